# Draws the pictures of README.md and docs/: 'make pictures'. A test compares them byte for byte.
maquette render Examples/screens/settings.yaml --frame --scale 2 --variants light,dark,os26,os26+dark --no-spec -o docs/images/
maquette render Examples/signin.yaml Examples/article.yaml Examples/event.yaml --variants light,dark --no-spec -o docs/images/
maquette render Examples/screens/settings.yaml --scale 2 --compare ltr,rtl --no-spec -o docs/images/directions@2x.png
maquette render Examples/screens/settings.yaml --scale 2 --compare ltr,rtl --appearance dark --no-spec -o docs/images/directions~dark@2x.png

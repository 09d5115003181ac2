#!/usr/bin/env bash
# Writes into a folder what `make build` links into the program besides Swift's libraries: Cairo with Pixman,
# fontconfig and Expat, and libdeflate and libyaml.
#
#   LinkedLibraries.sh LINKER FOLDER
#
# As a library of its own, Cairo loads those of the X Window System at every start, and a dozen others: they take a
# tenth of the time of one picture. Where the system has no static libraries, the program is linked with the shared
# ones, as a debug build is.
#
#   cairo.o        Cairo without its surfaces for X. It is an object file, as the linker hides what archives
#                  define: librsvg, which may be loaded later, has to find this Cairo and no second one.
#   remapped       for the linker's --remap-inputs-file: what it takes in the place of shared libraries
#   libraries.ld   a linker script that names the files
set -euo pipefail
linker=$1
folder=$(realpath -m "$2")
mkdir -p "$folder"
: > "$folder/remapped"
echo '/* No static libraries were found. */' > "$folder/libraries.ld"
places=$(pkg-config --variable=libdir cairo)
files=()
for name in cairo pixman-1 fontconfig expat deflate yaml; do
  file=$places/lib$name.a
  if [ ! -f "$file" ]; then
    echo "warning: there is no $file: the program starts slower" >&2
    exit 0
  fi
  files+=("$file")
done
"$linker" -r -o "$folder/cairo.o" '--undefined-glob=cairo_[!x]*' "${files[0]}"
printf '!<arch>\n' > "$folder/none.a"
{
  echo "*/libcairo.so=$folder/none.a"
  for name in deflate yaml; do echo "*/lib$name.so=$places/lib$name.a"; done
} > "$folder/remapped"
echo "INPUT($folder/cairo.o ${files[*]:1} -lpng16 -lz)" > "$folder/libraries.ld"

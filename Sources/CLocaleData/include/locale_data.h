// The part of ICU's data that Maquette needs, in the place of all of them. Nothing is called here: ICU
// finds the data by their symbol, and the linker takes ICU's own where there is none.

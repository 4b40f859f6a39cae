// How much of a file is read before it is refused. A bank of 10,000 questions stays far below every one of these.
export const MOST_FILE_BYTES = 20 * 1024 * 1024;
export const MOST_ROWS = 20_000;
export const MOST_COLUMNS = 100;
export const MOST_CELL_CHARACTERS = 32_767;
export const MOST_UNPACKED_BYTES = 100 * 1024 * 1024;
export const MOST_ENTRY_BYTES = 60 * 1024 * 1024;
export const MOST_ENTRIES = 25_000;
/** Text shrinks to a tenth; only a bomb shrinks to a thousandth. */
export const MOST_RATIO = 250;
export const MOST_XML_DEPTH = 100;
export const MOST_XML_NODES = 2_000_000;

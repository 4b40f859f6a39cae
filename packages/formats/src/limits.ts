// How much of a file is read before it is refused. A bank of 10,000 questions is far below each of these limits.
export const MAX_FILE_BYTES = 20 * 1024 * 1024;
export const MAX_ROWS = 20_000;
export const MAX_COLUMNS = 100;
export const MAX_CELL_CHARACTERS = 32_767;
export const MAX_UNPACKED_BYTES = 100 * 1024 * 1024;
export const MAX_ENTRY_BYTES = 60 * 1024 * 1024;
export const MAX_ENTRIES = 25_000;
/** Text compresses to a tenth. Only a zip bomb compresses to a thousandth. */
export const MAX_RATIO = 250;
export const MAX_XML_DEPTH = 100;
export const MAX_XML_NODES = 2_000_000;
/** For a Word document, whose reader needs a hundred times the memory of what it reads. */
export const MAX_DOCUMENT_BYTES = 20 * 1024 * 1024;
export const MAX_DOCUMENT_NODES = 300_000;
/** For one HTML text. Its question contains at most ten thousand characters. */
export const MAX_HTML_TAGS = 10_000;
export const MAX_HTML_TEXT = 100_000;
export const MAX_TABLE_CELLS = 5_000;
export const MAX_PROBLEMS_A_ROW = 20;
/** For all texts of a file together. */
export const MAX_TEXT_CHARACTERS = 30_000_000;

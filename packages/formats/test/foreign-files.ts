import { archiveFiles } from "./archive-files.ts";
import { canvasFiles } from "./canvas-files.ts";
import type { ForeignFile } from "./foreign-file.ts";
import { giftFiles } from "./gift-files.ts";
import { moodleFiles } from "./moodle-files.ts";
import { qtiFiles } from "./qti-files.ts";
import { tableFiles } from "./table-files.ts";

export const foreignFiles: ForeignFile[] = [
  ...moodleFiles,
  ...giftFiles,
  ...tableFiles,
  ...qtiFiles,
  ...canvasFiles,
  ...archiveFiles,
];

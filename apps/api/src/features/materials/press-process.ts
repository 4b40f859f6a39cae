// Prints sheets beside the server, one after the other.
import { flushCompileCache } from "node:module";
import { setPriority } from "node:os";
import sharp from "sharp";
import { readNote } from "./note-parts.ts";
import type { PrintedSheet, SheetToPrint } from "./press.ts";
import { printNote } from "./print-note.ts";

/** Four times the screen resolution, which is sharp on paper. */
const PRINT_DENSITY = 288;

const drawn = (svg: string) =>
  sharp(Buffer.from(svg), { density: PRINT_DENSITY }).flatten({ background: "#fff" }).png().toBuffer();

async function print({ source, pictures, ...sheet }: SheetToPrint): Promise<PrintedSheet> {
  try {
    const ready = await Promise.all(pictures.map(async ({ sha256, svg }) => [sha256, await drawn(svg)] as const));
    return { bytes: await printNote({ ...sheet, parts: readNote(source).parts, pictures: new Map(ready) }) };
  } catch (problem) {
    return { problem: problem instanceof Error ? problem.message : String(problem) };
  }
}

try {
  setPriority(5);
} catch {
  // Where it may not step back it runs as it is.
}
// The parent kills this process, without time to save the compile cache.
flushCompileCache();
process.once("disconnect", () => process.exit(0));
process.on("message", async (sheet: SheetToPrint) => {
  const printed = await print(sheet);
  // The parent process may have been killed meanwhile.
  process.send!(printed, undefined, undefined, (problem) => problem && process.exit(0));
});

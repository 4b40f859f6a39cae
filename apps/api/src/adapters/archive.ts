// Deleted rows can be archived first, when an archive folder is configured. Archives are compressed JSON lines,
// readable with `zcat`. They never include personal data, because nobody could erase it there.
import { mkdir, open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

const compress = promisify(gzip);

export interface Archive {
  /**
   * Appends rows to a file. They are on disk when this returns. After a crash the last rows may be in the file twice.
   */
  add(name: string, rows: object[]): Promise<void>;
  /** Writes a complete file and replaces an existing one. Without rows it writes no file. */
  write(name: string, pages: AsyncIterable<object[]>): Promise<void>;
}

const nowhere: Archive = { add: async () => {}, write: async () => {} };

export function openArchive(folder: string | undefined): Archive {
  if (!folder) return nowhere;
  const fileOf = async (name: string) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return path.join(folder, `${name}.jsonl.gz`);
  };
  return {
    add: async (name, rows) => {
      if (rows.length > 0) await append(await fileOf(name), rows);
    },
    write: async (name, pages) => {
      const file = await fileOf(name);
      await rm(`${file}.part`, { force: true });
      let isBegun = false;
      for await (const rows of pages) {
        await append(`${file}.part`, rows);
        isBegun = true;
      }
      if (isBegun) await rename(`${file}.part`, file);
    },
  };
}

/** Compressed pieces placed one after another form a valid compressed file. */
async function append(file: string, rows: object[]): Promise<void> {
  const bytes = await compress(rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
  const handle = await open(file, "a", 0o600);
  try {
    await handle.appendFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

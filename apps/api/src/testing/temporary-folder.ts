import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

export const testFolders = path.join(tmpdir(), "sabiprep-tests");

/** A folder of this process. The next run removes it if this one is killed. */
export function temporaryFolder(name: string): string {
  mkdirSync(testFolders, { recursive: true, mode: 0o755 });
  return mkdtempSync(path.join(testFolders, `${process.pid}-${name}-`));
}

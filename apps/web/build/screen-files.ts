// The files of the screens, one entry for each row of a screen table. They are read from the tables, so that every
// screen in a table can be opened wherever its file is, and candidates load no list of staff screens.
import { existsSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { type ScreenRow, screenTable } from "../src/app/screen-table.ts";
import { staffScreenTable, staffSignInScreens } from "../src/app/staff-screen-table.ts";

const tables: Record<string, readonly ScreenRow[]> = {
  "virtual:screen-files": screenTable,
  "virtual:staff-screen-files": [...staffSignInScreens, ...staffScreenTable],
};
const features = path.resolve(import.meta.dirname, "../src/features");

export const screenFiles = (): Plugin => ({
  name: "screen-files",
  resolveId: (id) => (tables[id] ? `\0${id}` : null),
  load(id) {
    const table = id.startsWith("\0") && tables[id.slice(1)];
    return table ? screenFilesOf(table) : null;
  },
});

export function screenFilesOf(table: readonly Pick<ScreenRow, "file">[]): string {
  const entries = [...new Set(table.map(({ file }) => file))].map((file) => {
    const source = path.join(features, `${file}-screen.tsx`);
    if (!existsSync(source)) throw new Error(`The table of screens names ${file}, but there is no ${source}.`);
    return `${JSON.stringify(file)}: () => import(${JSON.stringify(source)})`;
  });
  return `export const files = { ${entries.join(", ")} };`;
}

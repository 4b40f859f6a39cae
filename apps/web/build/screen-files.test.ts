import { expect, test } from "vitest";
import { screenTable } from "../src/app/screen-table.ts";
import { staffScreenTable, staffSignInScreens } from "../src/app/staff-screen-table.ts";
import { screenFilesOf } from "./screen-files.ts";

test("a screen of the table can be opened whatever the name of its folder", () => {
  // A folder that is staff-only today. By its name it was left out of the candidates' files.
  const files = screenFilesOf([{ file: "questions/papers" }, { file: "subjects/subjects" }]);
  expect(files).toMatch(/"questions\/papers": \(\) => import\(".*\/features\/questions\/papers-screen\.tsx"\)/);
  expect(files).toContain('"subjects/subjects": () => import(');
});

test("every screen has its file, and candidates load no staff screens", () => {
  const candidates = screenFilesOf(screenTable);
  for (const { file } of screenTable) expect(candidates).toContain(`"${file}": `);
  for (const { file } of [...staffSignInScreens, ...staffScreenTable]) expect(candidates).not.toContain(`"${file}": `);
});

test("a row without its file stops the build and names it", () => {
  expect(() => screenFilesOf([{ file: "question-x/never-written" }])).toThrow("question-x/never-written");
});

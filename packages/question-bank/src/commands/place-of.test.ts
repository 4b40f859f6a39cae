import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { placeOf } from "./place-of.ts";

test("a key gives the file and line of its question or passage", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "sabiprep-content-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, "history"));
  writeFileSync(
    path.join(folder, "history/trade.md"),
    "# Objective: Any\n\n# Passage salt: The salt road\n\nCamels.\n\n## camels (easy)\n\nWhat?\n",
  );
  expect(placeOf("history/trade/camels", folder)).toMatch(/history\/trade\.md:7$/);
  expect(placeOf("history/salt", folder)).toMatch(/history\/trade\.md:3$/);
  writeFileSync(path.join(folder, "history/trade.paper.md"), "# Objective: Any\n\n## gold (easy)\n\nWhat?\n");
  expect(placeOf("history/trade/gold", folder)).toMatch(/history\/trade\.paper\.md:3$/);
  for (const key of ["history", "history/trade", "history/trade/goats", "physics/lever/7"])
    expect(placeOf(key, folder)).toBeUndefined();
});

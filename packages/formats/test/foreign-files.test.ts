import { strToU8 } from "fflate";
import { expect, test } from "vitest";
import { readQuestionFile } from "../src/index.ts";
import type { ForeignFile } from "./foreign-file.ts";
import { foreignFiles } from "./foreign-files.ts";

const read = ({ content, name }: ForeignFile) =>
  readQuestionFile(typeof content === "string" ? strToU8(content) : content, name, {}, 2026);

test("there are at least sixty of them, each with a unique name in its group", () => {
  expect(foreignFiles.length).toBeGreaterThanOrEqual(60);
});

test.each(foreignFiles.map((file) => [file.name, file] as const))(
  "%s is read as it is meant, or refused with the true reason",
  async (_, file) => {
    if (file.refused) return await expect(read(file)).rejects.toThrow(file.refused);
    const { rows, notes } = await read(file);
    expect(rows.map(({ question }) => question)).toMatchObject(file.questions ?? []);
    const told = [...notes, ...rows.flatMap(({ problems }) => problems.map(({ message }) => message))];
    expect(told).toEqual((file.told ?? []).map((part) => expect.stringContaining(part)));
  },
);

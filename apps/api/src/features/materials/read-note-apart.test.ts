import { expect, test } from "vitest";
import { readNote } from "./note-parts.ts";
import { readNoteInChildProcess } from "./read-note-in-child.ts";

/** As heavy as our limits allow. */
const heavy = Array.from({ length: 6 }, (_, at) => `$\\ce{${at}${"->[".repeat(70)}${"]".repeat(70)}}$`).join(" ");

test("a note is read in the worker as it would be here, and the server is free meanwhile", async () => {
  const note = "## Heat\n\n- one $x^2$\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nPlain **words**.";
  expect(await readNoteInChildProcess(note)).toEqual(readNote(note));
  expect(await readNoteInChildProcess("$\\frac{1}{$")).toEqual({ problem: expect.any(String) });
  const spent = () => (process.threadCpuUsage().user + process.threadCpuUsage().system) / 1_000;
  const before = { here: spent(), everywhere: process.cpuUsage() };
  expect(await readNoteInChildProcess(heavy)).toHaveProperty("html");
  expect(spent() - before.here).toBeLessThan(0.5 * (process.cpuUsage(before.everywhere).user / 1_000));
});

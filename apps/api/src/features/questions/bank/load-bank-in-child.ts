// Loads the bank in a child process: the memory for reading it is freed when that process ends, and the server does not
// hold it while it runs. The process works as the owner of the tables, because a first load rebuilds indexes.
import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Db } from "../../../db/transaction.ts";
import { type BankLoadResult, resultIfCurrent } from "./load-bank.ts";
import { readNote } from "./read-artefact.ts";

export type BankTask = { ownerUrl: string; now: Date };
export type BankOutcome = { loaded: BankLoadResult } | { problem: string };

export async function loadBankInChildProcess(db: Db, task: BankTask): Promise<BankLoadResult> {
  const there = await resultIfCurrent(db, readNote());
  if (there) return there;
  const child = fork(fileURLToPath(new URL("./bank-process.ts", import.meta.url)), [], {
    serialization: "advanced",
    execArgv: ["--disable-warning=ExperimentalWarning"],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const { promise, resolve, reject } = Promise.withResolvers<BankOutcome>();
  child.once("message", resolve);
  child.once("error", reject);
  child.once("exit", (code, signal) => resolve({ problem: `the process stopped (${signal ?? code})` }));
  child.send(task, (problem) => problem && reject(problem));
  const outcome = await promise;
  if ("problem" in outcome) throw new Error(`The question bank could not be loaded: ${outcome.problem}`);
  return outcome.loaded;
}

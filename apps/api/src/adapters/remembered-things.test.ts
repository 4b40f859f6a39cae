// Data cached between two requests must be cleared when other instances change it, which `cached()` does. A separate
// store at the top of a file would not be cleared, so each existing one is listed here with its reason.
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const source = path.resolve(import.meta.dirname, "..");

const known: Record<string, string> = {
  "db/hosts.ts known": "the hosts an address names, not rows",
  "db/named-statements.ts names": "texts of statements, not rows",
  "features/analytics/page-loads.ts waiting": "counts on their way to the database",
  "features/audit/anchor-file.ts kept": "where this process last wrote the log's end outside the database",
  "features/auth/common-passwords.ts known": "a list that ships with us",
  "features/auth/passwords.ts mostAtOnce": "this process's share of the machine",
  "features/auth/passwords.ts running": "how many passwords are being hashed",
  "features/auth/cached-callers.ts memories": "which memories there are, each of them the line's",
  "features/languages/texts.ts read": "a file of texts that comes with the build, read again when it changes",
  "features/theory/load-theory.ts done": "what this process did at its start",
  "features/materials/load-shipped.ts done": "what this process did at its start",
  "features/materials/load-shipped.ts shipped": "a note of files that come with the build",
  "features/sittings/draw-questions.ts groupedPools": "hangs on a pool of the question cache and goes with it",
  "features/sittings/batch-saves.ts queues": "saves on their way to the database",
  "features/sittings/read-sitting.ts knownOrders": "hangs on what a sitting handed out, which never changes",
  "features/sittings/sitting-lock.ts queues": "who waits for whom",
  "http/from-text.ts read": "made of the contract",
  "http/json-schema.ts made": "made of the contract",
  "http/metrics.ts registries": "the process's own figures",
  "http/no-pipelining.ts lines": "what each connection still has to be answered",
  "http/presenter.ts made": "made of the contract",
  "http/security-events.ts traces": "hangs on a request and goes with it",
  "http/uploads.ts coming": "how many uploads of each account are on their way",
  "http/uploads.ts held": "how much of uploads this process holds",
  "secrets/vault.ts ring": "the keys of the environment",
  "server.ts stop": "how this process ends",
};

/** At the top of a file: a collection that is empty at first, or a variable. */
const store =
  /^(?:export )?(?:(?:const|let) (\w+)(?:: [^=]+)? = new (?:Weak)?(?:Map|Set)(?:<.*>)?\(\);|let (\w+)\b.*)$/gm;

test("data is kept between requests only through cached(), or for a reason listed here", () => {
  const files = globSync("**/*.ts", { cwd: source }).filter((file) => !/\.test\.ts$|^testing\//.test(file));
  const stores = files.flatMap((file) =>
    [...readFileSync(path.join(source, file), "utf8").matchAll(store)].map(
      ([, made, varies]) => `${file} ${made ?? varies}`,
    ),
  );
  expect(stores.toSorted()).toEqual(Object.keys(known).toSorted());
});

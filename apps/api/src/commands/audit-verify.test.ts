import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { openDatabase } from "../db/open.ts";
import { prepareDatabase } from "../db/prepare.ts";
import { beginKeyedLog, writeAudit } from "../features/audit/public.ts";
import { useKeys } from "../secrets/vault.ts";
import { temporaryFolder } from "../testing/database.ts";
import { TEST_KEY } from "../testing/test-key.ts";

const quiet = { info: () => {}, warn: () => {}, error: () => {} };

/** Runs the script as npm run audit:verify does. */
async function verify(dataDir: string) {
  const script = path.join(import.meta.dirname, "audit-verify.ts");
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "", NODE_ENV: "test", SECRETS_KEY: TEST_KEY };
  const run = promisify(execFile)(process.execPath, ["--disable-warning=ExperimentalWarning", script], { env });
  const { stdout, stderr, code } = await run.then(
    (said) => ({ ...said, code: 0 }),
    (problem) => problem,
  );
  return { code, said: `${stdout}${stderr}`.trim() };
}

test("the audit chain can be verified while the server is running, and errors are one line", async () => {
  const dataDir = temporaryFolder("audit");
  expect(await verify(dataDir)).toEqual({ code: 1, said: `No audit log found in ${dataDir}.` });
  const server = await openDatabase({ dataDir, log: quiet });
  const early = await verify(dataDir);
  expect(early.code).toBe(1);
  expect(early.said).toMatch(/^The audit log cannot be read: [^\n]+$/);
  await prepareDatabase(server, quiet);
  useKeys([Buffer.from(TEST_KEY, "hex")]);
  await beginKeyedLog(server.db, new Date());
  const entry = { verb: "test.done", actor: null, request_id: "r", at: new Date() };
  await writeAudit(server.db, entry as unknown as Parameters<typeof writeAudit>[1]);
  expect(await verify(dataDir)).toEqual({ code: 0, said: "The audit log is complete and unchanged." });
  // The server that was running meanwhile still works.
  expect((await server.db.selectFrom("audit_chain").select("seq").execute()).length).toBe(1);
  await server.close();
  expect(await verify(dataDir)).toEqual({ code: 0, said: "The audit log is complete and unchanged." });
});

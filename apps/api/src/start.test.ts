import { execFile } from "node:child_process";
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { createFileStore } from "./adapters/file-store.ts";
import { createMailer } from "./adapters/mailer.ts";
import { closeDataFolder } from "./adapters/private-folder.ts";
import { ConfigProblem, readConfig } from "./config.ts";
import { passwordProblem } from "./features/auth/public.ts";
import { assertBuilt } from "./start/built.ts";
import { temporaryFolder } from "./testing/database.ts";

const production = { NODE_ENV: "production", PUBLIC_URL: "https://sabiprep.test", SMTP_URL: "smtps://mail.test" };
const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);

test("production does not start without a mail server, with Google over plain http, or with optional two-step sign-in", () => {
  expect(readConfig(production).production).toBe(true);
  expect(() => readConfig({ ...production, SMTP_URL: "" })).toThrow(ConfigProblem);
  expect(() => readConfig({ ...production, SMTP_URL: "" })).toThrow(/^SMTP_URL: /);
  for (const name of ["GOOGLE_TOKENINFO_URL", "GOOGLE_USERINFO_URL"])
    expect(() => readConfig({ ...production, [name]: "http://127.0.0.1/x" })).toThrow(new RegExp(`^${name}: `));
  expect(() => readConfig({ ...production, STAFF_TWO_STEP: "optional" })).toThrow(/^STAFF_TWO_STEP: /);
});

test.each([
  ["password", "letter"],
  ["alllower1case", "letter"],
  ["Password1", "common"],
  ["Summer2024", "common"],
])("%s is no password for the first owner", (password, why) => {
  expect(passwordProblem(password)).toContain(why);
  expect(passwordProblem("Fufu4Supper")).toBeNull();
});

test("with a weak owner password the server does not start, and reports it in one line", async () => {
  const owner = { ADMIN_EMAIL: "owner@sabiprep.test", ADMIN_PASSWORD: "Summer2024" };
  const env = { ...process.env, ...production, ...owner, PORT: "0", DATA_DIR: temporaryFolder("start") };
  const server = path.join(import.meta.dirname, "server.ts");
  const outcome = await promisify(execFile)(process.execPath, [server], { env, timeout: 60_000 })
    .then(() => null)
    .catch((problem: { code: number; stderr: string }) => problem);
  expect(outcome?.code).toBe(1);
  expect(outcome?.stderr.trim().split("\n")).toEqual([expect.stringMatching(/^ADMIN_PASSWORD: /)]);
}, 70_000);

test("with a bad environment value the server does not start, and reports it in one line", async () => {
  const env = { ...process.env, GATEWAY_KEY: "k123", PORT: "0", DATA_DIR: temporaryFolder("start") };
  const server = path.join(import.meta.dirname, "server.ts");
  const outcome = await promisify(execFile)(process.execPath, [server], { env, timeout: 60_000 })
    .then(() => null)
    .catch((problem: { code: number; stderr: string }) => problem);
  expect(outcome?.code).toBe(1);
  expect(outcome?.stderr.trim().split("\n")).toEqual([expect.stringMatching(/^GATEWAY_KEY: /)]);
}, 70_000);

test("without a build the server does not start, and one line says what to do", () => {
  const root = temporaryFolder("start");
  expect(() => assertBuilt({ root, production: false })).toThrow(
    /^packages\/question-bank\/dist\/bank\.json is missing/,
  );
  mkdirSync(path.join(root, "packages/question-bank/dist"), { recursive: true });
  writeFileSync(path.join(root, "packages/question-bank/dist/bank.json"), "{}");
  assertBuilt({ root, production: false });
  expect(() => assertBuilt({ root, production: true })).toThrow(ConfigProblem);
  expect(() => assertBuilt({ root, production: true })).toThrow(
    "apps/web/dist/build.json is missing. Run npm run build",
  );
});

test("no link is printed in production", async () => {
  const config = readConfig({ DATA_DIR: temporaryFolder("start"), PUBLIC_URL: "https://sabiprep.test" });
  const printed: string[] = [];
  const text = "https://sabiprep.test/password/reset/secret?hash=h&ref=r";
  const mail = { id: "a", to: "ada@example.ng", subject: "Reset", html: text, text, unsubscribe_url: null };
  await createMailer(config, (line) => void printed.push(line)).send(mail);
  expect(printed.join()).toContain("secret");
  printed.length = 0;
  await createMailer({ ...config, production: true }, (line) => void printed.push(line)).send(mail);
  expect(printed).toEqual([]);
});

test("emails and uploads are readable only by the server, and an open data folder is made private", async () => {
  const dataDir = temporaryFolder("start");
  chmodSync(dataDir, 0o755);
  mkdirSync(path.join(dataDir, "mail"), { mode: 0o755 });
  const config = readConfig({ DATA_DIR: dataDir, PUBLIC_URL: "https://sabiprep.test" });
  await createFileStore(config).put("0198f3a2-0000-7000-8000-0000000000ab", Buffer.from("bytes"));
  const mail = { id: "a", to: "ada@example.ng", subject: "S", html: "x", text: "x", unsubscribe_url: null };
  await createMailer(config, () => {}).send(mail);
  await closeDataFolder(dataDir);
  const folders = ["", "mail", "files", "files/ab"].map((name) => path.join(dataDir, name));
  expect(folders.map(modeOf)).toEqual(["700", "700", "700", "700"]);
  const files = ["mail", "files/ab"].flatMap((name) =>
    readdirSync(path.join(dataDir, name)).map((file) => path.join(dataDir, name, file)),
  );
  expect(files.map(modeOf)).toEqual(["600", "600"]);
});

test("a folder shared by everyone stays open", async () => {
  const dataDir = temporaryFolder("start");
  chmodSync(dataDir, 0o1777);
  writeFileSync(path.join(dataDir, "theirs"), "");
  await closeDataFolder(dataDir);
  expect(modeOf(dataDir)).toBe("777");
});

test("a secret may be given in a file, as vaults do, but not in two ways together", () => {
  const file = path.join(temporaryFolder("start"), "smtp_url");
  writeFileSync(file, "smtps://user:secret@mail.test\n", { mode: 0o600 });
  const { SMTP_URL: _, ...rest } = production;
  expect(readConfig({ ...rest, SMTP_URL_FILE: file }).SMTP_URL).toBe("smtps://user:secret@mail.test");
  expect(() => readConfig({ ...production, SMTP_URL_FILE: file })).toThrow(/^SMTP_URL_FILE: SMTP_URL is set too/);
  expect(() => readConfig({ ...rest, SMTP_URL_FILE: `${file}-not` })).toThrow(
    /^SMTP_URL_FILE: the file .* cannot be read/,
  );
  expect(() => readConfig({ DATABASE_PREPARED: "beforehand" })).toThrow(/^DATABASE_PREPARED: /);
  expect(() => readConfig({ TLS_CERT_FILE: file })).toThrow(
    /^TLS_CERT_FILE: set TLS_CERT_FILE and TLS_KEY_FILE together/,
  );
});

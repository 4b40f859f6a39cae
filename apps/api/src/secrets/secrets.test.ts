import { staff } from "@sabiprep/contract";
import { sql } from "kysely";
import { afterEach, describe, expect, onTestFinished, test } from "vitest";
import { openSignals } from "../adapters/database-signals.ts";
import { readConfig } from "../config.ts";
import { restoreBackup } from "../db/backup/restore-backup.ts";
import { writeBackup } from "../db/backup/write-backup.ts";
import { bytes, sealed, type TablesDescription, text } from "../db/columns.ts";
import { tables } from "../db/tables.ts";
import { verifyAudit } from "../features/audit/public.ts";
import { renewSealKey, sealKey, unsealingKeys } from "../features/sittings/seal-key.ts";
import { codeOf } from "../testing/authenticator.ts";
import { freshDatabase, temporaryFolder } from "../testing/database.ts";
import { aStaffMember } from "../testing/people.ts";
import { refused } from "../testing/refused.ts";
import { type Api, startApi } from "../testing/start-api.ts";
import { TEST_KEY } from "../testing/test-key.ts";
import { readKeys } from "./read-keys.ts";
import { sealedColumns, sealStored } from "./seal-stored.ts";
import { renewSecret, secretOf } from "./secret-of.ts";
import { checkKeys, placeOf, seal, sealText, stateOf, unseal, unsealText, useKeys } from "./vault.ts";

const ours = Buffer.from(TEST_KEY, "hex");
const another = Buffer.alloc(32, 9);
afterEach(() => useKeys([ours]));

/** Columns that sound like secrets but are not, each with its reason. */
const harmless: Record<string, string> = {
  "seal_keys.public_key": "made to be given away",
  "passkeys.credential_id": "names a key; the device proves the key itself",
  "passkeys.public_key": "made to be given away; the private key stays on the device",
  "mail_outbox.event_key": "names an event",
  "sittings.kind_key": "names a kind of test",
  "notifications.once_key": "names an event",
  "questions.bank_key": "names a shipped question",
  "passages.bank_key": "names a shipped passage",
  "materials.shipped_key": "names a shipped note",
  "theory_papers.shipped_key": "names a shipped paper",
  "theory_questions.shipped_key": "names a shipped question",
  "schools.code": "names a school; pupils type it beside their number and their own secret",
  "school_pupils.number_key": "an admission number, spelled in one way",
  "attempts.key": "names what is counted",
  "cooldowns.key": "names what is counted",
  "coupons.code": "made to be given away; its limits guard it",
  "plan_seats.code": "an invitation to one seat, shown to the student who pays; spent at the first use",
  "subscriptions.code": "Paystack's public name of a subscription",
  "question_import_files.bytes": "a file of questions",
  "audit_bodies.salt": "hides nothing once its words are there; goes with them",
};

function unguarded(described: TablesDescription): string[] {
  const soundsSecret =
    /secret|private|token|password|passwd|credential|salt|auth$|(^|_)(key|keys|code|codes|pin|otp|hashes)$/;
  return Object.entries(described).flatMap(([table, columns]) =>
    Object.entries(columns).flatMap(([column, { sealedBy, isHash, type }]) => {
      const name = `${table}.${column}`;
      const kept = sealedBy || isHash || name in harmless;
      const aName = /^(bigint|integer|boolean|timestamp)/.test(type) || /_code$/.test(column);
      return (soundsSecret.test(column) || type === "bytea") && !kept && !aName ? [name] : [];
    }),
  );
}

test("every column that sounds like a secret is sealed, is a hash, or states why it is not secret", () => {
  expect(unguarded(tables)).toEqual([]);
  const careless = { keys: { id: text(), api_token: text(), private_key: sealed(text(), "id"), seed: bytes() } };
  expect(unguarded(careless)).toEqual(["keys.api_token", "keys.seed"]);
  for (const name of Object.keys(harmless)) expect(Object.keys(tables)).toContain(name.split(".")[0]);
});

describe("a sealed value", () => {
  const place = placeOf("staff_totp", "secret", 7);

  test("opens in its own row with its own key, and nowhere else", () => {
    const value = seal(place, Buffer.from("a secret"));
    expect(value.includes("a secret")).toBe(false);
    expect(unseal(place, value).toString()).toBe("a secret");
    expect(seal(place, Buffer.from("a secret")).equals(value)).toBe(false);
    for (const moved of [placeOf("staff_totp", "secret", 8), placeOf("secrets", "value", 7)])
      expect(() => unseal(moved, value)).toThrow(/was changed, or copied/);
    for (let at = value.length - 36; at < value.length; at++) {
      const bad = Buffer.from(value);
      bad[at] = bad[at]! ^ 1;
      expect(() => unseal(place, bad)).toThrow(/was changed, or copied/);
    }
    useKeys([another]);
    expect(() => unseal(place, value)).toThrow(/^SECRETS_KEY: .* another key/);
  });

  test("states its key, and text and bytes are stored in the same way", () => {
    const words = sealText(place, "a word");
    expect([stateOf(words), stateOf("a word"), stateOf(Buffer.alloc(32, 1))]).toEqual(["current", "plain", "plain"]);
    expect(unsealText(place, words)).toBe("a word");
    useKeys([another, ours]);
    expect([stateOf(words), unsealText(place, words)]).toEqual(["old", "a word"]);
    useKeys([another]);
    expect(stateOf(words)).toBe("foreign");
  });
});

/** The full content of the database, as one text. */
async function dumpOf(api: Api): Promise<string> {
  const { rows } = await sql<{ dump: string }>`select string_agg(query_to_xml(format('select * from %I', relname), true,
    false, '')::text, '') as dump from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    and not relispartition`.execute(api.db);
  return rows[0]!.dump;
}

async function everySecret(api: Api) {
  const member = await aStaffMember(api, { confirmed: true });
  const { secret } = await member.as.call(staff.prepareTotp, {});
  const { recovery_codes } = await member.as.call(staff.enableTotp, { code: codeOf(secret, api.clock.now()) });
  await api.anyone.call(staff.forgotPassword, { email: member.email });
  return { member, secret, recovery_codes };
}

test("a copy of the database contains no usable secret", async () => {
  const api = await startApi();
  const { recovery_codes } = await everySecret(api);
  const links = api.context.secret;
  const dump = await dumpOf(api);
  expect(dump).toContain("staff_id");
  for (const form of ["hex", "base64", "base64url"] as const) expect(dump).not.toContain(links.toString(form));
  for (const code of recovery_codes) expect(dump).not.toContain(code.replaceAll("-", ""));
  const { rows } = await sql<{
    secret: Buffer;
  }>`select secret from staff_totp union all select value from secrets`.execute(api.db);
  expect(rows.map(({ secret }) => stateOf(secret))).toEqual(Array(3).fill("current"));
});

test("secrets an older build stored plain are sealed once at the start, and work as before", async () => {
  const api = await startApi();
  const key = Buffer.alloc(20, 3);
  const member = await aStaffMember(api);
  await api.db.updateTable("secrets").set({ value: api.context.secret }).where("name", "=", "links").execute();
  await api.db.insertInto("staff_totp").values({ staff_id: member.id, secret: key, enabled_at: new Date() }).execute();
  await sql`insert into seal_keys (public_key, private_key, created_at) values ('p', 'very-private', now())`.execute(
    api.db,
  );
  expect(await sealStored(api.db)).toBe(3);
  expect(await sealStored(api.db)).toBe(0);
  expect(await secretOf(api.db, "links")).toEqual(api.context.secret);
  const totp = await api.db.selectFrom("staff_totp").select("secret").executeTakeFirstOrThrow();
  expect(unseal(placeOf("staff_totp", "secret", member.id), totp.secret)).toEqual(key);
  expect(await dumpOf(api)).not.toContain("very-private");
});

test("a new key is used from the start while the old one still opens, and without the old one the start names it", async () => {
  const api = await startApi();
  const { member, secret } = await everySecret(api);
  useKeys([another]);
  await expect(sealStored(api.db)).rejects.toThrow(/^SECRETS_KEY: .*encrypted with another key.*SECRETS_KEY_OLD/);
  useKeys([another, ours]);
  expect(await sealStored(api.db)).toBeGreaterThan(2);
  useKeys([another]);
  expect(await sealStored(api.db)).toBe(0);
  expect(await secretOf(api.db, "links")).toEqual(api.context.secret);
  const totp = await api.db.selectFrom("staff_totp").select("secret").executeTakeFirstOrThrow();
  expect(unseal(placeOf("staff_totp", "secret", member.id), totp.secret)).toHaveLength(secret.length * (5 / 8));
});

test("a back-up restored with another key is refused in one line and changes nothing, and with its key it is complete", async () => {
  const api = await startApi();
  await everySecret(api);
  const folder = temporaryFolder("restore");
  const file = `${folder}/backup.gz`;
  await writeBackup({ url: api.ownerUrl, files: `${folder}/none`, file });
  const target = await freshDatabase({ empty: true });
  try {
    const restore = () => restoreBackup({ pool: target.owner, files: `${folder}/files`, file, checkKeys });
    useKeys([another]);
    await expect(restore()).rejects.toThrow(/^SECRETS_KEY: [^\n]*encrypted with another key[^\n]*$/);
    const { rows } = await target.pool.query(
      "select count(*)::int as tables from pg_tables where schemaname = 'public'",
    );
    expect(rows).toEqual([{ tables: 0 }]);
    useKeys([ours]);
    await restore();
    expect(await secretOf(target.db, "links")).toEqual(api.context.secret);
    expect(await verifyAudit(target.db, folder)).toBeNull();
  } finally {
    await target.close();
  }
});

test("a secret moved to another person's row cannot be opened there", async () => {
  const api = await startApi();
  const thief = await aStaffMember(api, { confirmed: true });
  const { member } = await everySecret(api);
  const own = await thief.as.call(staff.prepareTotp, {});
  await sql`update staff_totp set secret = (select secret from staff_totp where staff_id = ${member.id})
    where staff_id = ${thief.id}`.execute(api.db);
  const problem = await refused(thief.as.call(staff.enableTotp, { code: codeOf(own.secret, api.clock.now()) }));
  expect(problem.status).toBe(500);
});

test("the list of sealed columns is complete", () => {
  expect(sealedColumns().map(({ table, column }) => `${table}.${column}`)).toEqual(
    expect.arrayContaining([
      "secrets.value",
      "staff_totp.secret",
      "seal_keys.private_key",
      "subscriptions.email_token",
    ]),
  );
});

describe("the key", () => {
  const production = {
    NODE_ENV: "production",
    PUBLIC_URL: "https://sabiprep.test",
    SMTP_URL: "smtps://mail.sabiprep.test",
  };

  test("is required in production, and is 32 bytes", () => {
    expect(() => readKeys(readConfig(production))).toThrow(/^SECRETS_KEY: required in production/);
    expect(() => readConfig({ SECRETS_KEY: "short" })).toThrow(/^SECRETS_KEY: must be 32 bytes/);
    expect(() => readConfig({ SECRETS_KEY_OLD: `${TEST_KEY},short` })).toThrow(/^SECRETS_KEY_OLD: must be 32 bytes/);
    expect(readConfig({ SECRETS_KEY: ours.toString("base64") }).SECRETS_KEY).toBe(TEST_KEY);
    readKeys(readConfig({ ...production, SECRETS_KEY: TEST_KEY }));
  });

  test("is made once outside production, in a file only its owner can read", async () => {
    const { readFileSync, statSync, writeFileSync } = await import("node:fs");
    const DATA_DIR = temporaryFolder("key");
    readKeys(readConfig({ DATA_DIR }));
    const value = sealText("here", "a word");
    const file = `${DATA_DIR}/secrets.key`;
    const made = readFileSync(file, "utf8");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    readKeys(readConfig({ DATA_DIR }));
    expect(readFileSync(file, "utf8")).toBe(made);
    expect(unsealText("here", value)).toBe("a word");
    writeFileSync(file, "not a key");
    expect(() => readKeys(readConfig({ DATA_DIR }))).toThrow(/secrets\.key does not contain a key/);
  });
});

test("the site's own keys can be replaced: links end, and sealed answer files still open", async () => {
  const api = await startApi();
  const before = await secretOf(api.db, "links");
  expect(await renewSecret(api.db, "links")).toBe(true);
  expect((await secretOf(api.db, "links")).equals(before)).toBe(false);
  const { public_key: first } = await sealKey(api.context);
  await renewSealKey(api.db, api.clock.now());
  expect(await unsealingKeys(api.context)).toHaveLength(2);
  const restarted = { ...api.context, signals: await openSignals(api.databaseUrl) };
  onTestFinished(() => restarted.signals.close());
  expect((await sealKey(restarted)).public_key).not.toBe(first);
});

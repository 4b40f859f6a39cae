import { readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { staff, users } from "@sabiprep/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { features } from "../../app.ts";
import { inTransaction } from "../../db/transaction.ts";
import { aCandidate, aStaffMember } from "../../testing/people.ts";
import { type Api, startApi } from "../../testing/start-api.ts";
import { hashPassword } from "../auth/public.ts";
import { eraseCandidate } from "../profile/erase-candidate.ts";
import { commitmentOf, plainHash } from "./chain.ts";
import { auditFeature } from "./feature.ts";
import { beginKeyedLog, noteRestore, verifyAudit, writeAudit } from "./public.ts";

const PASSWORD = "Jollof4Everyone";

async function threeInvitations(api: Api) {
  const owner = await aStaffMember(api, { password_hash: await hashPassword(PASSWORD) });
  await owner.as.call(staff.confirm, { password: PASSWORD });
  const guests = ["one@example.ng", "two@example.ng", "three@example.ng"];
  const made: string[] = [];
  for (const email of guests)
    made.push((await owner.as.call(staff.invite, { name: "Bola Ade", email, role: "editor" })).staff_uuid);
  return { owner, made };
}

test("a change and its entry are written together, and the entry holds ids instead of people", async () => {
  const api = await startApi();
  const { owner, made } = await threeInvitations(api);
  const entries = await api.db
    .selectFrom("audit_bodies")
    .select(["seq", "verb", "actor_audience", "actor_uuid", "subject"])
    .orderBy("seq")
    .execute();
  expect(entries).toEqual(
    made.map((subject, at) => ({
      seq: at + 1,
      verb: "staff.invite",
      actor_audience: "staff",
      actor_uuid: owner.uuid,
      subject,
    })),
  );
  const { rows } = await sql<{ text: string }>`select string_agg(b::text, '') as text from audit_bodies b`.execute(
    api.db,
  );
  expect(rows[0]?.text).not.toMatch(/example\.ng|Bola/);
  expect(await verifyAudit(api.db, api.context.config.DATA_DIR)).toBeNull();
});

test("a refused change leaves no entry", async () => {
  const api = await startApi();
  const { owner } = await threeInvitations(api);
  const again = { name: "Bola Ade", email: "one@example.ng", role: "editor" as const };
  await expect(owner.as.call(staff.invite, again)).rejects.toThrow("already");
  expect(await api.db.selectFrom("audit_chain").select("seq").execute()).toHaveLength(3);
});

test("entries written at the same moment form one chain", async () => {
  const api = await startApi();
  await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      inTransaction(api.db, (db) =>
        writeAudit(db, { verb: "test", actor: null, at: api.clock.now(), request_id: `request-${at}` }),
      ),
    ),
  );
  expect(await api.db.selectFrom("audit_chain").select("seq").execute()).toHaveLength(20);
  expect(await verifyAudit(api.db, api.context.config.DATA_DIR)).toBeNull();
});

test("an edit of the log in the database is detected, and the entry is named", async () => {
  const api = await startApi();
  await threeInvitations(api);
  const edits: [string, number, string][] = [
    ["update audit_bodies set subject = 'someone else' where seq = 2", 2, "body"],
    ["update audit_bodies set verb = 'staff.greet' where seq = 3", 3, "body"],
    [`update audit_bodies set body = jsonb_set(body, '{after,role}', '"owner"') where seq = 1`, 1, "body"],
    ["update audit_chain set at = at - interval '1 day' where seq = 2", 2, "chain is broken"],
    ["update audit_chain set commitment = repeat('0', 64) where seq = 3", 3, "chain is broken"],
    ["with b as (delete from audit_bodies where seq = 2) delete from audit_chain where seq = 2", 2, "missing"],
    ["delete from audit_bodies where seq = 2", 2, "deleted without an erasure"],
    [
      "with b as (delete from audit_bodies where seq = 3) delete from audit_chain where seq = 3",
      3,
      "the log had 3 entries and was cut",
    ],
    ["with b as (delete from audit_bodies) delete from audit_chain", 1, "the log had 3 entries and was cut"],
    ["update audit_anchor set seq = 2", 2, "where the log ends was changed"],
    ["delete from audit_anchor", 1, "chain is broken"],
    [
      "update audit_anchor set key = (select value from secrets where name = 'links')",
      0,
      "key of the log cannot be read",
    ],
  ];
  for (const [statement, seq, problem] of edits) {
    const verdict = await tryOut(api, statement);
    expect([statement, verdict]).toEqual([statement, { seq, problem: expect.stringContaining(problem) }]);
  }
  expect(await verifyAudit(api.db, api.context.config.DATA_DIR)).toBeNull();
});

test("an entry made without the key is detected, however well it fits the entry before it", async () => {
  const api = await startApi();
  await threeInvitations(api);
  const forged = `with forged as (select 4 as seq, at, commitment, hash as prev_hash from audit_chain where seq = 3),
    hashed as (select *, encode(sha256(convert_to(seq || '|' || to_char(at at time zone 'UTC',
      'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '|' || commitment || '|' || prev_hash, 'UTF8')), 'hex') as hash from forged)
    insert into audit_chain (seq, at, commitment, prev_hash, hash, rule)
    select seq, at, commitment, prev_hash, hash, 2 from hashed`;
  expect(await tryOut(api, forged)).toEqual({ seq: 4, problem: "the chain is broken" });
  expect(await tryOut(api, forged.replace("hash, 2 from", "hash, 1 from"))).toMatchObject({ seq: 4 });
});

test("an erased candidate is erased from the log, and the log records the erasure", async () => {
  const api = await startApi();
  const owner = await aStaffMember(api, { confirmed: true });
  const [ada, bola] = [await aCandidate(api), await aCandidate(api)];
  for (const { uuid } of [ada, bola, ada]) await owner.as.call(users.signOut, { uuid });
  await eraseCandidate(api.db, features, ada.id, api.clock.now());
  const left = await api.db
    .selectFrom("audit_bodies")
    .select(["seq", "verb", "subject", "body"])
    .orderBy("seq")
    .execute();
  expect(left).toEqual([
    expect.objectContaining({ seq: 2, subject: bola.uuid }),
    { seq: 4, verb: "audit.erase", subject: null, body: expect.objectContaining({ after: { erased: [1, 3] } }) },
  ]);
  expect(await verifyAudit(api.db, api.context.config.DATA_DIR)).toBeNull();
  expect(await tryOut(api, "delete from audit_bodies where seq = 2")).toMatchObject({ seq: 2 });
  expect(await tryOut(api, "delete from audit_bodies where seq = 4")).toMatchObject({ seq: 1 });
});

test("a log of an older build continues, and its old entries count only up to the recorded point", async () => {
  const api = await startApi();
  const at = "2026-01-01T00:00:00.000Z";
  let prev_hash = "0".repeat(64);
  for (let seq = 1; seq <= 4; seq++) {
    const about = { verb: "old", actor_audience: null, actor_uuid: null, subject: null, body: {} };
    const commitment = commitmentOf("salt", about);
    const hash = plainHash({ seq, at, commitment, prev_hash });
    await api.db.insertInto("audit_chain").values({ seq, at, commitment, prev_hash, hash, rule: 1 }).execute();
    if (seq !== 3)
      await api.db
        .insertInto("audit_bodies")
        .values({ seq, salt: "salt", ...about, body: "{}" })
        .execute();
    prev_hash = hash;
  }
  await beginKeyedLog(api.db, api.clock.now());
  await beginKeyedLog(api.db, api.clock.now());
  await writeAudit(api.db, { verb: "new", actor: null, at: api.clock.now(), request_id: "r" });
  const verbs = await api.db.selectFrom("audit_bodies").select(["seq", "verb"]).orderBy("seq").execute();
  expect(verbs.map(({ seq, verb }) => `${seq} ${verb}`)).toEqual(["1 old", "2 old", "4 old", "5 audit.keyed", "6 new"]);
  expect(await verifyAudit(api.db, api.context.config.DATA_DIR)).toBeNull();
  expect(await tryOut(api, "update audit_bodies set verb = 'x' where seq = 2")).toMatchObject({ seq: 2 });
  expect(await tryOut(api, "delete from audit_bodies where seq = 4")).toMatchObject({ seq: 4 });
  // An attacker could rewrite old entries by the old rule, but could not make them match the first entry that has the
  // key.
  const rewritten = "update audit_chain set at = at - interval '1 day', hash = repeat('0', 64) where seq = 4";
  expect(await tryOut(api, rewritten)).toMatchObject({ seq: 4 });
});

test("a full old copy of the log is detected by the file outside the database, and a restore is recorded and continues", async () => {
  const api = await startApi();
  const folder = api.context.config.DATA_DIR;
  const one = (verb: string) => writeAudit(api.db, { verb, actor: null, at: api.clock.now(), request_id: "r" });
  const keep = async () => {
    api.clock.advance(60_000);
    await auditFeature.loop!(api.context);
  };
  await one("first");
  const old = await api.db.selectFrom("audit_anchor").selectAll().executeTakeFirstOrThrow();
  await one("second");
  await keep();
  await keep();
  const file = path.join(folder, "audit-anchor.jsonl");
  expect(readFileSync(file, "utf8").trim().split("\n")).toHaveLength(1);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(api.logged.filter((line) => line.includes("the audit log ends here"))).toHaveLength(1);

  await sql`delete from audit_bodies where seq = 2`.execute(api.owner);
  await sql`delete from audit_chain where seq = 2`.execute(api.owner);
  const { one: _, ...end } = old;
  await api.db.updateTable("audit_anchor").set(end).execute();
  expect(await verifyAudit(api.db, "/nowhere")).toBeNull();
  expect(await verifyAudit(api.db, folder)).toEqual({
    seq: 2,
    problem: expect.stringContaining("the log had 2 entries and was cut"),
  });
  await one("other second");
  await one("third");
  await keep();
  expect(await verifyAudit(api.db, folder)).toEqual({ seq: 2, problem: expect.stringContaining("old copy") });

  await noteRestore(api.db, folder, api.clock.now());
  expect(await verifyAudit(api.db, folder)).toBeNull();
  const said = await api.db.selectFrom("audit_bodies").select("body").where("verb", "=", "audit.restored").execute();
  expect(said).toEqual([{ body: expect.objectContaining({ after: { known_before: 3 } }) }]);
  writeFileSync(file, readFileSync(file, "utf8").replace(/"seq":4/, '"seq":2'));
  expect(await verifyAudit(api.db, folder)).toMatchObject({ problem: expect.stringContaining("audit-anchor.jsonl") });
});

/** What the verifier reports after the statement, which is then rolled back. */
async function tryOut(api: Api, statement: string) {
  const takenBack = new Error();
  let verdict: Awaited<ReturnType<typeof verifyAudit>> = null;
  await inTransaction(api.owner, async (db) => {
    await sql.raw(statement).execute(db);
    verdict = await verifyAudit(db, api.context.config.DATA_DIR);
    throw takenBack;
  }).catch((problem) => {
    if (problem !== takenBack) throw problem;
  });
  return verdict;
}

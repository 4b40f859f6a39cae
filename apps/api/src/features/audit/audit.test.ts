import { staff } from "@sabiprep/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { inTransaction } from "../../db/transaction.ts";
import { aStaffMember } from "../../testing/people.ts";
import { type Api, startApi } from "../../testing/start-api.ts";
import { hashPassword } from "../auth/public.ts";
import { verifyAudit, writeAudit } from "./public.ts";

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

test("a change and its entry are written together, and hold ids instead of people", async () => {
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
  expect(await verifyAudit(api.db)).toBeNull();
});

test("a refused change leaves no entry", async () => {
  const api = await startApi();
  const { owner } = await threeInvitations(api);
  const again = { name: "Bola Ade", email: "one@example.ng", role: "editor" as const };
  await expect(owner.as.call(staff.invite, again)).rejects.toThrow("already");
  expect(await api.db.selectFrom("audit_chain").select("seq").execute()).toHaveLength(3);
});

test("entries written at the same moment stand in one chain", async () => {
  const api = await startApi();
  await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      inTransaction(api.db, (db) =>
        writeAudit(db, { verb: "test", actor: null, at: api.clock.now(), request_id: `request-${at}` }),
      ),
    ),
  );
  expect(await api.db.selectFrom("audit_chain").select("seq").execute()).toHaveLength(20);
  expect(await verifyAudit(api.db)).toBeNull();
});

test("whoever edits the log in the database is found out, by the entry; erasing a body is no edit", async () => {
  const api = await startApi();
  await threeInvitations(api);
  const edits: [string, number | null, string][] = [
    ["update audit_bodies set subject = 'someone else' where seq = 2", 2, "body"],
    ["update audit_bodies set verb = 'staff.greet' where seq = 3", 3, "body"],
    [`update audit_bodies set body = jsonb_set(body, '{after,role}', '"owner"') where seq = 1`, 1, "body"],
    ["update audit_chain set at = at - interval '1 day' where seq = 2", 2, "chain is broken"],
    ["update audit_chain set commitment = repeat('0', 64) where seq = 3", 3, "chain is broken"],
    ["with b as (delete from audit_bodies where seq = 2) delete from audit_chain where seq = 2", 2, "missing"],
    ["delete from audit_bodies where seq = 2", null, ""],
  ];
  for (const [statement, seq, problem] of edits) {
    const verdict = await tryOut(api, statement);
    expect([statement, verdict]).toEqual([
      statement,
      seq === null ? null : { seq, problem: expect.stringContaining(problem) },
    ]);
  }
  expect(await verifyAudit(api.db)).toBeNull();
});

/** What the verifier says after the statement, which is then taken back. */
async function tryOut(api: Api, statement: string) {
  const takenBack = new Error();
  let verdict: Awaited<ReturnType<typeof verifyAudit>> = null;
  await inTransaction(api.db, async (db) => {
    await sql.raw(statement).execute(db);
    verdict = await verifyAudit(db);
    throw takenBack;
  }).catch((problem) => {
    if (problem !== takenBack) throw problem;
  });
  return verdict;
}

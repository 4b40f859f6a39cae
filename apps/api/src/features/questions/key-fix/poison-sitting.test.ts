import { itemAnalysis, sittings } from "@sabiprep/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { retrySetAside } from "../../../commands/set-aside-actions.ts";
import { listSetAside } from "../../../events/set-aside.ts";
import { answersWith, examFixture } from "../../../testing/an-exam.ts";
import { aCandidate, aStaffMember } from "../../../testing/people.ts";
import { type Api, startApi } from "../../../testing/start-api.ts";
import { remarkAll } from "../../sittings/public.ts";

/**
 * Three tests with nothing right, the second of which cannot get a new grade, and a question that is void from now on.
 */
async function aCorrection() {
  const api = await startApi();
  const room = await examFixture(api.db, { questions: 5, years: [2024] });
  const ask = { exam_id: room.exam.uuid, subject_id: room.subject.uuid, year: 2024, mode: "exam" as const };
  const tests: { id: number; uuid: string; question: string }[] = [];
  for (let at = 0; at < 3; at++) {
    const who = await aCandidate(api);
    const { exams, session } = await who.as.call(sittings.start, ask);
    await who.as.call(sittings.submitAnswers, { session_id: session.uuid, answers: answersWith(exams, 0) });
    const row = api.db.selectFrom("sittings").select(["id", "uuid"]).where("uuid", "=", session.uuid);
    tests.push({ ...(await row.executeTakeFirstOrThrow()), question: exams[0]!.uuid });
  }
  await api.settle();
  const repair = await failOn(api, "grades", `new.version > 1 and new.sitting_id = ${tests[1]!.id}`, "poison");
  const staff = await aStaffMember(api, { confirmed: true });
  const fix = { question_id: tests[0]!.question, accepted: [], is_void: true, reason: "Misprint" };
  await staff.as.call(itemAnalysis.fixKey, fix);
  return { api, tests, repair };
}

async function failOn(api: Api, table: string, condition: string, name: string, code = "P0001") {
  await sql`create function ${sql.id(name)}() returns trigger language plpgsql as ${sql.lit(`begin
    if ${condition} then raise exception '${name}' using errcode = '${code}'; end if; return new; end`)}`.execute(
    api.owner,
  );
  await sql`create trigger ${sql.id(name)} before insert or update on ${sql.table(table)} for each row
    execute function ${sql.id(name)}()`.execute(api.owner);
  return () => sql`drop function ${sql.id(name)} cascade`.execute(api.owner);
}

async function live(api: Api, rounds: number) {
  for (let round = 0; round < rounds; round++) {
    await api.settle().catch(() => {});
    api.clock.advance(61_000);
  }
}

const versions = async (api: Api) =>
  (
    await sql<{ version: number }>`select version from grades where is_current order by sitting_id`.execute(api.db)
  ).rows.map(({ version }) => version);

const fixes = async (api: Api) =>
  (await sql<{ state: string; remarked: number }>`select state, remarked from key_fixes`.execute(api.db)).rows;

const notices = async (api: Api) =>
  (await api.db.selectFrom("notifications").select("id").where("once_key", "like", "key-fix:%").execute()).length;

test("a test that cannot be remarked does not block others, is set aside, and a retry marks it", async () => {
  const { api, tests, repair } = await aCorrection();
  await live(api, 1);
  expect([await versions(api), await fixes(api)]).toEqual([[2, 1, 2], [{ state: "done", remarked: 2 }]]);
  await live(api, 5);
  const [row] = await listSetAside(api.db);
  expect(row).toMatchObject({ kind: "remark", item: tests[1]!.id, tries: 5, set_aside_at: expect.any(String) });
  const { differences } = await remarkAll(api.db, api.context.signals);
  expect(differences).toEqual([{ sitting: tests[1]!.uuid, stored: "0/5 (0%)", marked: "1/5 (20%)" }]);

  await repair();
  await live(api, 1);
  expect(await versions(api)).toEqual([2, 1, 2]);
  expect(await retrySetAside(api.db, row!.id, api.clock.now())).toMatchObject({ ok: true });
  await live(api, 1);
  expect([await versions(api), await fixes(api)]).toEqual([[2, 2, 2], [{ state: "done", remarked: 3 }]]);
  expect([await notices(api), await listSetAside(api.db)]).toEqual([3, []]);
  expect((await remarkAll(api.db, api.context.signals)).differences).toEqual([]);
});

test("a server killed before it saved its progress marks nothing twice and counts no try twice", async () => {
  const { api } = await aCorrection();
  const back = await failOn(api, "key_fixes", "new.after_sitting_id > 0", "killed", "57P01");
  await api.settle().catch(() => {});
  await api.settle().catch(() => {});
  expect([await versions(api), (await listSetAside(api.db)).map(({ tries }) => tries)]).toEqual([[2, 1, 2], [1]]);
  await back();
  await live(api, 1);
  expect([await versions(api), await notices(api)]).toEqual([[2, 1, 2], 2]);
});

test("when marking rules are being replaced, no test is set aside", async () => {
  const { api, repair } = await aCorrection();
  await repair();
  await sql`update marking set scoring_version = scoring_version + 1`.execute(api.owner);
  await live(api, 6);
  expect(await listSetAside(api.db)).toEqual([]);
  await sql`update marking set scoring_version = scoring_version - 1`.execute(api.owner);
  await live(api, 1);
  expect(await versions(api)).toEqual([2, 2, 2]);
});

test("npm run remark compares all other tests if one cannot be read", async () => {
  const { api, tests } = await aCorrection();
  await sql`update sitting_sections set revision_ids = array[999999999] where sitting_id = ${tests[1]!.id}`.execute(
    api.owner,
  );
  const { checked, differences } = await remarkAll(api.db, api.context.signals);
  expect(checked).toBe(3);
  expect(differences.map(({ marked }) => marked)).toEqual([
    "1/5 (20%)",
    expect.stringMatching(/^could not be marked/),
    "1/5 (20%)",
  ]);
});

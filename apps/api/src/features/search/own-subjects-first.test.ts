import { search } from "@sabiprep/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { examFixture } from "../../testing/an-exam.ts";
import { aCandidate } from "../../testing/people.ts";
import { startApi } from "../../testing/start-api.ts";

test("search lists a student's own subjects first, and another student's subjects do not count", async () => {
  const api = await startApi();
  const rooms = [await examFixture(api.db), await examFixture(api.db)];
  const ids: number[] = [];
  for (const [at, { subject }] of rooms.entries()) {
    await sql`update subjects set name = ${`Masonry ${at + 1}`}, position = ${at + 1}
      where uuid = ${subject.uuid}`.execute(api.owner);
    const { rows } = await sql<{ id: number }>`select id from subjects where uuid = ${subject.uuid}`.execute(api.db);
    ids.push(rows[0]!.id);
  }
  const [ada, bola] = [await aCandidate(api), await aCandidate(api)];
  const prepare = (candidateId: number, subjectId: number) =>
    sql`insert into candidate_profiles (candidate_id, subject_ids) values (${candidateId}, ${[subjectId]}::bigint[])
      on conflict (candidate_id) do update set subject_ids = excluded.subject_ids`.execute(api.owner);
  const found = async (who: typeof ada) =>
    (await who.as.call(search.find, { words: "masonry" })).subjects.map(({ name }) => name);
  await prepare(bola.id, ids[1]!);
  expect(await found(ada)).toEqual(["Masonry 1", "Masonry 2"]);
  expect(await found(bola)).toEqual(["Masonry 2", "Masonry 1"]);
});

import { site, sittings } from "@sabiprep/contract";
import { lagosDay } from "@sabiprep/exam";
import { expect, test } from "vitest";
import { answersWith, startableExam } from "../../testing/an-exam.ts";
import { aCandidate } from "../../testing/people.ts";
import { startApi } from "../../testing/start-api.ts";

const uuidsOf = ({ exams }: { exams: { uuid: string }[] }) => exams.map(({ uuid }) => uuid);

test("a question whose key a visitor has seen is in no exam, whichever happened first", async () => {
  const api = await startApi();
  const rooms = [];
  for (let at = 0; at < 5; at++) rooms.push(await startableExam(api.db, { questions: 20 }));
  const ada = await aCandidate(api);
  const open = await ada.as.call(sittings.start, rooms[0]!.ask({ mode: "exam" }));
  const shown = new Set<string>();
  for (let hour = 0; hour < 6; hour++) {
    const sample = await api.anyone.call(site.sample, {});
    expect(sample.exams).toHaveLength(10);
    for (const uuid of uuidsOf(sample)) shown.add(uuid);
    api.clock.advance(3_600_000);
  }
  expect(shown.size).toBeLessThanOrEqual(30);
  expect(uuidsOf(open).filter((uuid) => shown.has(uuid))).toEqual([]);

  // A later candidate: everything that can be drawn is drawn, and none of it was shown.
  const ben = await aCandidate(api);
  for (const room of rooms.slice(1)) {
    const asked = uuidsOf(await ben.as.call(sittings.start, room.ask({ mode: "exam", count: 20 })));
    expect(asked.length).toBeGreaterThanOrEqual(10);
    expect(asked.filter((uuid) => shown.has(uuid))).toEqual([]);
  }

  // A practice test may ask them. Taken again as an exam, it leaves them out.
  const cid = await aCandidate(api);
  // Enough questions for an exam must remain.
  const shownIn = (test: { exams: { uuid: string }[] }) => uuidsOf(test).filter((uuid) => shown.has(uuid)).length;
  const isMixed = (test: { exams: { uuid: string }[] }) => shownIn(test) > 0 && shownIn(test) <= 5;
  let ask = rooms[1]!.ask;
  let practice = await cid.as.call(sittings.start, ask({ count: 20 }));
  for (const room of rooms.slice(1)) {
    if (isMixed(practice)) break;
    ask = room.ask;
    practice = await cid.as.call(sittings.start, ask({ count: 20, fresh: true }));
  }
  expect(isMixed(practice)).toBe(true);
  await cid.as.call(sittings.submitAnswers, {
    session_id: practice.session.uuid,
    answers: answersWith(practice.exams, 3),
  });
  const again = uuidsOf(await cid.as.call(sittings.start, ask({ mode: "exam", again: practice.session.uuid })));
  expect(again.filter((uuid) => shown.has(uuid))).toEqual([]);
  expect(again.length).toBeGreaterThan(0);
});

test("the ten questions leave out the question of the day", async () => {
  const api = await startApi();
  for (let at = 0; at < 5; at++) await startableExam(api.db, { questions: 20 });
  const HOURS = 12;
  const drawnIn = async (hours: number) => {
    const drawn = new Set<string>();
    for (let hour = 0; hour < hours; hour++) {
      api.clock.advance(3_600_000);
      for (const uuid of uuidsOf(await api.anyone.call(site.sample, {}))) drawn.add(uuid);
    }
    return drawn;
  };
  api.clock.set(new Date(`${lagosDay(api.clock.now())}T00:00:00+01:00`));
  const [first] = await drawnIn(1);
  const { id } = await api.db.selectFrom("questions").select("id").where("uuid", "=", first!).executeTakeFirstOrThrow();
  await api.db
    .insertInto("daily_questions")
    .values({ day: lagosDay(api.clock.now()), question_id: id })
    .execute();
  expect([...(await drawnIn(HOURS))]).not.toContain(first);
  // On another day it is drawn again.
  await api.db.deleteFrom("daily_questions").execute();
  expect([...(await drawnIn(2 * HOURS))]).toContain(first);
});

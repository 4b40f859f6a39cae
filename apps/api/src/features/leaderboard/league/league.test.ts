import { challengeLinks, challenges, LEAGUE_GROUP, leaderboard, leagues, privacy, sittings } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { inTransaction } from "../../../db/transaction.ts";
import { answersWith, startableExam } from "../../../testing/an-exam.ts";
import { guardianAgrees } from "../../../testing/guardian.ts";
import { aCandidate, aStaffMember, signedInAgain } from "../../../testing/people.ts";
import { refused } from "../../../testing/refused.ts";
import { type Api, startApi } from "../../../testing/start-api.ts";
import { endWeeks, moveOf } from "./end-week.ts";
import { leaveWithoutConsent } from "./membership.ts";
import { seatMembers } from "./seats.ts";

type Person = Awaited<ReturnType<typeof aCandidate>>;
type ExamFixture = Awaited<ReturnType<typeof startableExam>>;
type TestOptions = Parameters<ExamFixture["ask"]>[0] & { seconds?: number };

/** Monday morning, so that a whole week is ahead. */
async function onMonday() {
  const api = await startApi();
  const now = api.clock.now();
  const monday = new Date(now.getTime() + ((8 - now.getUTCDay()) % 7 || 7) * 86_400_000).toISOString().slice(0, 10);
  api.clock.set(new Date(`${monday}T06:00:00Z`));
  return api;
}

async function adult(api: Api): Promise<Person> {
  const person = await aCandidate(api);
  await api.db
    .updateTable("candidate_profiles")
    .set({ is_adult: true })
    .where("candidate_id", "=", person.id)
    .execute();
  return person;
}

async function inLeague(api: Api): Promise<Person> {
  const person = await adult(api);
  await person.as.call(leagues.join, {});
  return person;
}

type Answer = ReturnType<typeof answersWith>[number] & { hinted?: boolean };

async function aTest(
  api: Api,
  who: Person,
  fixture: ExamFixture,
  right: number,
  { seconds = 20, ...options }: TestOptions = {},
  change = (answer: Answer, _at: number) => answer,
) {
  const opened = await who.as.call(sittings.start, fixture.ask({ count: 10, fresh: true, ...options }));
  const begun = api.clock.now().getTime();
  const answers = answersWith(opened.exams, right).map((answer, at) =>
    change(
      {
        ...answer,
        shown_at: new Date(begun + at * seconds * 1000).toISOString(),
        answered_at: new Date(begun + (at + 1) * seconds * 1000).toISOString(),
      },
      at,
    ),
  );
  api.clock.advance(answers.length * seconds * 1000);
  await who.as.call(sittings.submitAnswers, { session_id: opened.session.uuid, answers });
  await api.settle();
  return opened.session.uuid;
}

const pointsOf = async ({ as }: Pick<Person, "as">) => (await as.call(leagues.read, {})).points;

test("nobody is in the league before they join; an unverified email and a student under 18 are refused; leaving hides at once", async () => {
  const api = await onMonday();
  const ada = await aCandidate(api);
  expect(await ada.as.call(leagues.read, {})).toMatchObject({
    state: "out",
    needs_guardian: true,
    is_verified: true,
    rows: [],
    days_left: 7,
    shown_as: "Chidi B.",
  });
  expect((await refused(ada.as.call(leagues.join, {}))).errors).toHaveProperty("guardian");
  const unverified = await aCandidate(api, { verified: false });
  expect((await refused(unverified.as.call(leagues.join, {}))).message).toMatch(/^Verify your email address first/);
  await guardianAgrees(api, ada.as);
  await ada.as.call(leagues.join, {});
  await ada.as.call(leagues.join, {});

  const bola = await inLeague(api);
  const { rows } = await bola.as.call(leagues.read, {});
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain("Bello");
  expect((await bola.as.call(leaderboard.board, {})).members, "the boards have a switch of their own").toBe(0);

  await ada.as.call(leagues.leave, {});
  expect((await bola.as.call(leagues.read, {})).rows).toHaveLength(1);
  expect(await ada.as.call(leagues.read, {})).toMatchObject({ state: "out", rows: [] });
  const groups = await api.db.selectFrom("league_groups").select("members").execute();
  expect(groups).toEqual([{ members: 1 }]);

  const chika = await aCandidate(api);
  await guardianAgrees(api, chika.as, "father@example.ng");
  await chika.as.call(leagues.join, {});
  await chika.as.call(privacy.withdraw, {});
  expect((await chika.as.call(leagues.read, {})).state, "without consent").toBe("out");
  expect((await bola.as.call(leagues.read, {})).rows).toHaveLength(1);

  await api.db.updateTable("candidates").set({ verified_at: null }).where("id", "=", bola.id).execute();
  await leaveWithoutConsent(api.db);
  expect((await bola.as.call(leagues.read, {})).state).toBe("out");
});

test("points are for questions answered right the first time they are seen, in practice and in exam mode, each once", async () => {
  const api = await onMonday();
  const practice = await startableExam(api.db, { questions: 10 });
  const exam = await startableExam(api.db, { questions: 10 });
  const ada = await inLeague(api);
  await aTest(api, ada, practice, 8);
  expect(await pointsOf(ada)).toBe(80);
  await aTest(api, ada, practice, 10);
  expect(await pointsOf(ada), "the same questions again").toBe(80);
  await aTest(api, ada, exam, 7, { mode: "exam" });
  expect(await pointsOf(ada)).toBe(150);

  const late = await adult(api);
  await aTest(api, late, exam, 10);
  await late.as.call(leagues.join, {});
  expect(await pointsOf(late), "before joining").toBe(0);
});

test("a hint, a friend's challenge and impossible speed bring no points", async () => {
  const api = await onMonday();
  const [first, second, third] = [
    await startableExam(api.db, { questions: 10 }),
    await startableExam(api.db, { questions: 10 }),
    await startableExam(api.db, { questions: 10 }),
  ];
  const ada = await inLeague(api);
  await aTest(api, ada, first, 8, {}, (answer, at) => ({ ...answer, hinted: at < 3 }));
  expect(await pointsOf(ada)).toBe(50);
  await aTest(api, ada, second, 10, { seconds: 1 });
  expect(await pointsOf(ada)).toBe(50);

  const bola = await inLeague(api);
  const session_id = await aTest(api, bola, third, 5);
  const { url } = await bola.as.call(challenges.make, { session_id });
  const token = url.split("/").at(-1)!;
  const { exams } = await ada.as.call(challengeLinks.open, { token });
  await ada.as.call(challengeLinks.answerSignedIn, { token, answers: answersWith(exams, 10) as never });
  await api.settle();
  expect(await pointsOf(ada)).toBe(50);
  await aTest(api, ada, third, 10);
  expect(await pointsOf(ada), "the friend's questions have been seen").toBe(50);
});

test("a test that staff leave out of the leaderboard brings nothing in the league either", async () => {
  const api = await onMonday();
  const fixture = await startableExam(api.db, { questions: 10 });
  const ada = await inLeague(api);
  const session_id = await aTest(api, ada, fixture, 7, { mode: "exam" });
  expect(await pointsOf(ada)).toBe(70);
  const support = await aStaffMember(api, { role: "support", confirmed: true });
  await support.as.call(leaderboard.voidSitting, { uuid: ada.uuid, session_id });
  expect(await pointsOf(ada)).toBe(0);
});

test("a week ends with places, a notification and a move up or down, and the next one starts at zero", async () => {
  const api = await onMonday();
  const fixture = await startableExam(api.db, { questions: 10 });
  const [ada, bola, chika] = [await inLeague(api), await inLeague(api), await inLeague(api)];
  await aTest(api, ada, fixture, 4);
  await aTest(api, bola, fixture, 8);
  expect((await bola.as.call(leagues.read, {})).rows.map(({ rank, points }) => [rank, points])).toEqual([
    [1, 80],
    [2, 40],
    [3, 0],
  ]);
  // One minute before midnight in Lagos on Sunday it is still the same week.
  const sunday = new Date(api.clock.now().getTime() + 6 * 86_400_000).toISOString().slice(0, 10);
  api.clock.set(new Date(`${sunday}T22:59:00Z`));
  await endWeeks(api.db, api.clock.now());
  const again = async (who: Person) => ({ ...who, as: await signedInAgain(api, who.id) });
  expect(await (await again(bola)).as.call(leagues.read, {})).toMatchObject({ rank: 1, days_left: 1, last: null });

  api.clock.set(new Date(`${sunday}T23:01:00Z`));
  await endWeeks(api.db, api.clock.now());
  await endWeeks(api.db, api.clock.now());
  const winner = await (await again(bola)).as.call(leagues.read, {});
  expect(winner).toMatchObject({ state: "in", level: 2, points: 0, days_left: 7 });
  expect(winner.rows, "both who studied moved up, into one group").toHaveLength(2);
  expect(winner.last).toMatchObject({ place: 1, members: 3, points: 80, moved: 1 });
  expect(winner.last!.top.map(({ points }) => points)).toEqual([80, 40, 0]);
  const idle = await again(chika);
  expect(await idle.as.call(leagues.read, {})).toMatchObject({
    state: "waiting",
    level: 1,
    last: { place: 3, moved: 0 },
  });
  const notices = await api.db
    .selectFrom("notifications")
    .select(["candidate_id", "title", "body", "link"])
    .where("once_key", "like", "league:%")
    .orderBy("candidate_id")
    .execute();
  expect(notices).toMatchObject([
    { candidate_id: ada.id, title: "League: your rank was 2 out of 3" },
    {
      candidate_id: bola.id,
      title: "League: your rank was 1 out of 3",
      body: "Well done! You move up to level 2 this week.",
      link: "/leaderboard?board=league",
    },
  ]);
  const next = await startableExam(api.db, { questions: 10 });
  await aTest(api, idle, next, 3);
  expect(await idle.as.call(leagues.read, {}), "the first points give a place").toMatchObject({
    state: "in",
    points: 30,
  });
});

test("three move up and three of a large group move down; nobody leaves the levels there are", () => {
  const at = (place: number, points = 10, level = 3) => moveOf({ place, points, level }, 10);
  expect([1, 2, 3, 4, 7, 8, 9, 10].map((place) => at(place))).toEqual([1, 1, 1, 0, 0, -1, -1, -1]);
  expect(at(1, 0)).toBe(-1);
  expect(at(1, 10, 5)).toBe(0);
  expect(at(10, 0, 1)).toBe(0);
  expect(moveOf({ place: 4, points: 10, level: 3 }, 4)).toBe(0);
});

test("a full group takes nobody else, however many join at the same moment", async () => {
  const api = await onMonday();
  const people: Person[] = [];
  for (let n = 0; n < LEAGUE_GROUP * 2 + 3; n++) people.push(await adult(api));
  await Promise.all(people.map(({ as }) => as.call(leagues.join, {})));
  const groups = await api.db.selectFrom("league_groups").select(["id", "members"]).execute();
  expect(groups.map(({ members }) => members).sort()).toEqual([LEAGUE_GROUP, LEAGUE_GROUP, 3]);
  const seats = await api.db.selectFrom("league_seats").select("group_id").execute();
  for (const { id, members } of groups) expect(seats.filter(({ group_id }) => group_id === id)).toHaveLength(members);
  const [seat] = await api.db.selectFrom("league_seats").select("week").execute();
  await inTransaction(api.db, (db) =>
    seatMembers(
      db,
      people.map(({ id }) => id),
      seat!.week,
    ),
  );
  expect(await api.db.selectFrom("league_seats").select("group_id").execute()).toHaveLength(people.length);
});

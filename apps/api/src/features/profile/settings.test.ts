import { defaultSettings, GUARDIAN_NEEDED, leaderboard, privacy, settings, sittings } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { answersWith, examFixture } from "../../testing/an-exam.ts";
import { guardianAgrees } from "../../testing/guardian.ts";
import { aCandidate } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { startApi } from "../../testing/start-api.ts";

const chosenOf = async (api: Awaited<ReturnType<typeof startApi>>, id: number) =>
  (await api.db.selectFrom("candidate_settings").select("chosen").where("candidate_id", "=", id).executeTakeFirst())
    ?.chosen;

test("settings start with the defaults, and only differences are stored", async () => {
  const api = await startApi();
  const [ada, bola] = [await aCandidate(api), await aCandidate(api)];
  expect(await ada.as.call(settings.read, {})).toEqual({ settings: defaultSettings, updated_at: null });
  const changed = await ada.as.call(settings.update, { language: "yoruba", dark_mode: true, auto_save: true });
  expect(changed.settings).toEqual({ ...defaultSettings, language: "yoruba", dark_mode: true });
  expect(await chosenOf(api, ada.id)).toEqual({ language: "yoruba", dark_mode: true });
  await ada.as.call(settings.update, { dark_mode: null });
  expect(await chosenOf(api, ada.id)).toEqual({ language: "yoruba" });
  expect((await bola.as.call(settings.read, {})).settings.language).toBe("english");
});

test("switches pressed at the same moment are all saved", async () => {
  const api = await startApi();
  const ada = await aCandidate(api);
  const names = ["study_reminders", "test_reminders", "weekly_reports", "auto_save", "game_elements"] as const;
  await Promise.all(names.map((name) => ada.as.call(settings.update, { [name]: false })));
  expect(await chosenOf(api, ada.id)).toEqual(Object.fromEntries(names.map((name) => [name, false])));
});

test("an unknown setting is refused or dropped", async () => {
  const api = await startApi();
  const ada = await aCandidate(api);
  for (const wrong of [{ language: "french" }, { quiet_from: 24 }, { quiet_until: 2.5 }, { profile_visibility: "all" }])
    expect((await refused(ada.as.call(settings.update, wrong as never))).status).toBe(400);
  await ada.as.call(settings.update, { plan: "pro", auto_save: false } as never);
  expect(await chosenOf(api, ada.id)).toEqual({ auto_save: false });
});

test("the consent of one candidate's guardian does not count for another candidate", async () => {
  const api = await startApi();
  const [ada, bola] = [await aCandidate(api), await aCandidate(api)];
  await guardianAgrees(api, bola.as);
  await bola.as.call(settings.update, { share_progress: true });
  expect((await refused(ada.as.call(settings.update, { share_progress: true }))).message).toBe(GUARDIAN_NEEDED);
});

test("being visible to others needs an adult or a guardian's consent, stored with version and time", async () => {
  const api = await startApi();
  const ada = await aCandidate(api);
  for (const wish of [{ profile_visibility: "public" as const }, { share_progress: true }])
    expect((await refused(ada.as.call(settings.update, wish))).message).toBe(GUARDIAN_NEEDED);
  expect((await ada.as.call(settings.read, {})).settings.profile_visibility).toBe("friends");
  await guardianAgrees(api, ada.as);
  await ada.as.call(settings.update, { profile_visibility: "public", share_progress: true });
  const { consents, is_adult } = await ada.as.call(privacy.read, {});
  expect(is_adult).toBe(false);
  expect(consents).toMatchObject([{ kind: "guardian", version: "2026-11", withdrawn_at: null }]);
  expect(Date.parse(consents[0]!.given_at)).toBeCloseTo(api.clock.now().getTime(), -4);

  await ada.as.call(privacy.withdraw, {});
  const after = await ada.as.call(settings.read, {});
  expect([after.settings.profile_visibility, after.settings.share_progress]).toEqual(["private", false]);
  expect((await ada.as.call(privacy.read, {})).consents[0]!.withdrawn_at).not.toBeNull();
  expect((await refused(ada.as.call(settings.update, { share_progress: true }))).message).toBe(GUARDIAN_NEEDED);

  const boards = async () => (await ada.as.call(leaderboard.place, {})).state;
  expect(await boards()).toBe("out");
  api.clock.advance(61_000);
  await guardianAgrees(api, ada.as);
  await ada.as.call(settings.update, { share_progress: true });
  expect([await boards(), (await ada.as.call(settings.read, {})).settings.profile_visibility]).toEqual([
    "in",
    "public",
  ]);
  await ada.as.call(settings.update, { profile_visibility: "friends" });
  expect([await boards(), (await ada.as.call(settings.read, {})).settings.share_progress]).toEqual(["out", false]);

  const grown = await aCandidate(api);
  await grown.as.call(privacy.consent, { who: "adult" });
  expect((await grown.as.call(settings.update, { share_progress: true })).settings.share_progress).toBe(true);
});

test("with data collection off, a candidate's answers are not in the question statistics", async () => {
  const api = await startApi();
  const room = await examFixture(api.db, { questions: 12 });
  const responses = async () => {
    await api.settle();
    const rows = await api.db.selectFrom("item_figures").select("responses").execute();
    return rows.reduce((sum, row) => sum + row.responses, 0);
  };
  const sit = async (data_collection: boolean) => {
    const { as } = await aCandidate(api);
    await as.call(settings.update, { data_collection });
    const { exams, session } = await as.call(sittings.start, {
      exam_id: room.exam.uuid,
      subject_id: room.subject.uuid,
    });
    const answers = answersWith(exams, 5, api.clock.now());
    await as.call(sittings.submitAnswers, { session_id: session.uuid, answers });
  };
  await sit(false);
  expect(await responses()).toBe(0);
  await sit(true);
  expect(await responses()).toBe(10);
});

import { CLEAR_WORD, challengeLinks, challenges, notifications, privacy, settings, sittings } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { answersWith, startableExam } from "../../testing/an-exam.ts";
import { aCandidate } from "../../testing/people.ts";
import { startApi } from "../../testing/start-api.ts";

test("friends see the first name in a challenge, or only its initial if the name is private", async () => {
  const api = await startApi();
  const room = await startableExam(api.db, { questions: 12 });
  const [maker, friend] = [await aCandidate(api), await aCandidate(api)];
  const { session, exams } = await maker.as.call(sittings.start, room.ask({ count: 10 }));
  await maker.as.call(sittings.submitAnswers, { session_id: session.uuid, answers: answersWith(exams, 5) });
  const { url } = await maker.as.call(challenges.make, { session_id: session.uuid });
  const token = url.split("/").at(-1)!;
  await friend.as.call(challengeLinks.answerSignedIn, { token, answers: [] });

  const seen = async () => {
    const { tried } = await friend.as.call(challengeLinks.standing, { token });
    const [listed] = await maker.as.call(challenges.list, {});
    return {
      invitation: (await api.anyone.call(challengeLinks.open, { token })).by,
      makerInResult: tried!.maker.name,
      friendInList: listed!.tries[0]!.name,
      own: [listed!.mine.name, tried!.friend.name],
    };
  };
  const choose = async (profile_visibility: "private" | "friends" | "public") => {
    for (const { as } of [maker, friend]) await as.call(settings.update, { profile_visibility });
  };
  const own = ["Chidi", "Chidi"];
  const names = { invitation: "Chidi", makerInResult: "Chidi", friendInList: "Chidi", own };
  const letters = { invitation: "C.", makerInResult: "C.", friendInList: "C.", own };

  expect(await seen()).toEqual(names);
  await choose("private");
  expect(await seen()).toEqual(letters);
  await choose("friends");
  expect(await seen()).toEqual(names);
  for (const { as } of [maker, friend]) await as.call(privacy.consent, { who: "adult" });
  await choose("public");
  expect(await seen()).toEqual(names);
  // When they withdraw consent, their names are private again.
  for (const { as } of [maker, friend]) await as.call(privacy.withdraw, {});
  expect((await maker.as.call(settings.read, {})).settings.profile_visibility).toBe("private");
  expect(await seen()).toEqual(letters);
});

test("the notification names the friend as friends see them, and goes with the friend's history or the challenge", async () => {
  const api = await startApi();
  const room = await startableExam(api.db, { questions: 12 });
  const [maker, open, hidden] = [await aCandidate(api), await aCandidate(api), await aCandidate(api)];
  const { session, exams } = await maker.as.call(sittings.start, room.ask({ count: 10 }));
  await maker.as.call(sittings.submitAnswers, { session_id: session.uuid, answers: answersWith(exams, 5) });
  const token = (await maker.as.call(challenges.make, { session_id: session.uuid })).url.split("/").at(-1)!;
  await hidden.as.call(settings.update, { profile_visibility: "private" });
  const titles = async () =>
    (await maker.as.call(notifications.list, {})).notices
      .filter(({ link }) => link === "/challenges")
      .map(({ title }) => title);

  await open.as.call(challengeLinks.answerSignedIn, { token, answers: [] });
  await hidden.as.call(challengeLinks.answerSignedIn, { token, answers: [] });
  expect(await titles()).toEqual(["C. took your challenge", "Chidi took your challenge"]);
  await open.as.call(privacy.clear, { confirmation: CLEAR_WORD });
  expect(await titles()).toEqual(["C. took your challenge"]);
  const [listed] = await maker.as.call(challenges.list, {});
  await maker.as.call(challenges.withdraw, { challenge_id: listed!.uuid });
  expect(await titles()).toEqual([]);
});

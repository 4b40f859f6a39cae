import { auth, leaderboard, notifications, privacy } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { features } from "../../app.ts";
import { guardianAgrees, guardianToken } from "../../testing/guardian.ts";
import { aCandidate } from "../../testing/people.ts";
import { linkIn } from "../../testing/read-mail.ts";
import { refused } from "../../testing/refused.ts";
import { type Api, startApi } from "../../testing/start-api.ts";
import { mailboxOf } from "./ask-guardian.ts";

const MOTHER = "mother@example.ng";
const DAY = 86_400_000;
const stateOf = async (as: Awaited<ReturnType<typeof aCandidate>>["as"]) => (await as.call(privacy.read, {})).guardian;
const answer = (api: Api, token: string, what: "agree" | "decline" | "withdraw") =>
  api.anyone.call(privacy.answerGuardianConsent, { token, answer: what });
const requests = (api: Api) => api.db.selectFrom("guardian_requests").selectAll().orderBy("id").execute();

test("a guardian agrees by an email, in person, and can withdraw by the same link", async () => {
  const api = await startApi();
  const { as, id } = await aCandidate(api);
  const asked = await as.send(privacy.askGuardian, { email: ` ${MOTHER.toUpperCase()} ` });
  expect([asked.status_code, asked.data]).toMatchObject([201, { state: "waiting", email: MOTHER }]);
  expect((await refused(as.call(leaderboard.join, {}))).errors).toHaveProperty("guardian");
  const token = await guardianToken(api);
  expect(api.mails.at(-1)).toMatchObject({ to: MOTHER, subject: "SabiPrep is asking for your consent" });

  const seen = await api.anyone.call(privacy.readGuardianConsent, { token });
  expect(seen).toMatchObject({ name: "Chidi", state: "waiting" });
  expect(Object.keys(seen)).not.toContain("email");
  expect((await answer(api, token, "agree")).state).toBe("agreed");
  expect((await answer(api, token, "agree")).state).toBe("agreed");
  const consents = await api.db.selectFrom("consents").selectAll().where("candidate_id", "=", id).execute();
  expect(consents).toMatchObject([{ kind: "guardian", version: "2026-11", withdrawn_at: null }]);
  expect(consents[0]!.given_by).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(await requests(api)), "the address itself is not kept").not.toContain(MOTHER);
  expect(await stateOf(as)).toMatchObject({ state: "agreed", email: null });
  expect((await refused(as.call(privacy.askGuardian, { email: "aunt@example.ng" }))).status).toBe(409);
  await as.call(leaderboard.join, {});
  expect((await as.call(leaderboard.place, {})).state).toBe("in");

  api.clock.advance(90 * DAY);
  expect((await answer(api, token, "withdraw")).state).toBe("withdrawn");
  expect((await refused(answer(api, token, "agree"))).status).toBe(409);
  const member = await api.db.selectFrom("leaderboard_members").select("state").executeTakeFirstOrThrow();
  expect(member.state).toBe("out");
});

test("a candidate is notified of the guardian's answer", async () => {
  const api = await startApi();
  const { as } = await aCandidate(api);
  const token = await guardianAgrees(api, as);
  await answer(api, token, "withdraw");
  const { notices } = await as.call(notifications.list, {});
  expect(notices.map(({ title }) => title)).toEqual([
    "Your parent or guardian withdrew their consent",
    "Your parent or guardian agreed",
  ]);
});

test("the candidate's own mailbox is refused in any spelling, and so is an unverified candidate's request", async () => {
  const api = await startApi();
  const { as, id } = await aCandidate(api);
  await api.db.updateTable("candidates").set({ email: "ada.obi@gmail.com" }).where("id", "=", id).execute();
  for (const email of ["ada.obi@gmail.com", "Ada.Obi+mum@gmail.com", "adaobi@googlemail.com"])
    expect((await refused(as.call(privacy.askGuardian, { email }))).errors).toEqual({
      email: ["This is your own email address. Enter your parent's or guardian's email address."],
    });
  expect((await refused(as.call(privacy.askGuardian, { email: "mother" }))).errors).toHaveProperty("email");
  const newcomer = await aCandidate(api, { verified: false });
  expect((await refused(newcomer.as.call(privacy.askGuardian, { email: MOTHER }))).errors).toEqual({
    email: ["Please verify your own email first"],
  });
  await api.settle();
  expect([await requests(api), api.mails]).toEqual([[], []]);
  expect(mailboxOf("a.b+c@example.ng")).toBe("a.b@example.ng");
});

test("a box ticked by the candidate does not count as a guardian's consent", async () => {
  const api = await startApi();
  const { as } = await aCandidate(api);
  expect((await refused(as.call(privacy.consent, { who: "guardian" } as never))).status).toBe(400);
  expect((await refused(as.call(leaderboard.join, { guardian_agrees: true } as never))).status).toBe(400);
  expect(await api.db.selectFrom("consents").select("id").execute()).toEqual([]);
});

test("the email is sent again after a while with a new link, and another address ends the first link", async () => {
  const api = await startApi();
  const { as } = await aCandidate(api);
  expect((await refused(as.call(privacy.remindGuardian, {}))).status).toBe(409);
  await as.call(privacy.askGuardian, { email: MOTHER });
  const first = await guardianToken(api);
  expect((await refused(as.call(privacy.remindGuardian, {}))).message).toBe(
    "Please wait 60 seconds before asking again.",
  );
  expect((await api.anyone.call(privacy.readGuardianConsent, { token: first })).state).toBe("waiting");
  api.clock.advance(61_000);
  await as.call(privacy.remindGuardian, {});
  const second = await guardianToken(api);
  expect((await refused(answer(api, first, "agree"))).status).toBe(404);
  api.clock.advance(61_000);
  await as.call(privacy.askGuardian, { email: "father@example.ng" });
  expect((await refused(answer(api, second, "agree"))).status).toBe(404);
  expect(await stateOf(as)).toMatchObject({ state: "waiting", email: "father@example.ng" });
  expect((await answer(api, await guardianToken(api), "agree")).state).toBe("agreed");
});

test("one mailbox does not get emails from many candidates at the same time", async () => {
  const api = await startApi();
  const [one, two] = [await aCandidate(api), await aCandidate(api)];
  await one.as.call(privacy.askGuardian, { email: MOTHER });
  expect((await refused(two.as.call(privacy.askGuardian, { email: MOTHER }))).status).toBe(400);
  expect(await requests(api)).toHaveLength(1);
});

test("after a no nothing is recorded, and the same person is not asked again for a month", async () => {
  const api = await startApi();
  const { as } = await aCandidate(api);
  await as.call(privacy.askGuardian, { email: MOTHER });
  const token = await guardianToken(api);
  expect((await answer(api, token, "decline")).state).toBe("declined");
  expect((await refused(answer(api, token, "agree"))).status).toBe(409);
  expect(await api.db.selectFrom("consents").select("id").execute()).toEqual([]);
  expect(await stateOf(as)).toMatchObject({ state: "declined", email: null });
  api.clock.advance(61_000);
  expect((await refused(as.call(privacy.askGuardian, { email: "mother+again@example.ng" }))).errors).toEqual({
    email: ["This person said no. Please do not ask them again for now."],
  });
  expect((await as.call(privacy.askGuardian, { email: "father@example.ng" })).state).toBe("waiting");
});

test("a link works for thirty days, once, and ends when the candidate cancels the request", async () => {
  const api = await startApi();
  const { as } = await aCandidate(api);
  await as.call(privacy.askGuardian, { email: MOTHER });
  const token = await guardianToken(api);
  for (const wrong of [`${token}x`, token.slice(1), "x"])
    expect((await refused(api.anyone.call(privacy.readGuardianConsent, { token: wrong }))).status).toBe(404);
  const eight = await Promise.allSettled(
    (["agree", "decline"] as const).flatMap((what) => Array.from({ length: 4 }, () => answer(api, token, what))),
  );
  const states = eight.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value.state] : []));
  expect(new Set(states).size, "two answers at once are one").toBe(1);

  const other = await aCandidate(api);
  await other.as.call(privacy.askGuardian, { email: "late@example.ng" });
  const late = await guardianToken(api);
  const third = await aCandidate(api);
  await third.as.call(privacy.askGuardian, { email: "gone@example.ng" });
  const gone = await guardianToken(api);
  await third.as.call(privacy.withdraw, {});
  expect((await refused(answer(api, gone, "agree"))).status).toBe(404);
  api.clock.advance(30 * DAY + 1000);
  expect((await refused(answer(api, late, "agree"))).status).toBe(404);
  await features.find(({ name }) => name === "profile")!.jobs!["forget-late-guardians"]!(api.context, {});
  expect(JSON.stringify(await requests(api))).not.toContain("late@example.ng");
});

test("an account that changes hands loses an unanswered request, and the old link shows no new name", async () => {
  const api = await startApi();
  const { as, email, id } = await aCandidate(api);
  const other = await aCandidate(api);
  await as.call(privacy.askGuardian, { email: MOTHER });
  const token = await guardianToken(api);
  const given = await guardianAgrees(api, other.as, "father@example.ng");
  await api.db.updateTable("candidates").set({ first_name: "Victoria" }).execute();
  for (const address of [email, other.email]) {
    await api.anyone.call(auth.forgotPassword, { email: address });
    await api.settle();
    const link = linkIn(api.mails, "/password/reset/");
    await api.anyone.call(auth.resetPassword, {
      ...link,
      new_password: "Moimoi4Lunch",
      confirm_password: "Moimoi4Lunch",
    });
  }
  expect((await refused(answer(api, token, "agree"))).status).toBe(404);
  expect(await api.db.selectFrom("consents").select("id").where("candidate_id", "=", id).execute()).toEqual([]);
  expect(await api.anyone.call(privacy.readGuardianConsent, { token: given })).toMatchObject({
    name: "Chidi",
    state: "agreed",
  });
});

test("a student under 18 on the leaderboard without a guardian's consent is hidden by the job", async () => {
  const api = await startApi();
  const { as, id } = await aCandidate(api);
  await as.call(privacy.consent, { who: "adult" });
  await as.call(leaderboard.join, {});
  await api.db.updateTable("candidate_profiles").set({ is_adult: false }).where("candidate_id", "=", id).execute();
  await features.find(({ name }) => name === "leaderboard")!.jobs!["hide-without-consent"]!(api.context, {});
  expect((await as.call(leaderboard.place, {})).state).toBe("out");
});

test("a name that does not look like a name is left out of the email", async () => {
  const api = await startApi();
  const { as, id } = await aCandidate(api);
  await api.db.updateTable("candidates").set({ first_name: "Win 50,000 now" }).where("id", "=", id).execute();
  await as.call(privacy.askGuardian, { email: MOTHER });
  await guardianToken(api);
  expect(api.mails.at(-1)!.text).not.toContain("50,000");
  expect(api.mails.at(-1)!.text).toContain("A student needs your consent");
});

import { auth, DELETION_DAYS, profile, sittings } from "@sabiprep/contract";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { features } from "../../app.ts";
import { answersWith, examFixture } from "../../testing/an-exam.ts";
import { aCatalogue } from "../../testing/catalogue.ts";
import { startFakeGoogle } from "../../testing/fake-google.ts";
import { formWith } from "../../testing/form-with.ts";
import { aCandidate } from "../../testing/people.ts";
import { crawlFor } from "../../testing/personal-crawl.ts";
import { refused } from "../../testing/refused.ts";
import { type Api, startApi } from "../../testing/start-api.ts";
import { hashPassword } from "../auth/public.ts";

const PASSWORD = "Fufu4Supper";
const DAY = 86_400_000;

const signIn = (api: Api, email: string) => api.anyone.call(auth.login, { email, password: PASSWORD });

/** What the queue does automatically every ten minutes. */
const eraseDue = (api: Api) =>
  features.find(({ name }) => name === "profile")!.jobs!["erase-due-accounts"]!(api.context, {});

test("a deletion request needs the password and can be cancelled for seven days", async () => {
  const api = await startApi();
  const ada = await aCandidate(api, { password_hash: await hashPassword(PASSWORD) });
  for (const password of ["Fufu4Suppe", "", null])
    expect((await refused(ada.as.call(profile.askDeletion, { password }))).errors).toHaveProperty("password");
  const asked = await ada.as.call(profile.askDeletion, { password: PASSWORD });
  const days = (Date.parse(asked.delete_at!) - api.clock.now().getTime()) / DAY;
  expect(days).toBeCloseTo(DELETION_DAYS, 2);
  api.clock.advance(6.9 * DAY);
  await eraseDue(api);
  const back = api.clientWith((await signIn(api, ada.email)).access_token);
  expect((await back.call(profile.keepAccount, {})).delete_at).toBeNull();
  api.clock.advance(DAY);
  await eraseDue(api);
  expect(await signIn(api, ada.email)).toHaveProperty("access_token");
});

test("an account made with Google is deleted only after signing in again with that Google account", async () => {
  const google = await startFakeGoogle();
  onTestFinished(() => google.close());
  const api = await startApi(google.env);
  const zainab = { sub: "108", email: "zainab@example.ng", given_name: "Zainab", family_name: "Bello" };
  const { access_token } = await api.anyone.call(auth.google, { token: google.token(zainab) });
  const as = api.clientWith(access_token);
  const other = google.token({ ...zainab, sub: "109" });
  // A person who finds an open tab, or an old token, has not signed in "again".
  const old = google.token(zainab, { expires_in: 3_200 });
  for (const google_token of [other, old, "", null])
    expect((await refused(as.call(profile.askDeletion, { google_token }))).status).toBe(400);
  expect((await as.call(profile.askDeletion, { google_token: google.token(zainab) })).delete_at).not.toBeNull();
});

test("after seven days no table or file has data of the person, and answers stay without a name", async () => {
  const api = await startApi();
  const { exam, level } = await aCatalogue(api.db);
  const room = await examFixture(api.db, { questions: 12 });
  const person = { first_name: "Oluwaseyi", last_name: "Adebanjo-Testname", email: "oluwaseyi.a@example.ng" };
  const { jwtDetails, user } = await api.anyone.call(auth.register, {
    ...person,
    password: PASSWORD,
    terms_and_conditions: true,
  });
  const as = api.clientWith(jwtDetails.access_token);
  const phone = "+2348099887766";
  const ids = { exam_targeted: exam.uuid, current_grade: level.uuid };
  await as.call(auth.completeProfile, { ...ids, phone, terms_and_conditions: true });
  await as.call(profile.update, { school: "Testname Grammar School", location: "Oke-Testname" });
  const form = formWith(await aPicture(), "me-testname.png");
  await as.call(profile.setAvatar, { form } as never);
  const opened = await as.call(sittings.start, { exam_id: room.exam.uuid, subject_id: room.subject.uuid });
  const answers = answersWith(opened.exams, 5, api.clock.now());
  await as.call(sittings.submitAnswers, { session_id: opened.session.uuid, answers });
  await as.call(sittings.feedback, { session_id: opened.session.uuid, rating: 5, comments: "Good" });
  await api.anyone.call(auth.forgotPassword, { email: person.email });
  await signIn(api, person.email);
  await api.settle();
  const { id } = await api.db.selectFrom("candidates").select("id").executeTakeFirstOrThrow();
  const { uuid: avatar } = await api.db.selectFrom("files").select("uuid").executeTakeFirstOrThrow();
  const words = [person.email, "oluwaseyi", "testname", phone.slice(4), user.uuid];
  const before = await tablesWith(api, words, id);
  expect(before).toEqual(expect.arrayContaining(["candidates", "candidate_profiles", "files", "mail_outbox"]));

  await as.call(profile.askDeletion, { password: PASSWORD });
  api.clock.advance(DELETION_DAYS * DAY + 1000);
  await eraseDue(api);
  await api.settle();
  expect(await tablesWith(api, words.slice(0, 4), id)).toEqual([]);
  // Only the id is kept, so that a restored backup can be cleaned again.
  expect(await tablesWith(api, [user.uuid], id)).toEqual(["erased", "events"]);
  expect(await api.context.fileStore.read(avatar, { start: 0, end: 10 })).toBeNull();
  const grades = await api.db.selectFrom("grades").select(["candidate_id", "correct"]).execute();
  expect(grades).toEqual([{ candidate_id: null, correct: 5 }]);
  expect((await refused(signIn(api, person.email))).message).toBe("Invalid email or password");
});

const aPicture = () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: "green" } })
    .png()
    .toBuffer();

const tablesWith = async (api: Api, words: string[], id: number) =>
  (await crawlFor(api.db, words, id)).map(({ table }) => table);

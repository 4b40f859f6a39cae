import { auth } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { aCandidate } from "../../testing/people.ts";
import { linkIn } from "../../testing/read-mail.ts";
import { refused } from "../../testing/refused.ts";
import { type Api, startApi } from "../../testing/start-api.ts";
import { hashPassword } from "./passwords.ts";

const PASSWORD = "Harmattan-2026";

/** As a school made it, after the pupil chose a password. */
async function aSchoolAccount(api: Api) {
  const pupil = await aCandidate(api, { password_hash: await hashPassword(PASSWORD) });
  await api.db.updateTable("candidates").set({ email: null }).where("id", "=", pupil.id).execute();
  const emailNow = async () =>
    (await api.db.selectFrom("candidates").select("email").where("id", "=", pupil.id).executeTakeFirstOrThrow()).email;
  return { ...pupil, emailNow };
}

test("a pupil without an email adds one with their password, and it counts once its link is opened", async () => {
  const api = await startApi();
  const ada = await aSchoolAccount(api);
  const mine = { email: "ada@example.ng", password: PASSWORD };
  expect((await refused(ada.as.call(auth.correctEmail, { ...mine, password: "Wrong-2026" }))).status).toBe(400);
  await ada.as.call(auth.correctEmail, mine);
  await api.settle();
  expect(await ada.emailNow()).toBeNull();
  const link = linkIn(api.mails, "/email/verification/");
  // Somebody else reads the mailbox and knows no password.
  expect((await refused(api.anyone.call(auth.verifyEmail, link))).errors).toHaveProperty("password");
  expect(await ada.emailNow()).toBeNull();
  await ada.as.call(auth.verifyEmail, link);
  expect(await ada.emailNow()).toBe(mine.email);
  expect((await refused(ada.as.call(auth.verifyEmail, link))).status).toBe(400);
  expect(await api.anyone.call(auth.login, mine)).toHaveProperty("access_token");
});

test("an address that belongs to somebody is not added, not even when they were faster", async () => {
  const api = await startApi();
  const [ada, bola] = [await aSchoolAccount(api), await aSchoolAccount(api)];
  const other = await aCandidate(api);
  const taken = { email: other.email, password: PASSWORD };
  expect((await refused(ada.as.call(auth.correctEmail, taken))).errors).toHaveProperty("email");
  const both = { email: "both@example.ng", password: PASSWORD };
  await ada.as.call(auth.correctEmail, both);
  await api.settle();
  const adas = linkIn(api.mails, "/email/verification/");
  await api.db.deleteFrom("cooldowns").execute();
  await bola.as.call(auth.correctEmail, both);
  await api.settle();
  await bola.as.call(auth.verifyEmail, linkIn(api.mails, "/email/verification/"));
  expect((await refused(ada.as.call(auth.verifyEmail, adas))).errors).toHaveProperty("email");
  expect([await ada.emailNow(), await bola.emailNow()]).toEqual([null, both.email]);
});

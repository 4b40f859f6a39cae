import { createECDH } from "node:crypto";
import { auth, notifications, profile, progress, schedule, users } from "@sabiprep/contract";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { features } from "../../app.ts";
import { freshDatabase } from "../../testing/database.ts";
import { startFakeGoogle } from "../../testing/fake-google.ts";
import { aCandidate, aStaffMember } from "../../testing/people.ts";
import { linkIn } from "../../testing/read-mail.ts";
import { refused } from "../../testing/refused.ts";
import { type Api, startApi } from "../../testing/start-api.ts";

const email = "victim@example.ng";
const stranger = {
  first_name: "Stranger",
  last_name: "Danger",
  email,
  password: "Fufu4Supper",
  terms_and_conditions: true as const,
};
const NEW = { new_password: "Moimoi4Lunch", confirm_password: "Moimoi4Lunch" };

/** Somebody registers another person's address and creates everything that works without a sign-in. */
async function aStranger(api: Api) {
  const { jwtDetails, user } = await api.anyone.call(auth.register, stranger);
  const as = api.clientWith(jwtDetails.access_token);
  const card = new URL((await as.call(progress.addGuardianLink, { name: "Me" })).url);
  const feed = new URL((await as.call(schedule.feed, {})).url);
  const keys = { p256dh: createECDH("prime256v1").generateKeys("base64url"), auth: "A".repeat(22) };
  await as.call(notifications.subscribe, { endpoint: "https://web.push.apple.com/stranger", keys });
  const { id } = await api.db
    .selectFrom("candidates")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const statuses = async () => [
    await api.anyone
      .send(progress.guardianCard, {
        link_id: card.pathname.split("/").at(-1)!,
        signature: card.searchParams.get("signature")!,
      })
      .then(
        ({ status_code }) => status_code,
        ({ status }) => status,
      ),
    (await fetch(`${api.url}${feed.pathname}`)).status,
  ];
  const left = async () => {
    const counts: Record<string, number> = {};
    for (const table of ["push_subscriptions", "known_devices"] as const)
      counts[table] = (
        await api.db.selectFrom(table).select("candidate_id").where("candidate_id", "=", id).execute()
      ).length;
    return counts;
  };
  expect(await statuses()).toEqual([200, 200]);
  return { as, user, statuses, left };
}

const wordsOf = (api: Api, subject: string) => api.mails.filter((mail) => mail.subject.includes(subject)).at(-1)?.text;

test("a password reset ends every link and session of the account, and the email says so", async () => {
  const api = await startApi();
  const { as, statuses, left } = await aStranger(api);
  await api.anyone.call(auth.forgotPassword, { email });
  await api.settle();
  await api.anyone.call(auth.resetPassword, { ...linkIn(api.mails, "/password/reset/"), ...NEW });
  expect(await statuses()).toEqual([404, 404]);
  expect(await left()).toEqual({ push_subscriptions: 0, known_devices: 0 });
  expect((await refused(as.call(profile.read, {}))).status).toBe(403);
  await api.settle();
  expect(wordsOf(api, "password was changed")).toContain("weekly card");
});

test("a reset that fails ends nothing", async () => {
  const api = await startApi();
  const { as, statuses } = await aStranger(api);
  await api.anyone.call(auth.forgotPassword, { email });
  await api.settle();
  const link = { ...linkIn(api.mails, "/password/reset/"), token: "x".repeat(43) };
  expect((await refused(api.anyone.call(auth.resetPassword, { ...link, ...NEW }))).status).toBe(400);
  expect(await statuses()).toEqual([200, 200]);
  expect((await as.call(profile.read, {})).email).toBe(email);
});

test("when Google proves the owner of an unverified address, the registrant loses access, links included", async () => {
  const google = await startFakeGoogle();
  onTestFinished(() => google.close());
  const api = await startApi(google.env);
  const { as, user, statuses, left } = await aStranger(api);
  const token = google.token({ sub: "42", email, given_name: "Victoria", family_name: "Okoro" });
  const entered = await api.anyone.call(auth.google, { token });
  expect(entered.user.uuid).toBe(user.uuid);
  expect(await statuses()).toEqual([404, 404]);
  // Only the device of the owner's own browser is left.
  expect(await left()).toEqual({ push_subscriptions: 0, known_devices: 1 });
  expect((await refused(as.call(profile.read, {}))).status).toBe(403);
  await api.settle();
  expect(wordsOf(api, "is now yours")).toContain("weekly card");
});

test("an address changed by staff ends sessions, links and Google sign-in, and both addresses get an email", async () => {
  const google = await startFakeGoogle();
  onTestFinished(() => google.close());
  const api = await startApi(google.env);
  const { as, user, statuses, left } = await aStranger(api);
  const { id } = await api.db
    .selectFrom("candidates")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  await api.db
    .insertInto("identities")
    .values({ provider: "google", subject: "7", candidate_id: id, linked_at: api.clock.now() })
    .execute();
  const owner = await aStaffMember(api, { confirmed: true });
  const edit = { uuid: user.uuid, first_name: "Victoria", last_name: "Okoro" };

  await owner.as.call(users.edit, { ...edit, email: email.toUpperCase() });
  expect(await statuses()).toEqual([200, 200]);
  await owner.as.call(users.edit, { ...edit, email: "moved@example.ng" });
  expect(await statuses()).toEqual([404, 404]);
  expect(await left()).toEqual({ push_subscriptions: 0, known_devices: 0 });
  expect((await refused(as.call(profile.read, {}))).status).toBe(403);
  const back = await api.anyone.send(auth.google, {
    token: google.token({ sub: "7", email, given_name: "Stranger", family_name: "Danger" }),
  });
  expect([back.status_code, back.data.user.uuid === user.uuid]).toEqual([201, false]);
  await api.settle();
  const told = api.mails.filter((mail) => mail.subject.includes("email address for your"));
  expect(told.map(({ to }) => to).toSorted()).toEqual(["moved@example.ng", email]);
  for (const { text } of told) expect(text).toContain("weekly card");
});

test("an address changed by staff also ends the old password, until the new address sets another", async () => {
  const api = await startApi();
  const { user } = await aStranger(api);
  const owner = await aStaffMember(api, { confirmed: true });
  await owner.as.call(users.edit, {
    uuid: user.uuid,
    first_name: "Victoria",
    last_name: "Okoro",
    email: "new@example.ng",
  });
  const signIn = (password: string) => api.anyone.call(auth.login, { email: "new@example.ng", password });
  expect((await refused(signIn(stranger.password))).message).toBe("Invalid email or password");
  await api.anyone.call(auth.forgotPassword, { email: "new@example.ng" });
  await api.settle();
  await api.anyone.call(auth.resetPassword, { ...linkIn(api.mails, "/password/reset/"), ...NEW });
  expect((await signIn(NEW.new_password)).user).toMatchObject({ uuid: user.uuid, is_verified: true });
});

describe("the link that proves an address, opened in a browser that never signed in,", () => {
  const verificationOf = async (api: Api) => {
    await api.settle();
    return linkIn(api.mails, "/email/verification/");
  };
  const signIn = (api: Api, password: string) => api.anyone.call(auth.login, { email, password });

  test("removes the registrant's access: password, sessions and links", async () => {
    const api = await startApi();
    const { as, user, statuses, left } = await aStranger(api);
    const entered = await api.anyone.call(auth.verifyEmail, await verificationOf(api));
    // Only the mailbox is proved. Its owner chooses a password with a link that they request themselves.
    expect(entered).toEqual({ access_token: null, expires_at: null, user: null });
    const { uuid, verified_at, password_hash } = await api.db
      .selectFrom("candidates")
      .select(["uuid", "verified_at", "password_hash"])
      .executeTakeFirstOrThrow();
    expect([uuid, verified_at !== null, password_hash]).toEqual([user.uuid, true, null]);
    expect((await refused(as.call(profile.read, {}))).status).toBe(403);
    expect((await refused(signIn(api, stranger.password))).message).toBe("Invalid email or password");
    expect(await statuses()).toEqual([404, 404]);
    expect(await left()).toEqual({ push_subscriptions: 0, known_devices: 0 });
    await api.settle();
    expect(wordsOf(api, "is now yours")).toContain("choose a password");
  });

  test("accepts the password as proof that one person did both, and a wrong one changes nothing", async () => {
    const api = await startApi({ RATE_LIMITS: "on" });
    const { as } = await aStranger(api);
    const link = await verificationOf(api);
    for (const password of ["", "Wrong4Supper"])
      expect((await refused(api.anyone.call(auth.verifyEmail, { ...link, password }))).errors).toHaveProperty(
        "password",
      );
    expect((await as.call(profile.read, {})).is_verified).toBe(false);
    await api.anyone.call(auth.verifyEmail, { ...link, password: stranger.password });
    expect((await as.call(profile.read, {})).is_verified).toBe(true);
    expect((await signIn(api, stranger.password)).user.has_password).toBe(true);
  });

  test("cannot be used to guess the password", async () => {
    const api = await startApi({ RATE_LIMITS: "on" });
    await aStranger(api);
    const link = await verificationOf(api);
    const guess = (password: string) => refused(api.anyone.call(auth.verifyEmail, { ...link, password }));
    for (let at = 0; at < 10; at++) expect((await guess(`Wrong4Supper${at}`)).status).toBe(400);
    expect((await guess(stranger.password)).status).toBe(429);
  });
});

test("the registrant's own browser, by its session or its device, verifies without ending anything", async () => {
  for (const proof of ["session", "device"] as const) {
    const api = await startApi();
    const { jwtDetails } = await api.anyone.call(auth.register, stranger);
    await api.settle();
    const { token, ...query } = linkIn(api.mails, "/email/verification/");
    const response = await fetch(
      `${api.url}/api/candidates/auth/email/verification/${token}?${new URLSearchParams(query)}`,
      {
        method: "PUT",
        headers:
          proof === "session"
            ? { authorization: `Bearer ${jwtDetails.access_token}` }
            : { "x-device-token": jwtDetails.device_token },
      },
    );
    expect(response.status).toBe(200);
    expect((await api.clientWith(jwtDetails.access_token).call(profile.read, {})).is_verified).toBe(true);
    expect((await api.anyone.call(auth.login, { email, password: stranger.password })).user.email).toBe(email);
  }
});

test("a reset proves the address as well as the verification link does", async () => {
  const api = await startApi();
  const { user } = await aStranger(api);
  await api.anyone.call(auth.forgotPassword, { email });
  await api.settle();
  await api.anyone.call(auth.resetPassword, { ...linkIn(api.mails, "/password/reset/"), ...NEW });
  const entered = await api.anyone.call(auth.login, { email, password: NEW.new_password });
  expect(entered.user).toMatchObject({ uuid: user.uuid, is_verified: true });
});

test("a guardian's link for another candidate stays valid", async () => {
  const api = await startApi();
  await aStranger(api);
  const other = await aCandidate(api);
  await other.as.call(progress.addGuardianLink, { name: "Mother" });
  await api.anyone.call(auth.forgotPassword, { email });
  await api.settle();
  await api.anyone.call(auth.resetPassword, { ...linkIn(api.mails, "/password/reset/"), ...NEW });
  expect(await other.as.call(progress.guardianLinks, {})).toHaveLength(1);
});

/** Tables about candidates that have a public id, and whose rows never work without a sign-in. */
const NOT_CREDENTIALS =
  "challenge_tries data_exports grades identities notifications orders packs payments paystack_customers plan_seats reports sittings study_sessions subscriptions theory_photos theory_responses theory_sittings";

test("every table that gives access is cleared when the account changes hands, or is listed as not giving access", async () => {
  const database = await freshDatabase();
  const { rows } = await sql<{ name: string }>`
    select distinct c.relname as name from pg_constraint f join pg_class c on c.oid = f.conrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where f.contype = 'f' and f.confrelid = 'candidates'::regclass and not c.relispartition
      and a.attname ~ '(^uuid$|ref|token|secret|hash|code|key|endpoint|address|subject$)'`.execute(database.db);
  await database.close();
  const ended: string[] = features.flatMap(({ credentials }) => credentials?.tables ?? []);
  const undecided = rows.map(({ name }) => name).filter((name) => !ended.includes(name));
  const choose =
    "Does a row of the table work without a sign-in (a link, a token, an address)? Then its feature's `opens` ends it (feature.ts); if not, name it in OPEN_NOTHING of account-takeover.test.ts";
  expect(undecided.toSorted(), choose).toEqual(NOT_CREDENTIALS.split(" "));
});

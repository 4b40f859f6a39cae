import {
  type AnyEndpoint,
  auth,
  billing,
  contract,
  exams,
  leaderboard,
  notifications,
  profile,
  progress,
  reports,
  settings,
  site,
  sittings,
  UNVERIFIED,
} from "@sabiprep/contract";
import { describe, expect, onTestFinished, test } from "vitest";
import { startFakeGoogle } from "../../testing/fake-google.ts";
import { aCandidate } from "../../testing/people.ts";
import { linkIn } from "../../testing/read-mail.ts";
import { refused } from "../../testing/refused.ts";
import { type Api, startApi } from "../../testing/start-api.ts";
import { hashPassword } from "../auth/public.ts";

const PASSWORD = "Fufu4Supper";
const MINUTE = 60_000;

const aCandidateWithPassword = async (api: Api) =>
  aCandidate(api, { password_hash: await hashPassword(PASSWORD), verified: true });

const signIn = (api: Api, email: string, password = PASSWORD) => api.anyone.call(auth.login, { email, password });

test("a candidate saves every field and leaves the others unchanged", async () => {
  const api = await startApi();
  const { as } = await aCandidate(api);
  const all = {
    first_name: " Chidi ",
    last_name: "Nwosu",
    phone: "0803 123 4567",
    location: "Lagos",
    school: "Queen's College",
    class: "SS3",
    exam_year: "2027",
    target_exam: "JAMB",
    exam_date: "2027-04-17",
  };
  const saved = await as.send(profile.update, all);
  expect(saved.message).toBe("Your profile has been successfully updated.");
  const kept = { ...all, first_name: "Chidi", phone: "+2348031234567" };
  expect(saved.data).toMatchObject(kept);
  await as.call(profile.update, { school: "King's College" });
  expect(await as.call(profile.read, {})).toMatchObject({ ...kept, school: "King's College" });
  // Shorter than at registration: the profile's own rule is 7 to 20.
  expect((await as.call(profile.update, { phone: "1234567" })).phone).toBe("1234567");
  await as.call(profile.update, { phone: null, school: null });
  expect(await as.call(profile.read, {})).toMatchObject({ phone: null, school: null, location: "Lagos" });
});

test("fields that the candidate may not set change nothing, in any spelling", async () => {
  const api = await startApi();
  const [ada, other] = [await aCandidate(api, { verified: false }), await aCandidate(api)];
  const rows = async () => ({
    candidates: await api.db.selectFrom("candidates").selectAll().orderBy("id").execute(),
    sessions: await api.db.selectFrom("auth_sessions").selectAll().orderBy("id").execute(),
    grants: await api.db.selectFrom("grants").selectAll().execute(),
  });
  const before = await rows();
  const wished = {
    id: String(other.id),
    candidate_id: String(other.id),
    uuid: other.uuid,
    email: "owner@example.ng",
    role: "owner",
    is_verified: "true",
    verified_at: "2020-01-01T00:00:00Z",
    registered_at: "2030-01-01T00:00:00Z",
    password: "Owned4Ever",
    password_hash: "x",
    plan: "pro",
    points: "1000000",
    suspended_at: "",
    is_demo: "true",
    avatar_file_uuid: other.uuid,
    exam_type_id: "1",
    has_password: "true",
    delete_at: "2020-01-01T00:00:00Z",
  };
  const put = (type: string, body: string) =>
    fetch(`${api.url}/api/candidates/profile`, {
      method: "PUT",
      headers: { "content-type": type, authorization: `Bearer ${ada.access_token}` },
      body,
    });
  const json = (body: unknown) => put("application/json", JSON.stringify(body));
  const form = (body: Record<string, string>) =>
    put("application/x-www-form-urlencoded", new URLSearchParams(body).toString());
  const nested = (wrap: string) =>
    Object.fromEntries(Object.entries(wished).map(([name, value]) => [`${wrap}[${name}]`, value]));
  const accepted = [await json(wished), await json({ user: wished, profile: [wished] }), await form(wished)];
  accepted.push(await form(nested("user")));
  expect(accepted.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  for (const answer of accepted)
    expect((await answer.json()).data).toMatchObject({ uuid: ada.uuid, email: ada.email, is_verified: false });

  const reaching = [
    await put("application/json", `{"__proto__": ${JSON.stringify(wished)}}`),
    await put("application/json", `{"constructor": {"prototype": ${JSON.stringify(wished)}}}`),
    await put("application/json", `{"location": "Jos", "x": {"__proto__": {"is_verified": true}}}`),
    await form(nested("__proto__")),
    await form(nested("constructor[prototype]")),
  ];
  expect(reaching.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
  expect(await rows()).toEqual(before);
  expect(({} as Record<string, unknown>).is_verified).toBeUndefined();
  expect((await ada.as.call(profile.read, {})).avatar_url).toBeNull();
});

describe("the password", () => {
  test("is changed with the current one, and every other session ends", async () => {
    const api = await startApi();
    const ada = await aCandidateWithPassword(api);
    const phone = api.clientWith((await signIn(api, ada.email)).access_token);
    await phone.call(profile.read, {});
    const change = (current_password: string | null, new_password = "Moimoi4Lunch") =>
      ada.as.call(profile.changePassword, { current_password, new_password });
    for (const wrong of ["Fufu4Suppe", "", null])
      expect((await refused(change(wrong))).errors).toEqual({
        current_password: ["Your current password is not correct"],
      });
    expect((await refused(change(PASSWORD, "moimoi4lunch"))).errors).toHaveProperty("new_password");
    expect((await refused(change(PASSWORD, "Welcome123"))).errors).toHaveProperty("new_password");
    await change(PASSWORD);
    expect((await refused(phone.call(profile.read, {}))).message).toBe("Unauthenticated.");
    expect((await ada.as.call(profile.read, {})).email).toBe(ada.email);
    expect((await refused(signIn(api, ada.email))).status).toBe(400);
    expect(await signIn(api, ada.email, "Moimoi4Lunch")).toHaveProperty("access_token");
    await api.settle();
    expect(api.mails.map((mail) => mail.subject)).toContain("Your SabiPrep password was changed");
  });

  test("is never changed without an email, not even by a request that repeats another request's id", async () => {
    const api = await startApi();
    for (const ada of [await aCandidateWithPassword(api), await aCandidateWithPassword(api)])
      await fetch(`${api.url}/api/candidates/profile/password`, {
        method: "PUT",
        headers: {
          "content-type": "application/json",
          authorization: `Bearer ${ada.access_token}`,
          "x-request-id": "the-same-one",
        },
        body: JSON.stringify({ current_password: PASSWORD, new_password: "Moimoi4Lunch" }),
      });
    await api.settle();
    expect(new Set(api.mails.map((mail) => mail.to)).size).toBe(2);
  });

  test("is first set only after a new sign-in with that Google account, or by email", async () => {
    const google = await startFakeGoogle();
    onTestFinished(() => google.close());
    const api = await startApi(google.env);
    const zainab = { sub: "108", email: "zainab@example.ng", given_name: "Zainab", family_name: "Audu" };
    const { access_token } = await api.anyone.call(auth.google, { token: google.token(zainab) });
    const set = (google_token: string | null) =>
      api.clientWith(access_token).call(profile.changePassword, { new_password: "Moimoi4Lunch", google_token });
    const old = google.token(zainab, { expires_in: 3_200 });
    const another = google.token({ ...zainab, sub: "109" });
    for (const token of [null, "", "made up", old, another]) {
      const problem = await refused(set(token));
      expect([problem.status, problem.message]).toEqual([
        400,
        "Sign in with Google again to confirm it is you, or ask us to email you a link to choose a password.",
      ]);
    }
    expect((await refused(signIn(api, zainab.email, "Moimoi4Lunch"))).status).toBe(400);
    await set(google.token(zainab));
    expect((await signIn(api, zainab.email, "Moimoi4Lunch")).user.has_password).toBe(true);
  });
});

test("sessions are listed by device and ended one by one, only by their owner", async () => {
  const api = await startApi();
  const ada = await aCandidateWithPassword(api);
  const stranger = await aCandidate(api);
  const android = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36";
  const opened = await fetch(`${api.url}/api/candidates/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": android },
    body: JSON.stringify({ email: ada.email, password: PASSWORD }),
  });
  const phone = api.clientWith((await opened.json()).data.access_token);
  await phone.call(profile.read, {});
  const listed = await ada.as.call(profile.sessions, {});
  expect(listed.map(({ device, is_current }) => [device, is_current]).toSorted()).toEqual([
    ["A browser", true],
    ["Chrome on Android", false],
  ]);
  expect(JSON.stringify(listed)).not.toContain("token");
  const session_uuid = listed.find(({ is_current }) => !is_current)!.uuid;
  expect((await refused(stranger.as.call(profile.endSession, { session_uuid }))).status).toBe(404);
  const found = api.clientWith(ada.access_token);
  for (const password of [undefined, "Wrong4Supper"])
    expect((await refused(found.call(profile.endSession, { session_uuid, password }))).errors).toHaveProperty(
      "password",
    );
  expect((await phone.call(profile.read, {})).email).toBe(ada.email);
  await ada.as.call(profile.endSession, { session_uuid, password: PASSWORD });
  expect((await refused(phone.call(profile.read, {}))).status).toBe(403);
  const over = await refused(ada.as.call(profile.endSession, { session_uuid, password: PASSWORD }));
  expect(over.status).toBe(404);
  // After proving their identity, the user continues with a new token.
  expect((await refused(found.call(profile.read, {}))).status).toBe(403);
  expect(await ada.as.call(profile.sessions, {})).toHaveLength(1);
});

test("a candidate's session ends after twelve hours", async () => {
  const api = await startApi();
  const ada = await aCandidate(api);
  for (let hour = 0; hour < 11; hour++) {
    api.clock.advance(60 * MINUTE);
    await ada.as.call(profile.read, {});
  }
  api.clock.advance(60 * MINUTE - 30_000);
  expect((await ada.as.call(profile.read, {})).email).toBe(ada.email);
  api.clock.advance(31_000);
  expect((await refused(ada.as.call(profile.read, {}))).message).toBe("Unauthenticated.");
});

describe("an unverified candidate", () => {
  const newcomer = {
    first_name: "Ada",
    last_name: "Okafor",
    email: "ada@example.ng",
    password: PASSWORD,
    terms_and_conditions: true as const,
  };

  test("studies for thirty minutes by the server's clock, and a new sign-in or email does not restart them", async () => {
    const api = await startApi();
    const { jwtDetails } = await api.anyone.call(auth.register, newcomer);
    const as = api.clientWith(jwtDetails.access_token);
    api.clock.advance(29 * MINUTE + 50_000);
    expect(await as.call(exams.list, {})).toEqual([]);
    api.clock.advance(11_000);
    const over = await refused(as.call(exams.list, {}));
    expect([over.status, over.code, over.message]).toEqual([
      400,
      "email_unverified",
      UNVERIFIED.replace("{site}", "SabiPrep").replace("{minutes}", "30"),
    ]);
    await api.anyone.call(auth.resendVerification, { email: newcomer.email });
    const again = api.clientWith((await signIn(api, newcomer.email)).access_token);
    expect((await refused(again.call(exams.list, {}))).code).toBe("email_unverified");
    expect((await again.call(profile.read, {})).is_verified).toBe(false);
    expect(await again.call(sittings.open, {})).toEqual([]);
  });

  test("can use no feature when the time is over, except the account, submitting and cancelling", async () => {
    const api = await startApi({ UNVERIFIED_WINDOW_MINUTES: "0" });
    const { jwtDetails } = await api.anyone.call(auth.register, newcomer);
    const as = api.clientWith(jwtDetails.access_token);
    const rooms = [
      as.call(progress.summary, {}),
      as.call(progress.performance, {}),
      as.call(leaderboard.place, {}),
      as.call(sittings.grades, {}),
      as.call(settings.read, {}),
      as.call(settings.update, {}),
      as.call(billing.plans, {}),
      as.call(billing.subscription, {}),
      as.call(reports.mine, {}),
      as.call(notifications.unread, {}),
    ];
    const told = await Promise.all(rooms.map((room: Promise<unknown>) => refused(room)));
    expect(new Set(told.map(({ code }) => code))).toEqual(new Set(["email_unverified"]));
    const open = Object.values(contract)
      .flatMap((feature): AnyEndpoint[] => Object.values(feature))
      .filter(({ audience, study }) => audience === "candidate" && study === false)
      .map(({ method, path }) => `${method} ${path}`)
      .filter((route) => !/candidates.(auth|profile|privacy|screens)/.test(route));
    expect(open.sort()).toEqual([
      "DELETE /candidates/challenges/{challenge_id}",
      "DELETE /candidates/classes/{class_id}",
      "DELETE /candidates/leaderboard/membership",
      "DELETE /candidates/league/membership",
      "DELETE /candidates/notifications/push",
      "DELETE /candidates/progress/guardian-links/{link_id}",
      "GET /candidates/class-codes/{join_code}",
      "GET /candidates/classes",
      "GET /candidates/exams/sessions",
      "GET /candidates/exams/sessions/{session_id}",
      "POST /candidates/challenges/tried",
      "POST /candidates/exams/answer-file",
      "POST /candidates/exams/submit-answers",
      "POST /candidates/exams/tried",
      "POST /candidates/payments/{reference}/refund",
      "POST /candidates/subscription/cancel",
      "PUT /candidates/exams/sessions/{session_id}/answers",
    ]);
  });

  test("gets access immediately when the address is verified, although the session was cached", async () => {
    const api = await startApi({ UNVERIFIED_WINDOW_MINUTES: "0" });
    const { jwtDetails } = await api.anyone.call(auth.register, newcomer);
    const as = api.clientWith(jwtDetails.access_token);
    const over = await refused(as.call(exams.list, {}));
    expect([over.code, over.message]).toEqual(["email_unverified", expect.stringContaining("for 0mins without")]);
    expect((await api.anyone.call(site.config, {})).unverified_minutes).toBe(0);
    await api.settle();
    await as.call(auth.verifyEmail, linkIn(api.mails, "/email/verification/"));
    expect(await as.call(exams.list, {})).toEqual([]);
  });
});

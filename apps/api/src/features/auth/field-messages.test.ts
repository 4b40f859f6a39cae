// Every message in the specification for accounts, over HTTP, as JSON and as a form.
import type { AnyEndpoint } from "@sabiprep/contract";
import { auth, profile, staff } from "@sabiprep/contract";
import { describe, expect, test } from "vitest";
import { aCatalogue } from "../../testing/catalogue.ts";
import { aCandidate } from "../../testing/people.ts";
import { startApi } from "../../testing/start-api.ts";

type Body = Record<string, unknown>;
type Errors = Record<string, string[]>;

const CLASSES = "Password must contain at least one uppercase letter, one lowercase letter, and one number";
const SIX = "Password must be at least 6 characters";
const EIGHT = "Password must be at least 8 characters";
const AGREE = "Please agree to the terms and conditions";
const someId = "0198f3a2-0000-7000-8000-000000000001";

const pair = { email: "ada@example.ng", password: "Fufu4Supper" };
const passwords = { new_password: "Fufu4Supper", confirm_password: "Fufu4Supper" };
const newcomer = { ...pair, first_name: "Ada", last_name: "Okafor", terms_and_conditions: true };
const step2 = { phone: "+2348031234567", exam_targeted: someId, current_grade: someId, terms_and_conditions: true };

/** The fields to send instead of the valid ones. A field set to undefined is left out. */
type Case = [Body, Errors];

const emailCases: Case[] = [
  [{ email: undefined }, { email: ["Email is required"] }],
  [{ email: "" }, { email: ["Email is required"] }],
  [{ email: "   " }, { email: ["Email is required"] }],
  [{ email: "ada" }, { email: ["Please enter a valid email address"] }],
  [{ email: "ada@example" }, { email: ["Please enter a valid email address"] }],
  [{ email: "ada@example.ng\r\nbcc: x@y.ng" }, { email: ["Please enter a valid email address"] }],
  [{ email: `${"a".repeat(250)}@b.ng` }, { email: ["Please enter a valid email address"] }],
];

const loginCases: Case[] = [
  ...emailCases,
  [{ password: undefined }, { password: ["Password is required"] }],
  [{ password: "" }, { password: ["Password is required"] }],
  [{ password: "12345" }, { password: [SIX] }],
  [
    { email: "", password: "12345" },
    { email: ["Email is required"], password: [SIX] },
  ],
];

const resetCases: Case[] = [
  [
    { new_password: undefined },
    { new_password: ["Password is required"], confirm_password: ["Passwords do not match"] },
  ],
  [{ new_password: "", confirm_password: "" }, { new_password: ["Password is required"] }],
  [{ new_password: "12345", confirm_password: "12345" }, { new_password: [SIX] }],
  [{ confirm_password: "Fufu4Suppe" }, { confirm_password: ["Passwords do not match"] }],
  [{ confirm_password: undefined }, { confirm_password: ["Passwords do not match"] }],
  [{ new_password: "fufu4supper", confirm_password: "fufu4supper" }, { new_password: [CLASSES] }],
  [{ new_password: "Fufu4", confirm_password: "Fufu4" }, { new_password: [SIX] }],
  [{ new_password: "Fufu4s", confirm_password: "Fufu4s" }, { new_password: [CLASSES] }],
];

const nameCases = (field: string, label: string): Case[] => [
  [{ [field]: undefined }, { [field]: [`${label} must be at least 3 characters`] }],
  [{ [field]: "Ad" }, { [field]: [`${label} must be at least 3 characters`] }],
  [{ [field]: "  A " }, { [field]: [`${label} must be at least 3 characters`] }],
  [{ [field]: "a".repeat(51) }, { [field]: [`${label} must be less than 50 characters`] }],
];

const registerCases: Case[] = [
  ...nameCases("first_name", "First name"),
  ...nameCases("last_name", "Last name"),
  [{ email: undefined }, { email: ["Invalid email address"] }],
  [{ email: "" }, { email: ["Invalid email address"] }],
  [{ email: "ada.example.ng" }, { email: ["Invalid email address"] }],
  [{ email: "a@b" }, { email: ["Invalid email address", "Email must be at least 5 characters"] }],
  [{ password: undefined }, { password: ["Password is required"] }],
  [{ password: "Fufu4Su" }, { password: [EIGHT] }],
  [{ password: "fufu4supper" }, { password: [CLASSES] }],
  [{ password: "FUFU4SUPPER" }, { password: [CLASSES] }],
  [{ password: "FufuForSupper" }, { password: [CLASSES] }],
  [{ password: "fufu" }, { password: [EIGHT, CLASSES] }],
  [
    { password: "Password1" },
    { password: ["This password is too common. Please choose one that is harder to guess."] },
  ],
  [{ terms_and_conditions: undefined }, { terms_and_conditions: [AGREE] }],
  [{ terms_and_conditions: false }, { terms_and_conditions: [AGREE] }],
];

const phoneCases: Case[] = [
  [{ phone: "+0123456789" }, { phone: ["Invalid phone number format"] }],
  [{ phone: "+2348031234567890" }, { phone: ["Invalid phone number format"] }],
];

const step2Cases: Case[] = [
  ...phoneCases,
  [{ phone: "abc" }, { phone: ["Invalid phone number format", "Phone number must be at least 10 digits"] }],
  [{ phone: undefined }, { phone: ["Invalid phone number format"] }],
  [{ phone: "123456789" }, { phone: ["Phone number must be at least 10 digits"] }],
  [{ exam_targeted: undefined }, { exam_targeted: ["Please select an exam type"] }],
  [{ exam_targeted: "" }, { exam_targeted: ["Please select an exam type"] }],
  [{ exam_targeted: someId }, { exam_targeted: ["Please select an exam type"] }],
  [{ current_grade: undefined }, { current_grade: ["Please select your grade"] }],
  [{ current_grade: "SS3" }, { current_grade: ["Please select your grade"] }],
  [{ current_grade: someId }, { current_grade: ["Please select your grade"] }],
  [{ terms_and_conditions: undefined }, { terms_and_conditions: [AGREE] }],
  [{ terms_and_conditions: false }, { terms_and_conditions: [AGREE] }],
];

const profileCases: Case[] = [
  ...phoneCases,
  [{ phone: "abc" }, { phone: ["Invalid phone number format", "Phone number must be at least 7 characters"] }],
  [{ phone: "123456" }, { phone: ["Phone number must be at least 7 characters"] }],
  [{ phone: "+234 803 123 4567 890" }, { phone: ["Invalid phone number format", "Use 20 characters or fewer"] }],
  [{ first_name: "Ad" }, { first_name: ["First name must be at least 3 characters"] }],
  [{ first_name: "a".repeat(51) }, { first_name: ["First name must be less than 50 characters"] }],
  [{ last_name: "Ok" }, { last_name: ["Last name must be at least 3 characters"] }],
  [{ last_name: "a".repeat(51) }, { last_name: ["Last name must be less than 50 characters"] }],
  [{ location: "x".repeat(201) }, { location: ["Use 200 characters or fewer"] }],
  [{ school: "x".repeat(201) }, { school: ["Use 200 characters or fewer"] }],
  [{ class: "x".repeat(51) }, { class: ["Use 50 characters or fewer"] }],
  [{ exam_year: "26" }, { exam_year: ["Use 4-digit year"] }],
  [{ exam_year: "20266" }, { exam_year: ["Use 4-digit year"] }],
  [{ exam_date: "31/05/2026" }, { exam_date: ["Use a date like 2026-05-31"] }],
  [{ exam_date: "2026-02-30" }, { exam_date: ["Use a date like 2026-05-31"] }],
];

const table: [string, AnyEndpoint, Body, Case[]][] = [
  ["candidate login", auth.login, pair, loginCases],
  ["staff login", staff.login, pair, loginCases],
  ["candidate reset", auth.resetPassword, passwords, resetCases],
  ["staff reset", staff.resetPassword, passwords, resetCases],
  ["registration, step 1", auth.register, newcomer, registerCases],
  ["registration, step 2", auth.completeProfile, step2, step2Cases],
  ["candidate forgot", auth.forgotPassword, { email: pair.email }, emailCases],
  ["staff forgot", staff.forgotPassword, { email: pair.email }, emailCases],
  ["resend", auth.resendVerification, { email: pair.email }, emailCases],
  ["profile", profile.update, {}, profileCases],
];

const ways: [string, (body: Body) => string][] = [
  ["application/json", (body) => JSON.stringify(body)],
  ["application/x-www-form-urlencoded", (body) => new URLSearchParams(given(body)).toString()],
];

const given = (body: Body) =>
  Object.entries(body)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]): [string, string] => [name, String(value)]);

describe("every field message of the specification", () => {
  for (const [name, endpoint, good, cases] of table) {
    test(`${name}: ${cases.length} refusals, each as JSON and as a form`, async () => {
      const api = await startApi();
      const { access_token } = await aCandidate(api);
      const { exam, level } = await aCatalogue(api.db);
      const known = endpoint === auth.completeProfile ? { exam_targeted: exam.uuid, current_grade: level.uuid } : {};
      const path = endpoint.path.replace("{token}", "some-token?hash=h&ref=r");
      for (const [type, write] of ways)
        for (const [change, errors] of cases) {
          const response = await fetch(`${api.url}/api${path}`, {
            method: endpoint.method,
            headers: { "content-type": type, authorization: `Bearer ${access_token}` },
            body: write({ ...good, ...known, ...change }),
          });
          const answer = await response.json();
          expect([type, change, response.status, answer]).toEqual([
            type,
            change,
            400,
            {
              status_code: 400,
              code: "validation",
              message: Object.values(errors)[0]![0],
              data: null,
              errors,
              request_id: expect.any(String),
            },
          ]);
        }
    });
  }

  test("a missing verification token is reported by its field name", async () => {
    const { url } = await startApi();
    for (const token of ["%20", ""]) {
      const path = `/candidates/auth/email/verification/${token}?hash=h&ref=r`;
      const response = await fetch(`${url}/api${path}`, { method: "PUT" });
      const { message, errors } = await response.json();
      expect([response.status, message, errors]).toEqual([
        400,
        "Verification token is required",
        { token: ["Verification token is required"] },
      ]);
    }
  });
});

test("values at the limits of the rules are accepted, as JSON and as a form", async () => {
  const api = await startApi();
  const { exam, level } = await aCatalogue(api.db);
  let serial = 0;
  for (const [type, write] of ways) {
    const send = (endpoint: AnyEndpoint, body: Body, token = "") =>
      fetch(`${api.url}/api${endpoint.path}`, {
        method: endpoint.method,
        headers: { "content-type": type, authorization: `Bearer ${token}` },
        body: write(body),
      });
    const edge = { ...newcomer, email: `${++serial}@b.c`, password: "Aa345678" };
    const made = await send(auth.register, { ...edge, first_name: "Ada", last_name: "o".repeat(50) });
    const { jwtDetails } = (await made.json()).data;
    const ids = { exam_targeted: exam.uuid, current_grade: level.uuid };
    const second = await send(auth.completeProfile, { ...step2, ...ids, phone: "1234567890" }, jwtDetails.access_token);
    const saved = await send(
      profile.update,
      { location: "x".repeat(200), school: "x".repeat(200), class: "x".repeat(50), exam_year: "2027" },
      jwtDetails.access_token,
    );
    expect([type, made.status, second.status, saved.status]).toEqual([type, 201, 201, 200]);
    const session = await send(auth.login, { email: edge.email, password: edge.password });
    expect(session.status).toBe(200);
  }
});

test("a passphrase is stored unchanged, and only its exact form signs in", async () => {
  const api = await startApi();
  const password = `Correct horse 7 battery ${"staple ".repeat(5)}`.padEnd(64, "x");
  await api.anyone.call(auth.register, { ...newcomer, password, terms_and_conditions: true });
  const signIn = (typed: string) =>
    api.anyone.call(auth.login, { email: newcomer.email, password: typed }).then(
      () => 200,
      (problem) => problem.status,
    );
  expect([await signIn(password), await signIn(password.slice(0, 63)), await signIn(` ${password}`)]).toEqual([
    200, 400, 400,
  ]);
  const { password_hash } = await api.db.selectFrom("candidates").select("password_hash").executeTakeFirstOrThrow();
  expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

// This test fails for a new endpoint that returns questions without protecting keys, and for an endpoint that is never
// called here.
import { sql } from "kysely";
import { expect, test } from "vitest";
import { startApi } from "../testing/start-api.ts";
import { candidateEndpoints, carriesKeys, walkEndpoints } from "./walk-endpoints.ts";

/** Endpoints that use outside services or take a file. Each entry says why this test cannot call it. */
const elsewhere: Record<string, string> = {
  "profile.setAvatar": "takes a picture",
  "reports.addScreenshot": "takes a picture",
  "theory.addPhoto": "takes a picture",
  "auth.correctEmail": "is for an address that is not verified yet",
  "profile.changePassword": "asks for the present password or for Google",
  "profile.askDeletion": "asks for a password or for Google",
  "passkeys.add": "needs a device that makes a passkey",
  "passkeys.remove": "needs a passkey",
  "profile.endSession": "names a session of another device",
  "sittings.bringTry": "takes questions of the visitors' sample alone, which sit in no exam",
  "auth.keep": "needs the token of a device, and answers nothing",
  "billing.receipt": "needs a payment",
  "billing.checkout": "needs Paystack",
  "billing.tryCoupon": "needs a coupon",
  "billing.confirm": "needs Paystack",
  "billing.cancel": "needs a subscription",
  "billing.refund": "needs a payment",
  "billing.joinSeat": "needs a seat",
  "billing.endSeat": "needs a seat",
};

test("every endpoint is called, and none leaks the key of a question in an open exam", async () => {
  const { answered, leaks } = await walkEndpoints(await startApi());
  expect(leaks).toEqual([]);
  const silent = candidateEndpoints.map(({ name }) => name).filter((name) => !answered.has(name) && !elsewhere[name]);
  const fill =
    "never answered: make what their paths and fields name in guarded-world.ts, fill it in in walk-endpoints.ts";
  expect(silent, fill).toEqual([]);
  expect(Object.keys(elsewhere).filter((name) => answered.has(name))).toEqual([]);
}, 300_000);

test("without the rule, the same walk finds the key in every reply that can include one", async () => {
  const api = await startApi();
  await sql`create or replace function protected_questions(candidate bigint, besides bigint default null)
    returns table (question_id bigint) language sql stable as 'select null::bigint where false'`.execute(api.owner);
  // A mock is always an exam, so its paper never includes keys.
  const expected = candidateEndpoints.filter(
    ({ name, endpoint }) => carriesKeys(endpoint.data) && name !== "sittings.startMock",
  );
  const { leaks } = await walkEndpoints(api, [
    ...expected,
    ...candidateEndpoints.filter(({ name }) => name === "privacy.startExport"),
  ]);
  const leaking = new Set(leaks.map(({ endpoint }) => endpoint));
  expect(expected.length).toBeGreaterThanOrEqual(7);
  expect(expected.map(({ name }) => name).filter((name) => !leaking.has(name))).toEqual([]);
  const tellingWhys = new Set(leaks.filter(({ leak }) => leak.startsWith("why ")).map(({ endpoint }) => endpoint));
  expect(expected.map(({ name }) => name).filter((name) => !tellingWhys.has(name))).toEqual([]);
  expect(leaking).toContain("privacy.startExport");
}, 300_000);

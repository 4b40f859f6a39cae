import { auth, profile, staff, users } from "@sabiprep/contract";
import { expect, onTestFinished, test } from "vitest";
import { startFakeGoogle } from "../../testing/fake-google.ts";
import { aCandidate, aStaffMember } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { startApi } from "../../testing/start-api.ts";

const ada = {
  first_name: "Ada",
  last_name: "Okafor",
  email: "ada@example.ng",
  password: "Fufu4Supper",
  terms_and_conditions: true as const,
};
const hostile = [
  "\u200b\u200c\u200d\u2060",
  "Ada\u202egpj",
  "Ada\r\nBcc: x",
  "Go to evil.ng",
  "Win: http://evil.ng/claim",
];
const message = (label: string) => [`Use letters in your ${label.toLowerCase()}, with no links or symbols`];

test("a name with a link or hidden characters is refused wherever a name is typed, and changes nothing", async () => {
  const api = await startApi();
  const { as } = await aCandidate(api);
  const other = await aCandidate(api);
  const owner = await aStaffMember(api, { confirmed: true });
  for (const first_name of hostile) {
    const told = { errors: { first_name: message("First name") }, status: 400 };
    expect(await refused(api.anyone.call(auth.register, { ...ada, first_name }))).toMatchObject(told);
    expect(await refused(as.call(profile.update, { first_name }))).toMatchObject(told);
    const edit = { uuid: other.uuid, first_name, last_name: "Bello", email: other.email };
    expect(await refused(owner.as.call(users.edit, edit))).toMatchObject(told);
    const invitation = { name: first_name, email: "new@example.ng", role: "editor" as const };
    expect((await refused(owner.as.call(staff.invite, invitation))).errors).toEqual({
      name: ["Name must be written in letters, without links or symbols"],
    });
  }
  expect(await api.db.selectFrom("candidates").select("first_name").distinct().execute()).toEqual([
    { first_name: "Chidi" },
  ]);
  expect(await api.db.selectFrom("staff").select("id").execute()).toHaveLength(1);
});

test("names are stored composed, with single spaces", async () => {
  const api = await startApi();
  const { user, jwtDetails } = await api.anyone.call(auth.register, { ...ada, first_name: "  O\u0323la   Grace " });
  expect(user.first_name).toBe("\u1eccla Grace");
  const changed = await api.clientWith(jwtDetails.access_token).call(profile.update, { last_name: "Obi \u00a0 Eze" });
  expect(changed.last_name).toBe("Obi Eze");
});

test("Google's names are cleaned and never block a sign-in", async () => {
  const google = await startFakeGoogle();
  onTestFinished(() => google.close());
  const api = await startApi(google.env);
  const enter = async (sub: string, given_name: string, family_name: string) => {
    const token = google.token({ sub, email: `person.${sub}@example.ng`, given_name, family_name });
    const { user } = await api.anyone.call(auth.google, { token });
    return [user.first_name, user.last_name];
  };
  expect(await enter("1", "Zainab\u0000\u202e", "Win http://evil.ng")).toEqual(["Zainab", "Win evil ng"]);
  expect(await enter("2", "\u200b\u200b", "\u200b")).toEqual(["person 2", ""]);
});

test("an email to an unverified address includes no words of the person who typed it in", async () => {
  const api = await startApi();
  await api.anyone.call(auth.register, { ...ada, first_name: "Win Fifty Thousand", email: "victim@example.ng" });
  await api.anyone.call(auth.login, { email: "victim@example.ng", password: ada.password });
  await api.anyone.call(auth.forgotPassword, { email: "victim@example.ng" });
  await api.settle();
  expect(api.mails.map(({ to }) => to)).toEqual(Array(3).fill("victim@example.ng"));
  for (const { subject, text, html } of api.mails) expect(`${subject} ${text} ${html}`).not.toContain("Fifty");
});

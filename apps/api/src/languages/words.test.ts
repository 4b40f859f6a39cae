import { auth, notifications, profile, schedule, settings } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { notify } from "../features/notifications/public.ts";
import { aCandidate } from "../testing/people.ts";
import { refused } from "../testing/refused.ts";
import { startApi } from "../testing/start-api.ts";
import { planFeatures } from "./stored-texts.ts";
import { yo } from "./yo.ts";

test("a candidate's emails, notifications and calendar use the account's language, and others stay in English", async () => {
  const api = await startApi();
  const [ada, bola] = [await aCandidate(api), await aCandidate(api)];
  await ada.as.call(settings.update, { language: "yoruba" });
  const says: Parameters<typeof notify>[1]["says"] = (t) => ({
    title: t("Your exam is tomorrow"),
    body: t("Your week"),
  });
  for (const { id } of [ada, bola])
    await notify(
      api.db,
      { candidate_id: id, kind: "account", once_key: "near", says, link: "/dashboard" },
      api.clock.now(),
    );
  await api.settle();
  const titles = await Promise.all(
    [ada, bola].map(async ({ as }) => (await as.call(notifications.list, {})).notices.map(({ title }) => title)),
  );
  expect(titles).toEqual([[yo["Your exam is tomorrow"]], ["Your exam is tomorrow"]]);
  const mail = api.mails.find(({ subject }) => subject === yo["Your exam is tomorrow"])!;
  expect(mail.html).toContain('<html lang="yo">');
  expect(mail.text).toContain(yo["Questions? Email {email}"]!.split("{")[0]!.trim());
  expect(mail.html).not.toContain("If the button does not work");
  expect(api.mails.find(({ subject }) => subject === "Your exam is tomorrow")?.html).toContain('<html lang="en">');

  const { url } = await ada.as.call(schedule.feed, {});
  const calendar = await fetch(`${api.url}${new URL(url).pathname}`);
  expect(await calendar.text()).toContain(`X-WR-CALNAME:${yo["{site} study schedule"]!.replace("{site}", "SabiPrep")}`);
});

test("the first email, and the account, use the language of the page of registration", async () => {
  const api = await startApi();
  const person = {
    first_name: "Ngozi",
    last_name: "Eze",
    email: "ngozi@example.ng",
    password: "Fufu4Supper",
    terms_and_conditions: true as const,
  };
  const reply = await fetch(`${api.url}/api/candidates/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json", "accept-language": "ig" },
    body: JSON.stringify(person),
  });
  expect(reply.status).toBe(201);
  await api.settle();
  expect(api.mails.map(({ html }) => /<html lang="(\w+)"/.exec(html)?.[1])).toEqual(["ig"]);
  const { access_token } = (await reply.json()).data.jwtDetails;
  const mine = await fetch(`${api.url}/api${settings.read.path}`, {
    headers: { authorization: `Bearer ${access_token}` },
  });
  expect((await mine.json()).data.settings.language).toBe("igbo");
});

test("an error with values contains the English text and the template", async () => {
  const api = await startApi({ RATE_LIMITS: "on" });
  const wrong = { email: "nobody@example.ng", password: "WrongPass1" };
  for (let tries = 0; tries < 20; tries++) await api.anyone.call(auth.login, wrong).catch(() => null);
  const failure = await refused(api.anyone.call(auth.login, wrong));
  expect(failure.text?.message).toBe(
    "Too many attempts. Please try again in {n, plural, one {# minute} other {# minutes}}.",
  );
  expect(failure.message).toBe(`Too many attempts. Please try again in ${failure.text?.values.n} minutes.`);
  const plain = await refused(
    (await aCandidate(api)).as.call(profile.update, { first_name: "A", last_name: "Okafor" } as never),
  );
  expect(plain.text).toBeNull();
});

test("the plans' features a new database holds are marked for the catalogues", async () => {
  const api = await startApi();
  const plans = await api.db.selectFrom("plans").select("features").execute();
  expect(plans.flatMap(({ features }) => features).filter((feature) => !planFeatures.includes(feature))).toEqual([]);
});

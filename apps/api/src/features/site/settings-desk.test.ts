import { auth, exams, schedule, site, siteDesk, staff, UNVERIFIED } from "@sabiprep/contract";
import sharp from "sharp";
import { expect, test } from "vitest";
import { formWith } from "../../testing/form-with.ts";
import { aCandidate, aStaffMember } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { startApi } from "../../testing/start-api.ts";
import { notify } from "../notifications/public.ts";

const newcomer = (at: number) => ({
  first_name: "Halima",
  last_name: "Yusuf",
  email: `halima${at}@example.ng`,
  terms_and_conditions: true as const,
  password: "Jollof4Everyone",
});

test("settings change the site's texts and behaviour", async () => {
  const api = await startApi();
  const owner = await aStaffMember(api);
  const before = await owner.as.call(siteDesk.read, {});
  expect(before.settings).toMatchObject({ site_name: null, registration_open: true });
  const after = await owner.as.call(siteDesk.change, { site_name: "Ọ̀nà Prep", registration_open: false });
  expect(after).toMatchObject({ site_name: "Ọ̀nà Prep", registration_open: false, try_out_open: true });
  expect((await api.anyone.call(site.config, {})).site_name).toBe("Ọ̀nà Prep");
  expect((await refused(api.anyone.call(auth.register, newcomer(1)))).message).toContain("right now");
  await owner.as.call(siteDesk.change, { registration_open: true, registrations_a_day: 1 });
  await api.anyone.call(auth.register, newcomer(2));
  expect((await refused(api.anyone.call(auth.register, newcomer(3)))).message).toContain("tomorrow");
  await owner.as.call(siteDesk.change, { registrations_a_day: null, try_out_open: false });
  await api.anyone.call(auth.register, newcomer(3));
  expect((await refused(api.anyone.call(site.sample, {}))).status).toBe(400);
  const [entry] = await api.db.selectFrom("audit_bodies").select(["verb", "body"]).orderBy("seq").limit(1).execute();
  expect(entry).toMatchObject({
    verb: "site.settings",
    body: { before: { registration_open: true }, after: { registration_open: false } },
  });
});

test("a logo is re-encoded and served to everybody, and any other file is refused", async () => {
  const api = await startApi();
  const owner = await aStaffMember(api);
  const send = (bytes: Uint8Array<ArrayBuffer>) => {
    const body = formWith(bytes, "logo.png");
    const headers = { authorization: `Bearer ${owner.access_token}` };
    return fetch(`${api.url}/api${siteDesk.logo.path}`, { method: "POST", headers, body });
  };
  const picture = { create: { width: 900, height: 300, channels: 3 as const, background: "green" } };
  const good = await send(new Uint8Array(await sharp(picture).png().toBuffer()));
  const { data } = (await good.json()) as { data: { site_logo: string } };
  const shown = await fetch(`${api.url}${data.site_logo}`);
  expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).width).toBe(256);
  const svg = await send(new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>"));
  expect(svg.status).toBe(400);
  expect((await fetch(`${api.url}/api/site/logo/none`)).status).toBe(404);
});

test("emails and their unsubscribe pages use the name staff gave the site", async () => {
  const api = await startApi();
  api.clock.set(new Date("2026-11-18T11:00:00Z"));
  const owner = await aStaffMember(api);
  await owner.as.call(siteDesk.change, { site_name: "Ọ̀nà <Prep>" });
  const ada = await aCandidate(api);
  const told = { once_key: "week", says: () => ({ title: "Your week", body: "Well done." }), link: "/review" };
  await notify(api.db, { candidate_id: ada.id, kind: "weekly_report", ...told }, api.clock.now());
  await api.anyone.call(auth.register, newcomer(4));
  await owner.as.call(siteDesk.mailTest, {});
  await api.settle();
  const subjects = api.mails.map(({ subject }) => subject);
  expect(subjects).toContain("Verify your email for Ọ̀nà <Prep>");
  expect(subjects).toContain("Email from Ọ̀nà <Prep> works");
  for (const { text, html } of api.mails) {
    expect(text).toContain("\nỌ̀nà <Prep>\n");
    expect(html).toContain("Ọ̀nà &#60;Prep&#62; · Questions?");
    expect(`${text}${html}`).not.toContain("SabiPrep");
  }
  const week = api.mails.find(({ subject }) => subject === "Your week")!;
  expect(week.text).toContain("Open Ọ̀nà <Prep>:");
  const way = await fetch(`${api.url}${new URL(week.unsubscribe_url!).pathname}`);
  expect(await way.text()).toContain("<h1>Ọ̀nà &#60;Prep&#62;: weekly reports</h1>");
});

test("the authenticator's label, the calendar and the message to the unverified use it too", async () => {
  const api = await startApi();
  const owner = await aStaffMember(api, { confirmed: true });
  await owner.as.call(siteDesk.change, { site_name: "Ọ̀nà Prep" });
  const { otpauth_url } = await owner.as.call(staff.prepareTotp, {});
  expect(new URL(otpauth_url).searchParams.get("issuer")).toBe("Ọ̀nà Prep");
  const ada = await aCandidate(api);
  const { url } = await ada.as.call(schedule.feed, {});
  expect(await (await fetch(`${api.url}${new URL(url).pathname}`)).text()).toContain("X-WR-CALNAME:Ọ̀nà Prep");
  const late = await aCandidate(api, { verified: false });
  api.clock.advance(31 * 60_000);
  expect((await refused(late.as.call(exams.list, {}))).message).toBe(
    UNVERIFIED.replace("{site}", "Ọ̀nà Prep").replace("{minutes}", "30"),
  );
});

test("the mail test shows how the mail server answered", async () => {
  const api = await startApi();
  const owner = await aStaffMember(api);
  expect(await owner.as.call(siteDesk.mailTest, {})).toMatchObject({ sent: true });
  expect(api.mails.at(-1)?.to).toBe(owner.email);
  api.context.mailer.send = async () => {
    throw new Error("550 mailbox full");
  };
  expect(await owner.as.call(siteDesk.mailTest, {})).toEqual({ sent: false, detail: "550 mailbox full" });
});

test("the logo can only be a file of this site", async () => {
  const api = await startApi();
  const owner = await aStaffMember(api);
  const hostile = [
    "javascript:alert(1)",
    "https://evil.ng/x.png",
    "//evil.ng/x.png",
    "/\\evil.ng",
    "data:image/svg+xml,x",
    "logo.svg",
  ];
  for (const site_logo of hostile)
    expect((await refused(owner.as.call(siteDesk.change, { site_logo }))).errors).toEqual({
      site_logo: ["Use a path of this site, like /logo.svg"],
    });
  expect((await owner.as.call(siteDesk.change, { site_logo: "/school/crest-2.png" })).site_logo).toBe(
    "/school/crest-2.png",
  );
  // A value stored before this rule is ignored.
  const value = JSON.stringify("javascript:alert(1)");
  await api.db.updateTable("site_settings").set({ value }).where("name", "=", "site_logo").execute();
  expect((await api.anyone.call(site.config, {})).site_logo).toBe("/logo.svg");
});

test("renaming the site does not change the name of browser storage", async () => {
  const api = await startApi();
  const owner = await aStaffMember(api);
  const before = await api.anyone.call(site.config, {});
  await owner.as.call(siteDesk.change, { site_name: "Another Name" });
  const after = await api.anyone.call(site.config, {});
  expect([before.key_prefix, after.site_name, after.key_prefix]).toEqual(["SabiPrep", "Another Name", "SabiPrep"]);
});

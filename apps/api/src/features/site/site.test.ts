import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { site } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../testing/database.ts";
import { startApi } from "../../testing/start-api.ts";
import { fillPage, pagePolicy } from "./pages.ts";
import { readSlots } from "./slots.ts";

test("the web app gets the site's configuration and the changes by staff", async () => {
  const api = await startApi({
    SITE_NAME: "Ọ̀nà",
    COPYRIGHT_YEAR: "2031",
    GOOGLE_CLIENT_ID: "our-client",
    GOOGLE_TOKEN_SIGN_IN: "on",
  });
  expect(await api.anyone.call(site.config, {})).toMatchObject({
    site_name: "Ọ̀nà",
    copyright_year: 2031,
    google_client_id: "our-client",
    google_by_code: false,
    gateway_key: null,
    payments_enabled: false,
  });
  await api.db
    .insertInto("site_settings")
    .values({ name: "site_name", value: JSON.stringify("SabiPrep Jos"), updated_at: new Date() })
    .execute();
  expect((await api.anyone.call(site.config, {})).site_name).toBe("SabiPrep Jos");
});

test("a message to support is sent by email with the visitor's words in its body", async () => {
  const api = await startApi();
  const letter = { name: "Ada <b>", email: "ada@example.ng", message: "Hello\n\nMy result is missing." };
  expect((await api.anyone.send(site.contact, letter)).status_code).toBe(201);
  await api.settle();
  expect(api.mails).toHaveLength(1);
  expect(api.mails[0]).toMatchObject({ to: "support@sabiprep.ng", subject: "A message from the contact form" });
  expect(api.mails[0]?.text).toContain("From: Ada <b> (ada@example.ng)");
  expect(api.mails[0]?.html).not.toContain("<b>");
});

test("a path that was not found is logged in one line, with plain words only", async () => {
  const api = await startApi();
  await api.anyone.call(site.lostPath, { path: '/practise/exma\n{"level":50}\u001b[31m' });
  const lines = api.logged.filter((line) => line.includes("page not found"));
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd().split("\n")).toHaveLength(1);
  expect(JSON.parse(lines[0]!).path).toBe("/practise/…");
});

test("a site's own text cannot break out of the page it is filled into", async () => {
  const api = await startApi({ SITE_NAME: `</script><script>alert("x")</script>` });
  const dist = path.join(temporaryFolder("pages"), "dist");
  mkdirSync(dist, { recursive: true });
  writeFileSync(
    path.join(dist, "page.html"),
    '<title>{{site_name}}</title><script type="application/json">{{site_config}}</script>{{unknown}}',
  );
  const page = await fillPage(dist, "page.html", await readSlots(api.context));
  const text = page.plain.toString();
  expect(text.match(/<script/g)).toHaveLength(1);
  expect(text).toContain("{{unknown}}");
  const island = /<script type="application\/json">(.*)<\/script>/.exec(text)?.[1] ?? "";
  expect(JSON.parse(island).site_name).toBe(`</script><script>alert("x")</script>`);
});

test("Google's script is allowed only on the sign-in pages of a site that uses it", () => {
  const build = { build_id: "1", pages: {}, routes: {}, csp: { script: ["sha256-a"], style: ["sha256-b"] } };
  const [plain, signIn] = [pagePolicy(build, false), pagePolicy(build, true)];
  expect(plain).not.toContain("google");
  expect(plain).toContain("script-src 'self' 'sha256-a';");
  expect(plain).toContain("require-trusted-types-for 'script'");
  expect(signIn).toContain("https://accounts.google.com/gsi/client");
  for (const policy of [plain, signIn]) {
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe");
  }
});

// A site that requires two-step sign-in for every member of staff: those without it set it up first, and then continue.
import { createClient, staff } from "@sabiprep/contract";
import { codeWhenShown } from "../apps/api/src/testing/authenticator.ts";
import { expect, test } from "./testing/journey.ts";
import { linkMailedTo } from "./testing/mail-folder.ts";
import { type RunningServer, startServer } from "./testing/start-server.ts";

test.setTimeout(240_000);

const OWNER = { email: "admin@demo.ng", password: "Admin12345" };
let server: RunningServer;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  server = await startServer({ STAFF_TWO_STEP: "required" });
});
test.afterAll(() => server?.stop());

test("staff without a second step set it up first and then reach their page, invited or not", async ({
  page,
  browser,
  look,
  forgive,
}) => {
  forgive(/status of 400/);
  await page.goto(`${server.url}/admin/login`);
  await page.getByLabel("Email").fill(OWNER.email);
  await page.getByLabel("Password", { exact: true }).fill(OWNER.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Set up two-step sign-in" })).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/admin/second-step`);

  await page.goto(`${server.url}/admin/audit`);
  await expect(page).toHaveURL(`${server.url}/admin/second-step?next=${encodeURIComponent("/admin/audit")}`);
  await look("staff-second-step-needed-1280");
  await page.getByRole("button", { name: "Set up" }).click();
  // The password was entered a moment ago, so it is not asked again.
  await expect(page.getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
  await look("staff-second-step-needed-code-1280");
  await page.setViewportSize({ width: 360, height: 740 });
  await look("staff-second-step-needed-code-360");
  const secret = await page.locator("code").innerText();
  await page.getByLabel("Code", { exact: true }).fill(await codeWhenShown(secret));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem")).toHaveCount(10);
  await look("staff-second-step-needed-recovery-360");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("button", { name: "I have saved them" }).click();
  await expect(page).toHaveURL(`${server.url}/admin/audit`);
  await expect(page.getByText("turned on two-step sign-in")).toBeVisible();

  let token: string | null = null;
  const api = createClient({ baseUrl: `${server.url}/api`, token: () => token });
  const asked = await api.call(staff.login, OWNER);
  if (!("ticket" in asked)) throw new Error("no second step was asked");
  token = (await api.call(staff.loginCode, { ticket: asked.ticket, code: await codeWhenShown(secret, 1) })).token;
  await api.call(staff.confirm, { password: OWNER.password });
  await api.call(staff.invite, { name: "Ngozi Eze", email: "ngozi@example.ng", role: "editor" });
  const link = new URL(await linkMailedTo("ngozi@example.ng", "/admin/invitation", { dataDir: server.dataDir }));
  const guest = await browser.newPage();
  await guest.goto(server.url + link.pathname + link.search);
  await guest.getByLabel("Password", { exact: true }).fill("Awka2026x");
  await guest.getByRole("button", { name: "Accept the invitation" }).click();
  await expect(guest.getByRole("heading", { name: "Set up two-step sign-in" })).toBeVisible();
  await guest.getByRole("button", { name: "Set up" }).click();
  await guest.getByLabel("Code", { exact: true }).fill(await codeWhenShown(await guest.locator("code").innerText()));
  await guest.keyboard.press("Enter");
  await guest.getByRole("button", { name: "I have saved them" }).click();
  await expect(guest).toHaveURL(`${server.url}/admin`);
  await expect(guest.getByRole("heading", { name: /Ngozi Eze/ })).toBeVisible();
  await guest.close();
});

// Passkeys with the browser's own virtual device: a student and a member of staff add one, sign in with it, and remove it.

import type { Page } from "@playwright/test";
import { createClient, staff } from "@sabiprep/contract";
import { codeWhenShown } from "../apps/api/src/testing/authenticator.ts";
import { askedWhileLeaving, expect, test } from "./testing/journey.ts";
import { aCandidate, signInTab } from "./testing/people.ts";
import { type RunningServer, startServer } from "./testing/start-server.ts";

test.setTimeout(120_000);
test.use({ actionTimeout: 20_000 });

const OWNER = { email: "admin@demo.ng", password: "Admin12345" };
let server: RunningServer;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  // Browsers make passkeys only for a name, so not for 127.0.0.1.
  server = await startServer({ HOST: "localhost", STAFF_TWO_STEP: "required" });
});
test.afterAll(() => server?.stop());

/** A phone with a fingerprint reader. `isUser` is whether the finger on it is the owner's. */
async function aFingerprintReader(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...{ protocol: "ctap2" as const, transport: "internal" as const, automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  });
  return {
    isUser: (isUserVerified: boolean) => session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
  };
}

test("a student adds a passkey, signs in with it, and removes it", async ({ page, look, forgive }) => {
  forgive(/status of 400/);
  forgive(askedWhileLeaving);
  const ada = await aCandidate({ baseURL: server.url });
  const reader = await aFingerprintReader(page);
  await signInTab(page, "candidate", ada.token, server.url);
  await page.goto(`${server.url}/profile`);
  const card = page.locator("section").filter({ has: page.getByRole("heading", { name: "Passkeys" }) });
  await card.getByRole("button", { name: "Add a passkey" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByLabel("Your password").fill("Wrong4Lunch");
  await dialog.getByRole("button", { name: "Add a passkey" }).click();
  await expect(dialog.getByLabel("Your password")).toHaveAccessibleDescription("That password is not correct");
  await dialog.getByLabel("Your password").fill(ada.password);
  await page.setViewportSize({ width: 360, height: 740 });
  await look("passkey-add-360");
  await dialog.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Your passkey has been added." })).toBeVisible();
  await expect(card.getByRole("listitem")).toHaveCount(1);
  await look("profile-passkeys-360");

  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${server.url}/login`);
  // A page with a form loads its script at the first touch.
  await page.getByLabel("Email").focus();
  await expect(page.getByRole("button", { name: "Sign in with a passkey" })).toBeVisible();
  await look("login-passkey-360");
  // On a small screen the message that nothing was used covers the button for some seconds.
  await page.setViewportSize({ width: 1280, height: 900 });
  // Another finger opens nothing.
  await reader.isUser(false);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "No passkey was used." })).toBeVisible();
  await reader.isUser(true);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page).toHaveURL(`${server.url}/dashboard`);

  await page.goto(`${server.url}/profile`);
  await expect(card.getByText("Last used")).toBeVisible();
  await card.getByRole("button", { name: /^Remove the passkey/ }).click();
  await dialog.getByLabel("Your password").fill(ada.password);
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("status").filter({ hasText: "The passkey has been removed." })).toBeVisible();
  await expect(card.getByRole("listitem")).toHaveCount(0);
});

test("a member of staff signs in with a passkey where two steps are required", async ({ page, look, forgive }) => {
  forgive(/status of 40[03]/);
  let token: string | null = null;
  const api = createClient({ baseUrl: `${server.url}/api`, token: () => token });
  const begun = await api.call(staff.login, OWNER);
  if (!("token" in begun)) throw new Error("a second step was asked");
  token = begun.token;
  const { secret } = await api.call(staff.prepareTotp, {});
  await api.call(staff.enableTotp, { code: await codeWhenShown(secret) });

  await aFingerprintReader(page);
  await signInTab(page, "staff", token, server.url);
  await page.goto(`${server.url}/admin/account`);
  const card = page.locator("section").filter({ has: page.getByRole("heading", { name: "Passkeys" }) });
  await card.getByRole("button", { name: "Add a passkey" }).click();
  // The password was entered a moment ago, so it is not asked again.
  const added = page.getByRole("status").filter({ hasText: "Your passkey has been added." });
  await expect(added).toBeVisible();
  await expect(card.getByRole("listitem")).toHaveCount(1);
  await look("staff-passkeys-1280");

  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${server.url}/admin/login`);
  await look("staff-login-passkey-1280");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  // No code is asked.
  await expect(page).toHaveURL(`${server.url}/admin`);
  await expect(page.getByRole("link", { name: "My account" })).toBeVisible();
});

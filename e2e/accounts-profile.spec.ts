// The candidate's profile page: their data, where they are signed in, and how to delete the account.
import { expect, test } from "./testing/journey.ts";
import { aCandidate, signInTab } from "./testing/people.ts";

test.setTimeout(90_000);

/** A red square of one pixel, small enough to write here. */
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==",
  "base64",
);

test("the profile is edited, cancelled and saved", async ({ page, baseURL, look, forgive }) => {
  forgive(/status of 400/);
  const ada = await aCandidate({ baseURL: baseURL! });
  await signInTab(page, "candidate", ada.token);
  await page.goto("/profile");
  await expect(page.getByText("+2348031234567")).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([
    "Personal Information",
    "My exams and subjects",
    "Your daily goal",
    "Where you are signed in",
    "Quick Stats",
    "Recent Achievements",
    "Account Settings",
  ]);
  await look("profile-1280");
  await expect(page.getByRole("link", { name: "Notification Settings" })).toHaveAttribute("href", /^\/settings/);
  await expect(page.getByRole("link", { name: "Privacy Settings" })).toHaveAttribute("href", /^\/settings/);

  await page.getByRole("button", { name: "Edit" }).click();
  await page.getByLabel("First name").fill("Somebody");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Somebody")).toBeHidden();

  await page.getByRole("button", { name: "Edit" }).click();
  await expect(page.getByLabel("First name")).toBeFocused();
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Location").fill("Enugu");
  await page.getByLabel("School").fill("Queens School");
  await page.getByLabel("Class").selectOption("SS3");
  await page.getByLabel("Exam year").fill("27");
  await page.getByLabel("Target exam").selectOption("JAMB");
  await page.getByLabel("Exam date").fill("2027-04-24");
  await page.getByLabel("Phone number").fill("");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByLabel("Exam year")).toHaveAccessibleDescription("Use 4-digit year");
  await look("profile-edit-1280");
  await page.getByLabel("Exam year").fill("2027");
  await page.getByRole("button", { name: "Save Changes" }).click();
  const notice = page.getByRole("status").filter({ hasText: "Profile Updated" });
  await expect(notice).toContainText("Your profile has been successfully updated.");
  await page.reload();
  for (const kept of ["Enugu", "Queens School", "SS3", "2027", "JAMB", "24 April 2027"])
    await expect(page.getByRole("definition").filter({ hasText: new RegExp(`^${kept}$`) })).toBeVisible();
  await expect(page.getByText("+2348031234567")).toBeHidden();

  await page.locator("input[type=file]").setInputFiles({ name: "me.png", mimeType: "image/png", buffer: picture });
  const shown = page.locator("main img");
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("no") });
  await expect(page.getByRole("alert")).toHaveText("Please choose a JPEG, PNG or WebP picture.");
  await page.getByRole("button", { name: "Remove picture" }).click();
  await expect(shown).toHaveCount(0);
});

test("the password is changed, another device is signed out, and account deletion is requested and cancelled", async ({
  page,
  browser,
  baseURL,
  look,
  forgive,
}) => {
  forgive(/status of 40[03]/);
  const ada = await aCandidate({ baseURL: baseURL! });
  await signInTab(page, "candidate", ada.token);
  const other = await (await browser.newContext({ baseURL })).newPage();
  const signInElsewhere = async (password: string) => {
    await other.goto("/login");
    await other.getByLabel("Email").fill(ada.email);
    await other.getByLabel("Password", { exact: true }).fill(password);
    await other.getByRole("button", { name: "Sign in" }).click();
    await expect(other).toHaveURL("/dashboard");
  };
  await signInElsewhere(ada.password);

  await page.goto("/profile");
  await page.getByRole("button", { name: /^Sign out on/ }).click();
  const dialog = page.getByRole("alertdialog", { name: "Sign out another device" });
  await dialog.getByLabel("Your password").fill("not the right one");
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Your password")).toHaveAccessibleDescription("That password is not correct");
  await look("sign-another-device-out-1280");
  await dialog.getByLabel("Your password").fill(ada.password);
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Sign out on/ })).toHaveCount(0);
  await other.reload();
  await expect(other).toHaveURL("/");

  await page.getByRole("button", { name: "Change Password" }).click();
  await page.getByLabel("Current password").fill("not the right one");
  await page.getByLabel("New password").fill("Ibadan2027");
  await look("profile-password-1280");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Current password")).toHaveAccessibleDescription("Your current password is not correct");
  await page.getByLabel("Current password").fill(ada.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Your password has been changed." })).toBeVisible();
  await signInElsewhere("Ibadan2027");
  await other.context().close();

  await page.getByRole("button", { name: "Delete Account" }).click();
  await look("profile-delete-1280");
  await page.getByLabel("Your password").fill("wrong");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByLabel("Your password")).toHaveAccessibleDescription("That password is not correct");
  await page.getByLabel("Your password").fill("Ibadan2027");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByText(/^We will delete your account on/)).toBeVisible();
  await page.getByRole("button", { name: "Keep my account" }).click();
  await expect(page.getByText(/^We will delete your account on/)).toBeHidden();
  await expect(page.getByRole("button", { name: "Delete Account" })).toBeVisible();
});

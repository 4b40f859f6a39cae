// The long lists of the desk keep their filters, how far they were read and the open item in the address.
import { createClient, questions, reports } from "@sabiprep/contract";
import { deskSubject } from "./testing/desk-subject.ts";
import { expect, test } from "./testing/journey.ts";
import { aCandidate, signInTab } from "./testing/people.ts";

test.setTimeout(120_000);

const OWN = Date.now();

test("users: search, order and the open user are there after a reload, and Back removes them", async ({
  page,
  baseURL,
}) => {
  const ada = await aCandidate({ baseURL: baseURL! });
  const { token } = await deskSubject(`Weaving ${OWN}`, "Cloth");
  await signInTab(page, "staff", token);
  await page.goto("/admin/users");
  await page.getByLabel("Order").selectOption("name");
  await expect(page).toHaveURL(/sort=name/);
  await page.getByLabel("Search by name or email").fill(ada.email);
  const one = page.getByRole("status").filter({ hasText: /\b1 user\b/ });
  await expect(one).toBeVisible();
  // It may be the only user, and then it shows before the search has started.
  await expect.poll(() => new URL(page.url()).searchParams.get("search")).toBe(ada.email);
  await page.reload();
  await expect(one).toBeVisible();
  await expect(page.getByLabel("Search by name or email")).toHaveValue(ada.email);
  await expect(page.getByLabel("Order")).toHaveValue("name");

  await page.getByRole("button", { name: "Adaeze Nwosu" }).click();
  const dialog = page.getByRole("dialog", { name: "Adaeze Nwosu" });
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(one).toBeVisible();
  // The typed text is one step, not one for each character. The next step leads to the list before the order was
  // chosen.
  await page.goBack();
  await expect(page.getByLabel("Order")).toHaveValue("newest");
  await expect(page.getByLabel("Search by name or email")).toHaveValue("");
  await expect(page).toHaveURL("/admin/users");
});

test("reports: status and type stay, the whole row can be pressed, and the log opens the report", async ({
  page,
  baseURL,
}) => {
  const ada = await aCandidate({ baseURL: baseURL! });
  const hers = createClient({ baseUrl: `${baseURL}/api`, token: () => ada.token });
  const title = `The picture is missing ${OWN}`;
  const told = { type: "feature_request" as const, title, description: "In question 4." };
  await hers.call(reports.submit, told);
  const { token } = await deskSubject(`Dyeing ${OWN}`, "Colours");
  await signInTab(page, "staff", token);
  await page.goto("/admin/reports");
  await page.getByLabel("Type").selectOption("feature_request");
  await page.getByLabel("Status").selectOption("pending");
  await expect(page).toHaveURL(/type=feature_request&?.*status=pending|status=pending&?.*type=feature_request/);
  const row = page.getByRole("listitem").filter({ hasText: title });
  await expect(row).toBeVisible();
  await page.reload();
  await expect(row).toBeVisible();
  await expect(page.getByLabel("Type")).toHaveValue("feature_request");
  await expect(page.getByLabel("Status")).toHaveValue("pending");

  // Not only the text: the far end of the row opens it too.
  const box = (await row.boundingBox())!;
  await page.mouse.click(box.x + box.width - 8, box.y + box.height / 2);
  const dialog = page.getByRole("dialog", { name: title });
  await expect(dialog.getByText("In question 4.")).toBeVisible();
  const id = new URL(page.url()).searchParams.get("report");
  await dialog.getByLabel("Answer", { exact: true }).fill("It is back.");
  await dialog.getByRole("button", { name: "Send reply" }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toHaveCount(0);

  await page.goto(`/admin/audit?verb=report.answer&subject=${id}`);
  await page.getByRole("link", { name: "replied to a report" }).click();
  await expect(page).toHaveURL(/\/admin\/reports\?report=/);
  await expect(dialog.getByText("In question 4.")).toBeVisible();
});

test("the log: person, action and start date stay, and half a date sends no request", async ({ page }) => {
  const { token } = await deskSubject(`Plaiting ${OWN}`, "Hair");
  await signInTab(page, "staff", token);
  await page.goto("/admin/audit");
  await page.getByLabel("Action starts with").fill("subject_");
  await page.getByLabel("From").fill("2026-01-01");
  await expect(page).toHaveURL(/verb=subject_.*from=2026-01-01/);
  const entries = page.getByRole("main").getByRole("listitem");
  await expect(entries.filter({ hasNotText: "subject_" })).toHaveCount(0);
  await page
    .getByRole("button", { name: /^Show only/ })
    .first()
    .click();
  await expect(page).toHaveURL(/actor=/);
  await page.reload();
  await expect(page.getByLabel("Action starts with")).toHaveValue("subject_");
  await expect(page.getByLabel("From")).toHaveValue("2026-01-01");
  await expect(entries.first()).toContainText("added a subject");
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page).not.toHaveURL(/actor=/);
  await page.goBack();
  await expect(page.getByRole("button", { name: "Clear filters" })).toBeVisible();

  // A year typed digit by digit gives many dates that nobody means. None of them is requested.
  const asked: string[] = [];
  page.on("request", (request) => void (request.url().includes("/api/admin/audit?") && asked.push(request.url())));
  await page.getByLabel("From").focus();
  await page.getByLabel("From").fill("0002-01-01");
  await page.waitForTimeout(600);
  expect(asked.filter((url) => url.includes("from=0002"))).toEqual([]);
});

test("passages: as many as were shown before are shown again", async ({ page, look }) => {
  const { token, office } = await deskSubject(`Carving ${OWN}`, "Wood");
  for (let at = 1; at <= 21; at++)
    await office.call(questions.addPassage, { title: `Chisel ${OWN} no. ${at}`, body_source: "It is sharp." });
  await signInTab(page, "staff", token);
  await page.goto("/admin/questions/passages");
  await page.getByRole("searchbox", { name: "Search passages" }).fill(`Chisel ${OWN}`);
  await expect(page).toHaveURL(/search=Chisel/);
  await expect(page.getByRole("article")).toHaveCount(20);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(page.getByRole("article")).toHaveCount(21);
  await expect(page).toHaveURL(/pages=2/);
  await page.reload();
  await expect(page.getByRole("article")).toHaveCount(21);
  await look("desk-passages-1280");
});

test("materials and plans: their filters stay", async ({ page }) => {
  const { token } = await deskSubject(`Tanning ${OWN}`, "Leather");
  await signInTab(page, "staff", token);
  await page.goto("/admin/materials");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  await page.getByLabel("Status").selectOption("retired");
  await expect(page.getByText("No materials found")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Status")).toHaveValue("retired");
  await page.goBack();
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();

  await page.goto("/admin/subjects/blueprints");
  await page.getByLabel("Exam type").selectOption({ label: "WAEC" });
  await page.getByLabel("Subject").selectOption({ label: "Physics" });
  await expect(page.getByText("not by the board itself")).toBeVisible();
  await page.reload();
  await expect(page.getByText("not by the board itself")).toBeVisible();

  await page.goto("/admin/plan");
  const search = page.getByLabel("Search by name or email");
  await search.fill("nobody of that name");
  await expect(page.getByText("No subscriptions found")).toBeVisible();
  await page.reload();
  await expect(search).toHaveValue("nobody of that name");
  await expect(page.getByText("No subscriptions found")).toBeVisible();
  await search.fill("");
  await expect(page).toHaveURL("/admin/plan");
});

for (const [what, path] of [
  ["questions", "/api/admin/question"],
  ["subjects", "/api/admin/subject"],
] as const)
  test(`${what} that do not load: a title and a text, without the slash of the specification`, async ({
    page,
    forgive,
  }) => {
    forgive(/status of 500/);
    const { token } = await deskSubject(`Load ${what} ${OWN}`, "Wood");
    await signInTab(page, "staff", token);
    await page.route(
      (url) => url.pathname === path,
      (route) => route.fulfill({ status: 500, json: { success: false, message: "Something went wrong." } }),
    );
    await page.goto(`/admin/${what}`);
    const failure = page.getByRole("alert").filter({ hasText: `Failed to load ${what}` });
    await expect(failure.getByText(`Failed to load ${what}`, { exact: true })).toBeVisible();
    await expect(failure.getByText(`Unable to fetch ${what} from server.`, { exact: true })).toBeVisible();
    await expect(failure).not.toContainText("/");
  });

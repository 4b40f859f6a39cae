import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { languageDesk, notifications, settings } from "@sabiprep/contract";
import { writeCsv } from "@sabiprep/formats";
import { expect, onTestFinished, test } from "vitest";
import { yo } from "../../languages/yo.ts";
import { formWith } from "../../testing/form-with.ts";
import { aCandidate, aStaffMember } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { startApi } from "../../testing/start-api.ts";
import { notify } from "../notifications/public.ts";

const ENGLISH = "Your exam is in {days} days";

const formOf = (rows: string[][]) =>
  ({ form: formWith(writeCsv([["language", "english", "text"], ...rows]), "list.csv") }) as never;

test("a list goes out, comes back corrected and is in force at once, for the server and for browsers", async () => {
  const api = await startApi();
  const editor = await aStaffMember(api, { role: "editor" });
  const { csv, name } = await editor.as.call(languageDesk.list, { language: "yoruba" });
  expect(name).toMatch(/^texts-yo-.*\.csv$/);
  expect(csv).toContain(`yoruba,${ENGLISH},${yo[ENGLISH]},mails-and-papers,awaiting`);

  const text = "Ọjọ́ {days} ló kù sí ìdánwò rẹ";
  const outcome = await editor.as.call(
    languageDesk.correct,
    formOf([
      ["yoruba", ENGLISH, text],
      ["yoruba", "Your week", yo["Your week"]!],
    ]),
  );
  expect(outcome).toEqual({ rows: 2, changed: 1 });
  const [first] = await editor.as.call(languageDesk.read, {});
  expect(first).toMatchObject({ language: "yoruba", corrected: 1 });

  const address = `${api.url}/api/languages/yo`;
  const served = await fetch(address);
  expect(await served.json()).toEqual({ [ENGLISH]: text });
  const again = await fetch(address, { headers: { "if-none-match": served.headers.get("etag")! } });
  expect(again.status).toBe(304);
  expect((await fetch(`${api.url}/api/languages/en`)).status).toBe(404);

  const ada = await aCandidate(api);
  await ada.as.call(settings.update, { language: "yoruba" });
  const says: Parameters<typeof notify>[1]["says"] = (t) => ({ title: t(ENGLISH, { days: 7 }), body: t("Your week") });
  await notify(api.db, { candidate_id: ada.id, kind: "account", once_key: "near", says }, api.clock.now());
  expect((await ada.as.call(notifications.list, {})).notices[0]?.title).toBe("Ọjọ́ 7 ló kù sí ìdánwò rẹ");

  // Corrected back to the build's words, nothing is left of it.
  await editor.as.call(languageDesk.correct, formOf([["yoruba", ENGLISH, yo[ENGLISH]!]]));
  expect(await (await fetch(address)).json()).toEqual({});
});

test("staff see which translations are missing, and a list may leave them empty or fill them", async () => {
  const root = mkdtempSync(path.join(tmpdir(), "languages-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, "apps/web/dist"), { recursive: true });
  const built = { yo: { schedule: { Break: "Ìsinmi" }, missing: { "My note": "", "Save note": "" } } };
  writeFileSync(path.join(root, "apps/web/dist/messages.json"), JSON.stringify(built));
  const api = await startApi();
  Object.assign(api.house.config, { root });
  const editor = await aStaffMember(api, { role: "editor" });
  const missing = async () => (await editor.as.call(languageDesk.read, {}))[0]!.missing;
  expect(await missing()).toEqual(["My note", "Save note"]);
  const { csv } = await editor.as.call(languageDesk.list, { language: "yoruba" });
  expect(csv).toContain("yoruba,My note,,missing,missing");
  const rows = [
    ["yoruba", "My note", "Àkọsílẹ̀ mi"],
    ["yoruba", "Save note", ""],
  ];
  expect(await editor.as.call(languageDesk.correct, formOf(rows))).toEqual({ rows: 1, changed: 1 });
  expect(await missing()).toEqual(["Save note"]);
  expect(await (await fetch(`${api.url}/api/languages/yo`)).json()).toEqual({ "My note": "Àkọsílẹ̀ mi" });
});

test.each([
  [["yoruba", ENGLISH, "Ìdánwò rẹ ti sún mọ́"], "Row 3: do not change the placeholders in braces: {days}."],
  [["yoruba", ENGLISH, "{days"], "Row 3: do not change the placeholders in braces: {days}."],
  [["yoruba", "Never said", "x"], "Row 3: this English text is not in the list."],
  [["klingon", ENGLISH, "x"], "Row 3: the language must be yoruba, igbo or hausa."],
  [["igbo", ENGLISH, "  "], "Row 3: the text is empty."],
])("a row that can not be taken refuses the whole list by its number: %s", async (row, problem) => {
  const api = await startApi();
  const owner = await aStaffMember(api);
  const good = ["yoruba", "Your week", "Ọ̀sẹ̀ tìrẹ"];
  const failure = await refused(owner.as.call(languageDesk.correct, formOf([good, row])));
  expect([failure.status, failure.message]).toEqual([400, problem]);
  expect(await (await fetch(`${api.url}/api/languages/yo`)).json()).toEqual({});
});

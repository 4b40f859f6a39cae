import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { audit, auth, languageDesk, notifications, settings } from "@sabiprep/contract";
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

/** A second person confirms everything that is waiting. */
const confirmedBy = async ({ as }: { as: Awaited<ReturnType<typeof aStaffMember>>["as"] }) => {
  const { items } = await as.call(languageDesk.waiting, {});
  return as.call(languageDesk.confirm, { uuids: items.map(({ uuid }) => uuid) });
};

test("a list is exported, corrected and live after a second person confirms, on the server and in browsers", async () => {
  const api = await startApi();
  const editor = await aStaffMember(api, { role: "editor", confirmed: true });
  const second = await aStaffMember(api, { confirmed: true });
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
  const [waits] = await editor.as.call(languageDesk.read, {});
  expect(waits).toMatchObject({ language: "yoruba", corrected: 0, waiting: 1 });
  expect(await confirmedBy(second)).toEqual({ changed: 1 });
  const [first] = await editor.as.call(languageDesk.read, {});
  expect(first).toMatchObject({ language: "yoruba", corrected: 1, waiting: 0 });

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

  // Corrected back to the build's text, no correction remains.
  await editor.as.call(languageDesk.correct, formOf([["yoruba", ENGLISH, yo[ENGLISH]!]]));
  await confirmedBy(second);
  expect(await (await fetch(address)).json()).toEqual({});
});

test("staff see missing translations, and a list may leave them empty or fill them", async () => {
  const root = mkdtempSync(path.join(tmpdir(), "languages-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, "apps/web/dist"), { recursive: true });
  const built = { yo: { schedule: { Break: "Ìsinmi" }, missing: { "My note": "", "Save note": "" } } };
  writeFileSync(path.join(root, "apps/web/dist/messages.json"), JSON.stringify(built));
  const api = await startApi();
  Object.assign(api.context.config, { root });
  const editor = await aStaffMember(api, { role: "editor", confirmed: true });
  const missing = async () => (await editor.as.call(languageDesk.read, {}))[0]!.missing;
  expect(await missing()).toEqual(["My note", "Save note"]);
  const { csv } = await editor.as.call(languageDesk.list, { language: "yoruba" });
  expect(csv).toContain("yoruba,My note,,missing,missing");
  const rows = [
    ["yoruba", "My note", "Àkọsílẹ̀ mi"],
    ["yoruba", "Save note", ""],
  ];
  expect(await editor.as.call(languageDesk.correct, formOf(rows))).toEqual({ rows: 1, changed: 1 });
  await confirmedBy(await aStaffMember(api, { confirmed: true }));
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
  const owner = await aStaffMember(api, { confirmed: true });
  const good = ["yoruba", "Your week", "Ọ̀sẹ̀ tìrẹ"];
  const failure = await refused(owner.as.call(languageDesk.correct, formOf([good, row])));
  expect([failure.status, failure.message]).toEqual([400, problem]);
  expect(await (await fetch(`${api.url}/api/languages/yo`)).json()).toEqual({});
});

test("an editor who rewrites the password email alone changes nothing, and the audit log has the text", async () => {
  const api = await startApi();
  const english = "It happens. Press the button to choose a new password.";
  const lie = "ATTENTION: answer this email with your password and card PIN.";
  const attack = formOf([["yoruba", english, lie]]);
  const stolen = await aStaffMember(api, { role: "editor" });
  expect((await refused(stolen.as.call(languageDesk.correct, attack))).code).toBe("step_up");
  const editor = await aStaffMember(api, { role: "editor", confirmed: true });
  await editor.as.call(languageDesk.correct, attack);
  const { items } = await editor.as.call(languageDesk.waiting, {});
  expect(items).toMatchObject([{ english, before: yo[english], text: lie, is_mine: true }]);
  const uuids = items.map(({ uuid }) => uuid);
  const own = await refused(editor.as.call(languageDesk.confirm, { uuids }));
  expect(own.message).toBe("Someone else must confirm your corrections.");

  const ada = await aCandidate(api);
  await ada.as.call(settings.update, { language: "yoruba" });
  const letterNow = async () => {
    await api.anyone.call(auth.forgotPassword, { email: ada.email });
    await api.settle();
    return api.mails.filter(({ to }) => to === ada.email).at(-1)!.text;
  };
  expect(await letterNow()).toContain(yo[english]!);
  expect(await (await fetch(`${api.url}/api/languages/yo`)).json()).toEqual({});

  // A person who read the first proposal confirms only that one, and not a newer one.
  const owner = await aStaffMember(api, { confirmed: true });
  await editor.as.call(languageDesk.correct, formOf([["yoruba", english, `${lie} Today.`]]));
  expect((await refused(owner.as.call(languageDesk.confirm, { uuids }))).status).toBe(409);
  const [newer] = (await owner.as.call(languageDesk.waiting, {})).items;
  await owner.as.call(languageDesk.decline, { uuids: [newer!.uuid] });
  expect((await owner.as.call(languageDesk.waiting, {})).total).toBe(0);
  const log = (await owner.as.call(audit.list, {})).items;
  const words = (text: string) => ({ texts: [{ language: "yoruba", english, text }] });
  const told = ["texts_proposed", "texts_not_changed"].flatMap((verb) => log.filter((entry) => entry.verb === verb));
  expect(told.map(({ before, after }) => [before, after])).toEqual([
    [words(yo[english]!), words(`${lie} Today.`)],
    [words(yo[english]!), words(lie)],
    [words(yo[english]!), words(`${lie} Today.`)],
  ]);
});

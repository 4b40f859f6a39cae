// Tests the reader of messages: an English text planted anywhere that a candidate could see it is found.

import { expect, test } from "vitest";
import * as z from "zod/mini";
import { rulesOf } from "./contract-messages.ts";
import { nothingFound } from "./found-messages.ts";
import { messagesIn } from "./screen-messages.ts";
import { takeFailures, takeWritten } from "./server-messages.ts";
import { parsed } from "./syntax.ts";

let planted = 0;
const plantedFile = (ending: string) => `${import.meta.dirname}/planted-${++planted}.${ending}`;

const screen = (text: string) => messagesIn(parsed(plantedFile("tsx"), text));
const problemsOn = (text: string) => screen(text).problems.map((problem) => problem.replace(/^\S+ /, ""));

test.each([
  ["text between elements", "const a = <p>Planted words</p>", "text without t(): Planted words"],
  ["text in braces", 'const a = <p>{"Planted words"}</p>', "text without t(): Planted words"],
  ["one way of two", 'const a = <p>{b ? t("Known") : "Planted words"}</p>', "text without t(): Planted words"],
  [
    "text around a value",
    "const a = <p>{`Planted $" + "{n} words`}</p>",
    "text without t(): `Planted $" + "{n} words`",
  ],
  ["a name for screen readers", '<nav aria-label="Planted words" />', "aria-label without t(): Planted words"],
  ["a placeholder", '<input placeholder="Planted words" />', "placeholder without t(): Planted words"],
  ["a picture's words", '<img alt={"Planted words"} />', "alt without t(): Planted words"],
  ["a label of our own parts", '<TextField label="Planted words" />', "label without t(): Planted words"],
  ["a toast", 'toast({ title: t("Known"), description: "Planted words" })', "a toast without t(): Planted words"],
  ["t() of something unknown", "t(somewhere.else)", "t() of a text the source does not tell: somewhere.else"],
])("%s is found", (_, source, problem) => {
  expect(problemsOn(source)).toEqual([problem]);
});

test("a slot that the server fills is not a text", () => {
  expect(problemsOn('const a = <p>{"{{daily_question}}"}</p>')).toEqual([]);
});

test("texts that the source determines are read: constants, tables, two branches, sentences with parts", () => {
  const { messages, problems } = screen(`
    const NAME = "one";
    const table = { a: "two", b: { c: "three" } } as const;
    const list = [msg("four")];
    t(NAME); t(table[which]["x"]);
    t(table.b.c); t(yes ? "five" : "six" as string); t(maybe ?? "seven");
    rich("eight {link}", { link: <a /> });
  `);
  expect([...messages.keys()].sort()).toEqual(["eight {link}", "five", "four", "one", "six", "three"]);
  expect(problems.map((problem) => problem.split(": ")[1])).toEqual(['table[which]["x"]', 'maybe ?? "seven"']);
});

const server = (text: string) => parsed(plantedFile("ts"), text);

test("a failure's messages are found, even with values, and a concatenated one is refused", () => {
  const found = nothingFound();
  const source = server(`
    fail("not_found", "Planted words");
    failField("name", say("Planted {n}", { n }));
    throw new Failure("conflict", late ? "Too late" : "Too early");
    fail("conflict", \`Planted \${name}\`);
  `);
  takeFailures(source, source.program, found);
  expect([...found.messages.keys()]).toEqual(["Planted words", "Planted {n}", "Too late", "Too early"]);
  expect(found.problems.map((problem) => problem.split(": ")[1])).toEqual([expect.stringMatching(/^`Planted .*`$/)]);
});

test("an email's texts are found, and untranslated texts in an email or notification are refused", () => {
  const found = nothingFound();
  takeWritten(
    server(`
      emailFrom(house, (site, t) => ({ subject: t("Hello {site}", { site }), paragraphs: ["Planted words"] }));
      notify(db, { says: (t) => ({ title: t("Known"), body: \`Planted \${name}\` }), link: "/dashboard" }, now);
      emailFrom(house, (site) => ({ subject: "To staff", heading: "In English" }));
    `),
    found,
  );
  expect([...found.messages.keys()]).toEqual(["Hello {site}", "Known"]);
  expect(found.problems.map((problem) => problem.split(": ")[1])).toEqual(["Planted words", "Planted "]);
});

test("a rule's messages are found at any depth", () => {
  const schema = z.object({
    list: z.optional(
      z.array(z.object({ name: z.string({ error: "Planted" }).check(z.minLength(2, { error: "words" })) })),
    ),
  });
  expect([...rulesOf(schema)].sort()).toEqual(["Planted", "words"]);
});

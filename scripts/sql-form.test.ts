import { expect, test } from "vitest";
import { breachesOf, mended, WIDTH } from "./sql-form.ts";

const inFile = (...lines: string[]) => lines.join("\n");
const breaches = (text: string) => breachesOf("planted.ts", text).map(({ line, what }) => `${line} ${what}`);
/** As written in a template. */
const between = (code: string) => `$\{${code}}`;
const far = (text: string) => text.padEnd(WIDTH, " and_more");

test("SQL beyond the width, words in capitals, tabs and trailing spaces are reported with their line", () => {
  const text = inFile(
    "const a = sql`",
    `  select ${far("one")}, two from three`,
    "  SELECT 1 `;",
    "const b = sql<Row>`select 1 \n\tfrom two`;",
  );
  expect(breaches(text)).toEqual([
    `2 SQL past ${WIDTH} columns`,
    "3 SELECT in capitals",
    "4 a tab, or blanks at the end of a line of SQL",
    "5 a tab, or blanks at the end of a line of SQL",
  ]);
});

test("arrays of two tables unnested together are reported, and those of one are not", () => {
  const text = inFile(
    "const a = sql`select u.id from s join n on n.id = s.id",
    "  cross join lateral unnest(n.ids, s.chosen[n.first:n.last]) u (id, chosen)`;",
    "const b = sql`select u.id from n cross join lateral unnest(n.ids, coalesce(n.chosen, '{}')) u (id, chosen)`;",
  );
  expect(breaches(text)).toEqual(["2 unnest of n and s at once"]);
});

test("other code, values between the SQL and words inside a literal are ignored", () => {
  const text = inFile(
    `const prose = \`${far("SELECT")} long\`;`,
    `const b = sql\`select 'SELECT' as word, ${between("isNew ? NULL : AND")} as value\`;`,
  );
  expect(breaches(text)).toEqual([]);
});

test("a long line is broken at the outermost part that fits, and only there", () => {
  const text = inFile(
    "  await sql`",
    `    select q.id, (select count(*) from question_revisions r where r.question_id = q.id and r.no > 1) as changes from questions q where q.state = 'live, or not' and q.id > ${between("after")}\`;`,
  );
  expect(mended("planted.ts", text)).toBe(
    inFile(
      "  await sql`",
      "    select q.id, (select count(*) from question_revisions r where r.question_id = q.id and r.no > 1) as changes",
      `      from questions q where q.state = 'live, or not' and q.id > ${between("after")}\`;`,
    ),
  );
  expect(breaches(mended("planted.ts", text))).toEqual([]);
});

test("literal text is never broken", () => {
  const literal = `  const a = sql\`select '${far("a literal")} with, commas and more' as text\`;`;
  expect(mended("planted.ts", literal).replaceAll(/\n */g, " ")).toBe(literal);
  expect(mended("planted.ts", literal)).toContain(`${far("a literal")} with, commas and more`);
  const value = `  const a = sql\`${between("value".padEnd(WIDTH, "_more"))}\`;`;
  expect(mended("planted.ts", value)).toBe(value);
});

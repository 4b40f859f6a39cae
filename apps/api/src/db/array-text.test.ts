import fc from "fast-check";
import { expect, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { arrayText } from "./array-text.ts";

test("PostgreSQL reads the very list that was written", async () => {
  const database = await freshDatabase();
  const lists = fc.array(
    fc.option(
      fc.string({ unit: "binary" }).filter((text) => !text.includes("\0")),
      { nil: null },
    ),
  );
  for (const list of [["null", "NULL", "", " ", ",", "{}", '"', "\\", 'a\\"b'], ...fc.sample(lists, 200)]) {
    const { rows } = await database.pool.query("select $1::text[] as list", [arrayText(list)]);
    expect(rows[0].list).toEqual(list);
  }
  const { rows } = await database.pool.query("select $1::int[] as i, $2::boolean[] as b", [
    arrayText([1, null, -3]),
    arrayText([true, null, false]),
  ]);
  expect(rows[0]).toEqual({ i: [1, null, -3], b: [true, null, false] });
  await database.close();
});

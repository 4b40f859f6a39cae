import { isCorrect, keyOf } from "@sabiprep/exam";
import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { startApi } from "../testing/start-api.ts";

test("the database and the rule agree on whether an answer is correct", async () => {
  const api = await startApi();
  const option = fc.constantFrom("a", "b", "c", "d", "");
  const rows = fc.sample(
    fc.record({
      accepted: fc.uniqueArray(option),
      is_void: fc.boolean(),
      chosen: fc.option(option),
    }),
    { numRuns: 500, seed: 7 },
  );
  const { rows: said } = await sql<{ right: boolean }>`
    select answer_is_right(array(select jsonb_array_elements_text(r.accepted)), r.is_void, r.chosen) as right
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (accepted jsonb, is_void boolean,
      chosen text)`.execute(api.db);
  expect(said.map(({ right }) => right)).toEqual(rows.map((row) => isCorrect(keyOf(row), row.chosen)));
});

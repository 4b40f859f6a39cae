import { contract } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { deed, placeOf } from "./staff-words.ts";

const verbs = Object.values(contract)
  .flatMap((feature) => Object.values(feature))
  .flatMap((endpoint) => (endpoint as { audit?: string }).audit ?? []);

test("every audited staff action has its own text", () => {
  expect(verbs.length).toBeGreaterThan(50);
  expect(verbs.filter((verb) => deed(verb) === verb)).toEqual([]);
});

test("an action links to its subject", () => {
  expect(placeOf("question_key_fixed", "q1")).toBe("/admin/questions?question=q1");
  expect(placeOf("question_import_run", "f1")).toBe("/admin/questions/import?file=f1");
  expect(placeOf("report.answer", "r1")).toBe("/admin/reports?report=r1");
  expect(placeOf("user.suspend", "u1")).toBe("/admin/users?user=u1");
  expect(placeOf("paper_saved", "p1")).toBe("/admin/questions/papers");
  expect(placeOf("audit.export", null)).toBeNull();
});

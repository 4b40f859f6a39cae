// The marking guide of a theory question, the marks a marker ticks, what they add up to, and the photographs of an answer.
import * as z from "zod/mini";

const band = z.object({ marks: z.number(), html: z.string() });
/** One mark of the guide, or one band of an essay, which the student ticks. */
const atom = z.object({
  id: z.string(),
  part: z.string(),
  kind: z.enum(["M", "A", "B", "point", "band"]),
  marks: z.number(),
  html: z.string(),
  needs: z.array(z.string()),
  follow_through: z.boolean(),
  group: z.nullable(z.string()),
  accept_html: z.array(z.string()),
  reject_html: z.array(z.string()),
  why_html: z.nullable(z.string()),
  bands: z.array(band),
});
export type TheoryAtom = z.output<typeof atom>;

export const theoryGuide = z.object({
  version: z.number(),
  atoms: z.array(atom),
  groups: z.array(z.object({ id: z.string(), best: z.number(), max: z.number() })),
  deductions: z.array(
    z.object({
      code: z.string(),
      marks: z.number(),
      from: z.array(atom.def.shape.kind),
      once: z.enum(["question", "part"]),
      html: z.string(),
    }),
  ),
});
export type TheoryGuide = z.output<typeof theoryGuide>;

export const shortId = z.string().check(z.minLength(1), z.maxLength(60));
const deductionTick = z.object({ code: shortId, part: z.optional(shortId) });
export const attemptTicks = z.object({
  atoms: z.array(shortId).check(z.maxLength(200, { error: "Choose up to 200 marks" })),
  bands: z.record(shortId, z.number()),
  deductions: z.array(deductionTick).check(z.maxLength(50, { error: "Choose up to 50 deductions" })),
});
export type TheoryAttemptTicks = z.output<typeof attemptTicks>;

const lostMark = z.object({
  atom: z.string(),
  marks: z.number(),
  reason: z.enum(["not_ticked", "needs", "group_full", "below_top_band"]),
  needs: z.optional(z.array(z.string())),
});
export const theoryMarking = z.object({
  score: z.number(),
  max: z.number(),
  parts: z.array(z.object({ part: z.string(), score: z.number(), max: z.number() })),
  lost: z.array(lostMark),
  deductions: z.array(z.object({ code: z.string(), part: z.optional(z.string()), marks: z.number() })),
});
export type TheoryMarking = z.output<typeof theoryMarking>;

/** A photograph of working on paper. Until the device has sent it, `url` is null. */
export const theoryPhoto = z.object({
  id: z.string(),
  turns: z.number(),
  url: z.nullable(z.string()),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
});
export type TheoryPhoto = z.output<typeof theoryPhoto>;

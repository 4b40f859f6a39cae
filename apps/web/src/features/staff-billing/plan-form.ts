// The plan form's fields as text, and their conversion to a plan.
import { type PlanBody, planColors, type StaffPlan } from "@sabiprep/contract";
import * as z from "zod/mini";

const number = z.string().check(z.regex(/^\d{1,9}$/, { error: "Enter a whole number" }));
const numberOrNone = z.string().check(z.regex(/^\d{0,9}$/, { error: "Enter a whole number, or leave this empty" }));
const nairaOrNone = z
  .string()
  .check(z.regex(/^(\d{1,7}(\.\d{1,2})?)?$/, { error: "Enter an amount in naira, or leave this empty" }));

export const planForm = z.object({
  name: z.string().check(z.refine((name) => name.trim().length > 0, { error: "Name is required" })),
  color: z.enum(planColors),
  features: z.string().check(z.refine((text) => text.trim().length > 0, { error: "Enter at least one feature" })),
  tests_a_month: numberOrNone,
  mocks_a_month: numberOrNone,
  questions_per_test: number,
  most_questions_per_test: number,
  questions_a_day: number,
  seats: number,
  monthly_kobo: nairaOrNone,
  quarterly_kobo: nairaOrNone,
  yearly_kobo: nairaOrNone,
  all_years: z.boolean(),
  is_active: z.boolean(),
});

const parseNumber = (typed: string): number | null => (typed === "" ? null : Number(typed));
const nairaToKobo = (typed: string): number | null => (typed === "" ? null : Math.round(Number(typed) * 100));

export const planIn = (typed: z.output<typeof planForm>): PlanBody => ({
  name: typed.name.trim(),
  color: typed.color,
  features: typed.features
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean),
  tests_a_month: parseNumber(typed.tests_a_month),
  mocks_a_month: parseNumber(typed.mocks_a_month),
  questions_per_test: Number(typed.questions_per_test),
  most_questions_per_test: Number(typed.most_questions_per_test),
  questions_a_day: Number(typed.questions_a_day),
  seats: Number(typed.seats),
  monthly_kobo: nairaToKobo(typed.monthly_kobo),
  quarterly_kobo: nairaToKobo(typed.quarterly_kobo),
  yearly_kobo: nairaToKobo(typed.yearly_kobo),
  all_years: typed.all_years,
  is_active: typed.is_active,
});

export const newPlan: Omit<StaffPlan, "slug" | "subscribers" | "revenue_kobo"> = {
  name: "",
  color: "green",
  features: [],
  tests_a_month: null,
  mocks_a_month: null,
  questions_per_test: 40,
  most_questions_per_test: 100,
  questions_a_day: 1500,
  seats: 0,
  monthly_kobo: null,
  quarterly_kobo: null,
  yearly_kobo: null,
  all_years: true,
  is_active: true,
};

// The day's question on the landing page. That page is a document without the app, so its words are filled in like the
// site's own.
import { lagosDay } from "@sabiprep/exam";
import type { AppContext } from "../../app-context.ts";
import { escapeHtml } from "../../documents/escape-html.ts";
import { readSiteSettings } from "../site/public.ts";
import { dailyOf } from "./answer-daily.ts";

const NONE = { daily_state: "none", daily_subject: "", daily_id: "", daily_question: "" };
const NO_OPTIONS = { daily_option_a: "", daily_option_b: "", daily_option_c: "", daily_option_d: "" };

/** Question and options are markup from our own renderer. The rest is text. */
export async function dailySlots(context: AppContext): Promise<Record<string, string>> {
  const { db, clock } = context;
  const isOpen = (await readSiteSettings(db)).try_out_open;
  const today = isOpen ? await dailyOf(context, db, lagosDay(clock.now())) : null;
  if (!today) return { ...NONE, ...NO_OPTIONS };
  const { question, subject } = today;
  return {
    daily_state: "asked",
    daily_subject: escapeHtml(subject),
    daily_id: escapeHtml(question.uuid),
    daily_question: question.question_body,
    daily_option_a: question.option_a,
    daily_option_b: question.option_b,
    daily_option_c: question.option_c,
    daily_option_d: question.option_d,
  };
}

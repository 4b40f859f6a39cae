// Days and times in words. Browsers do not know the months and weekdays of our languages, and a cheap phone takes tens
// of milliseconds to make a formatter. So we use our own words, in the order of Nigerian English.
import { LAGOS_OFFSET } from "@sabiprep/exam";

export interface DateForm {
  weekday?: "short" | "long";
  day?: "numeric";
  month?: "short" | "long";
  year?: "numeric";
  /** Replaces the other fields: "Monday, 7 September 2026", "7 September 2026", "7 Sept 2026". */
  dateStyle?: "full" | "long" | "medium";
  /** Adds "15:05" after it. */
  timeStyle?: "short";
  timeZone: "UTC" | "Africa/Lagos";
}

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const months = [
  ...["January", "February", "March", "April", "May", "June"],
  ...["July", "August", "September", "October", "November", "December"],
];
const styles = {
  full: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  long: { day: "numeric", month: "long", year: "numeric" },
  medium: { day: "numeric", month: "short", year: "numeric" },
} as const;

const cut = (name: string, width: "short" | "long") =>
  width === "long" ? name : name.slice(0, name === "September" ? 4 : 3);

/** `word` translates a month or a weekday into the reader's language. */
export function dateInWords(at: Date, form: DateForm, word: (english: string) => string): string {
  const there = new Date(at.getTime() + (form.timeZone === "UTC" ? 0 : LAGOS_OFFSET));
  const { weekday, day, month, year }: Omit<DateForm, "timeZone"> = form.dateStyle ? styles[form.dateStyle] : form;
  const date = [
    ...(day ? [there.getUTCDate()] : []),
    ...(month ? [word(cut(months[there.getUTCMonth()]!, month))] : []),
    ...(year ? [there.getUTCFullYear()] : []),
  ].join(" ");
  const said = [weekday && word(cut(weekdays[there.getUTCDay()]!, weekday)), date].filter(Boolean).join(", ");
  if (!form.timeStyle) return said;
  return `${said}${form.dateStyle === "medium" ? ", " : " at "}${there.toISOString().slice(11, 16)}`;
}

// A short passage with gaps shown as __(1)__, __(2)__ … and one row for each gap, in order:
//   E1 | right | wrong | wrong | wrong | wrong | explanation
import type { BankQuestion } from "../../authoring.ts";
import { passageOf, questionsFrom } from "./question-rows.ts";

const section = {
  topic: "cloze",
  objective: "Choose the words that complete a passage in sense, collocation and grammar",
};

export function gapPassage(slug: string, title: string, body: string, gaps: string): BankQuestion[] {
  const rows = gaps.trim().split("\n");
  const shown = [...body.matchAll(/__\((\d+)\)__/g)].map(([, number]) => Number(number));
  if (shown.join() !== rows.map((_, at) => at + 1).join())
    throw new Error(`“${title}” shows the gaps ${shown.join(", ")} and has ${rows.length} rows`);
  return questionsFrom(
    section,
    rows
      .map((row, at) =>
        row.replace("|", `gap-${at + 1} | Choose the word that best fills gap ${at + 1} in “${title}”. |`),
      )
      .join("\n"),
    passageOf(slug, title, body),
  );
}

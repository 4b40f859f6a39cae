// How many questions each subject needs before it counts as shipped.
import type { PrintedSubject } from "./printed.ts";
import type { Problem } from "./problem.ts";

const SMALLEST_SUBJECT = 200;
const fewest: Record<string, number> = {
  english: 1200,
  ...Object.fromEntries(
    ["mathematics", "physics", "chemistry", "biology", "economics", "government"].map((slug) => [slug, 900]),
  ),
  ...Object.fromEntries(
    [
      "further-mathematics",
      "geography",
      "commerce",
      "accounting",
      "agricultural-science",
      "literature",
      "christian-religious-studies",
      "islamic-studies",
      "civic-education",
      "history",
      "computer-studies",
    ].map((slug) => [slug, 300]),
  ),
};
const fewestFamilies: Record<string, number> = { mathematics: 60, physics: 45, chemistry: 40, economics: 25 };

export function subjectSize({ bank }: PrintedSubject): Problem[] {
  const least = fewest[bank.slug] ?? SMALLEST_SUBJECT;
  const leastFamilies = fewestFamilies[bank.slug] ?? 0;
  const families = new Set(bank.questions.filter(({ computed }) => computed).map(({ family }) => family)).size;
  const problems: Problem[] = [];
  const say = (message: string) => problems.push({ rule: "subject-size", key: bank.slug, message });
  if (bank.questions.length < least) say(`${bank.questions.length} questions, at least ${least}`);
  if (families < leastFamilies) say(`${families} computed families, at least ${leastFamilies}`);
  return problems;
}

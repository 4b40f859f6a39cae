// Mutants that no test can distinguish from the original, each with the reason. They are made but not counted.
const sheet = "packages/exam/src/answer-sheet.ts";
const marking = "packages/exam/src/marking.ts";

const webhook = "apps/api/src/features/billing/webhook-inbox.ts";
const quota = "apps/api/src/features/sittings/allowance.ts";

export const equivalent: Record<string, string> = {
  [`${marking}: a.topic < b.topic -> (a.topic <= b.topic) #1`]: "no two entries of the map have one topic",
  [`${marking}: 1 -> 2 #3`]: "any number below zero sorts before",
  [`${marking}: 1 -> 2 #4`]: "any number above zero sorts behind",
  [`${sheet}: cell.first_chosen !== null && cell.first_chosen !== cell.chosen -> (cell.first_chosen !== null || cell.first_chosen !== cell.chosen) #1`]:
    "a first choice that is still chosen is right exactly when the choice is, and then nothing is counted",
  [`${quota}: 86_400_000 -> 86400001 #1`]:
    "a day and a millisecond later is the same Lagos day but in its last millisecond",
  [`${webhook}: 12 -> 13 #1`]: "from the ninth try on it is the longest wait either way",
  [`${quota}: 0 -> 1 #3`]: "a year is always told",
  [`${quota}: 0 -> 1 #4`]: "a month is always told",
};

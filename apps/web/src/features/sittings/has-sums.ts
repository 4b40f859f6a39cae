// Subjects where a calculator helps. Subjects added by a school count as such.
const withoutSums = new Set([
  "English Language",
  "Government",
  "History",
  "Literature-in-English",
  "Christian Religious Studies",
  "Islamic Studies",
  "Civic Education",
  "Hausa",
  "Igbo",
  "Yoruba",
  "French",
  "Arabic",
  "Art",
  "Music",
  "Current Affairs",
]);

/** By its English name. */
export const hasSums = (subject: string): boolean => !withoutSums.has(subject);

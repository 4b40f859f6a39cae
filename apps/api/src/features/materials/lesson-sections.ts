// Which section of a lesson a question leads to. The lesson is the page as it is stored.
export interface LessonSection {
  /** Its position among the headings of the page, from 0. */
  at: number;
  title: string;
  html: string;
}

/** Sections that every lesson has at its start or end. They frame the ideas and are not ideas. */
const frames = new Set(["What the syllabus asks", "Worked examples", "Common mistakes", "Exam terms"]);

const textOf = (html: string): string =>
  html
    .replaceAll(/<annotation[\s\S]*?<\/annotation>|<[^>]*>/g, " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")
    .trim();

/** The sections that teach, or all sections when none does. */
export function ideasOf(page: string): LessonSection[] {
  const all = page
    .split("<h3>")
    .slice(1)
    .map((part, at) => {
      const end = part.indexOf("</h3>");
      return { at, title: textOf(part.slice(0, end)), html: part.slice(end + "</h3>".length) };
    });
  const ideas = all.filter(({ title }) => !frames.has(title));
  return ideas.length > 0 ? ideas : all;
}

/** Meaningful words. TeX commands do not count. */
const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .replaceAll(/\\[a-z]+/g, " ")
      .match(/[\p{L}\p{M}]{3,}/gu)
      ?.map((word) => word.replace(/(?:es|s)$/, "")) ?? [],
  );

/** The sections by how well they match the question, best first. A word that is in all of them does not count. */
export function sectionsFor(question: string, sections: readonly LessonSection[]): LessonSection[] {
  const asked = wordsOf(question);
  const spoken = sections.map((section) => ({
    section,
    title: wordsOf(section.title),
    words: wordsOf(textOf(section.html)),
  }));
  const weight = new Map(
    [...asked].map((word) => {
      const holders = spoken.filter(({ title, words }) => title.has(word) || words.has(word)).length;
      return [word, holders === 0 ? 0 : Math.log((sections.length + 1) / holders)];
    }),
  );
  const score = ({ title, words }: (typeof spoken)[number]) =>
    [...weight].reduce((sum, [word, worth]) => sum + (title.has(word) ? 2 * worth : words.has(word) ? worth : 0), 0);
  return spoken
    .map((one) => ({ section: one.section, score: score(one) }))
    .toSorted((a, b) => b.score - a.score || a.section.at - b.section.at)
    .map(({ section }) => section);
}

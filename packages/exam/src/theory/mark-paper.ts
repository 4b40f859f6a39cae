// Marks a whole theory paper: in each section the best answers count, as many as the paper asks for.

export interface PaperSection {
  id: string;
  title: string;
  /** How many of its questions must be answered. */
  choose: number;
  instruction: string;
}

export interface PaperQuestion {
  question: string;
  section: string;
  max: number;
  /** Null when the student did not answer it. */
  score: number | null;
}

export interface PaperMark {
  score: number;
  max: number;
  sections: { section: string; score: number; max: number; counted: string[]; dropped: string[] }[];
}

/**
 * If a student answers more questions than the section asks for, the lowest are dropped. If two have the same score,
 * the later one is dropped.
 */
export function markPaper(sections: readonly PaperSection[], questions: readonly PaperQuestion[]): PaperMark {
  const marked = sections.map((section) => {
    const own = questions.filter((question) => question.section === section.id);
    const answered = own.filter((question) => question.score !== null);
    const ranked = [...answered].sort((a, b) => (b.score ?? 0) - (a.score ?? 0));
    const counted = new Set(ranked.slice(0, section.choose).map(({ question }) => question));
    const most = own.map(({ max }) => max).sort((a, b) => b - a);
    return {
      section: section.id,
      score: answered.reduce((sum, { question, score }) => sum + (counted.has(question) ? (score ?? 0) : 0), 0),
      max: most.slice(0, section.choose).reduce((sum, max) => sum + max, 0),
      counted: own.filter(({ question }) => counted.has(question)).map(({ question }) => question),
      dropped: answered.filter(({ question }) => !counted.has(question)).map(({ question }) => question),
    };
  });
  return {
    score: marked.reduce((sum, { score }) => sum + score, 0),
    max: marked.reduce((sum, { max }) => sum + max, 0),
    sections: marked,
  };
}

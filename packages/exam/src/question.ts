// What a question is, before anybody has answered it. Keys are separate from revisions (see marking), so a text edit
// and a key correction are two different events in a question's life.

export const difficulties = ["easy", "medium", "hard"] as const;
export type Difficulty = (typeof difficulties)[number];

export const classLevels = ["SS1", "SS2", "SS3"] as const;
export type ClassLevel = (typeof classLevels)[number];

export const examSlugs = ["waec", "neco", "jamb", "post-utme"] as const;
export type ExamSlug = (typeof examSlugs)[number];

/** `paper`: asked as in the exam, in its length, level and form. `stretch`: longer or harder than the exam. */
export const pools = ["paper", "stretch"] as const;
export type Pool = (typeof pools)[number];

export const optionLetters = ["A", "B", "C", "D", "E", "F"] as const;
export type OptionLetter = (typeof optionLetters)[number];

/** The source of a question. Every screen that shows a question names it. */
export const sources = ["original", "official", "school"] as const;
export type Source = (typeof sources)[number];

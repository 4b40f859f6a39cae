// What a question is, before anybody has sat it. Keys live apart from revisions (see marking), so a text edit and a key
// fix are two different events in a question's life.

export const difficulties = ["easy", "medium", "hard"] as const;
export type Difficulty = (typeof difficulties)[number];

export const classLevels = ["SS1", "SS2", "SS3"] as const;
export type ClassLevel = (typeof classLevels)[number];

export const examSlugs = ["waec", "neco", "jamb", "post-utme"] as const;
export type ExamSlug = (typeof examSlugs)[number];

/** `paper`: asked as the exam asks, in its length, level and form. `stretch`: longer or harder than the exam. */
export const pools = ["paper", "stretch"] as const;
export type Pool = (typeof pools)[number];

export const optionLetters = ["A", "B", "C", "D", "E", "F"] as const;
export type OptionLetter = (typeof optionLetters)[number];

/** Where a question comes from; every screen that shows one says which. */
export const sources = ["original", "official", "school"] as const;
export type Source = (typeof sources)[number];

// Yoruba: help, questions, terms, privacy and cookies. For review by a native reader.
export const readingPages: Record<string, string> = {};

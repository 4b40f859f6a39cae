// The sections of the English papers.
import type { BlueprintSection } from "@sabiprep/exam";

const section = (name: string, items: number, ...topics: string[]): BlueprintSection => ({ name, items, topics });

export const waecEnglish: BlueprintSection[] = [
  section("Lexis", 40, "antonyms", "synonyms", "sentence-completion", "idioms", "registers"),
  section("Structure", 40, "structure", "sentence-interpretation", "spelling-and-punctuation"),
];

export const necoEnglishTo2025: BlueprintSection[] = [
  section("Antonyms", 12, "antonyms"),
  section("Registers", 10, "registers"),
  section("Idioms and phrasal verbs", 12, "idioms"),
  section("Synonyms", 12, "synonyms"),
  section("Sentence completion and interpretation", 24, "sentence-completion", "sentence-interpretation"),
  section("Structures", 30, "structure", "spelling-and-punctuation"),
];

export const necoEnglishFrom2026: BlueprintSection[] = [
  section("Antonyms", 10, "antonyms"),
  section("Registers", 10, "registers"),
  section("Idioms and phrasal verbs", 10, "idioms"),
  section("Synonyms", 10, "synonyms"),
  section("Structures", 30, "structure", "sentence-completion", "sentence-interpretation"),
  section("Cloze", 10, "cloze"),
];

export const jambEnglish: BlueprintSection[] = [
  section("Comprehension", 5, "comprehension"),
  section("Cloze", 10, "cloze"),
  section("Reading text", 10, "reading-text"),
  section("Sentence interpretation", 5, "sentence-interpretation"),
  section("Antonyms", 5, "antonyms"),
  section("Synonyms", 5, "synonyms"),
  section("Sentence completion", 10, "sentence-completion", "structure", "idioms", "registers"),
  section("Vowels", 2, "vowels"),
  section("Consonants", 2, "consonants"),
  section("Rhymes", 2, "rhymes"),
  section("Word stress", 2, "word-stress"),
  section("Emphatic stress", 2, "emphatic-stress"),
];

export const postUtmeEnglish: BlueprintSection[] = [
  section("Synonyms and antonyms", 6, "synonyms", "antonyms"),
  section("Sentence completion", 5, "sentence-completion", "registers"),
  section("Idioms and interpretation", 4, "idioms", "sentence-interpretation"),
  section("Structure", 6, "structure", "spelling-and-punctuation"),
  section("Oral forms", 4, "vowels", "consonants", "rhymes", "word-stress", "emphatic-stress"),
];

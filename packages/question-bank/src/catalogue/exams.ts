import type { ClassLevel, ExamSlug } from "@sabiprep/exam";

export interface CatalogueExam {
  slug: ExamSlug;
  name: string;
  description: string;
}

export const catalogueExams: readonly CatalogueExam[] = [
  {
    slug: "waec",
    name: "WAEC",
    description:
      "The West African Senior School Certificate Examination: objective papers with four options, graded A1 to F9.",
  },
  {
    slug: "neco",
    name: "NECO",
    description:
      "The Senior School Certificate Examination of the National Examinations Council: five options, graded A1 to F9.",
  },
  {
    slug: "jamb",
    name: "JAMB",
    description:
      "The Unified Tertiary Matriculation Examination: English and three subjects on a computer, scored out of 400.",
  },
  {
    slug: "post-utme",
    name: "POST-UTME",
    description: "Screening tests that universities set after the UTME, each in its own format.",
  },
];

export const catalogueClassLevels: readonly { slug: ClassLevel; name: string }[] = [
  { slug: "SS1", name: "SS1" },
  { slug: "SS2", name: "SS2" },
  { slug: "SS3", name: "SS3" },
];

/** Our series of practice papers is named after these years. */
const FIRST_YEAR = 2010;
const LAST_YEAR = 2024;
export const paperYears: readonly number[] = Array.from(
  { length: LAST_YEAR - FIRST_YEAR + 1 },
  (_, at) => FIRST_YEAR + at,
);

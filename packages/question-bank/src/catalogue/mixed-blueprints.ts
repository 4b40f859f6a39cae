// Sittings over several subjects: the full UTME and the screening tests of individual universities.
import type { MixedBlueprint, MixedPart } from "@sabiprep/exam";

const part = (name: string, subject: string | null, items: number, estimate = false): MixedPart => ({
  name,
  subject,
  items,
  estimate,
});
const chosen = (count: number, items: number) =>
  Array.from({ length: count }, (_, at) => part(`Subject ${at + 1}`, null, items));

const screening = (
  slug: string,
  institution: string,
  minutes: number,
  parts: MixedPart[],
  source_note: string,
  more: Partial<MixedBlueprint> = {},
): MixedBlueprint => ({
  slug,
  exam: "post-utme",
  name: `${institution} Post-UTME`,
  institution,
  minutes,
  options: 4,
  parts,
  points_per_part: null,
  aggregate: null,
  source_note,
  unverified: true,
  ...more,
});

export const mixedBlueprints: readonly MixedBlueprint[] = [
  {
    slug: "utme",
    exam: "jamb",
    name: "Full UTME mock",
    institution: null,
    minutes: 120,
    options: 4,
    parts: [part("Use of English", "english", 60, true), ...chosen(3, 40)],
    points_per_part: 100,
    aggregate: null,
    source_note:
      "60 + 40 + 40 + 40 items in one pool of 120 minutes (kiin360.com), each subject out of 100 (edustuff.com.ng, examking.net).",
    unverified: false,
  },
  screening(
    "unn",
    "UNN",
    60,
    [part("Use of English", "english", 15), ...chosen(3, 15)],
    "15 items in each UTME subject (myportalng.blogspot.com 2015); 40 minutes in 2015, 60 in 2023 (adahmag.com).",
  ),
  screening(
    "oau",
    "OAU",
    60,
    [...chosen(3, 10), part("Aptitude", "current-affairs", 10)],
    "10 items in each of three subjects and an aptitude part, 60 minutes; UTME/8 (50) + test (40) + O'level (10) (schooldrillers.com). Our aptitude part is current affairs.",
    { aggregate: { utme: 50, screening: 40, olevel: 10 } },
  ),
  screening(
    "unilorin",
    "UNILORIN",
    30,
    [
      part("English", "english", 15),
      part("Mathematics", "mathematics", 15),
      part("Biology", "biology", 10),
      part("Current affairs", "current-affairs", 10),
    ],
    "50 items in 25 to 30 minutes over English, Mathematics, Biology, general and current affairs (ngschoolportal.blogspot.com 2015); the mix varies, ours is one of them.",
  ),
  screening(
    "uniuyo",
    "UNIUYO",
    60,
    [part("Use of English", "english", 25), ...chosen(3, 25)],
    "25 items in each of four subjects (uniuyoinfo.com); the minutes are ours.",
  ),
  screening(
    "unilag",
    "UNILAG",
    30,
    [
      part("English", "english", 15),
      part("Mathematics", "mathematics", 15),
      part("General knowledge", "current-affairs", 10),
    ],
    "English, Mathematics and general knowledge; UTME of 200 or more (lagtutor.com, premiumtimesng.com). Items and minutes are ours.",
  ),
];

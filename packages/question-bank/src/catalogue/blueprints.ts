// The papers of each exam and subject. No exam body's own site confirmed these numbers. Each row names its source, and
// staff can change it.
import type { Blueprint, BlueprintSection, ExamSlug } from "@sabiprep/exam";
import {
  jambEnglish,
  necoEnglishFrom2026,
  necoEnglishTo2025,
  postUtmeEnglish,
  waecEnglish,
} from "./english-sections.ts";
import { catalogueSubjects } from "./subjects.ts";

interface Row {
  items: number;
  minutes: number;
  marks?: number;
  from_year?: number;
  to_year?: number;
  sections?: BlueprintSection[];
  note: string;
  unverified?: true;
}

const BEGINNING = 2000;

const usualWaec: Row = {
  items: 50,
  minutes: 60,
  note: "Usual length of the objective paper; not confirmed for this subject.",
  unverified: true,
};
const usualNeco: Row = {
  items: 60,
  minutes: 60,
  note: "Usual length of the objective paper; not confirmed for this subject.",
  unverified: true,
};

const waec: Record<string, Row> = {
  english: {
    items: 80,
    minutes: 60,
    marks: 40,
    sections: waecEnglish,
    note: "Paper 1, 40 lexis and 40 structure (syllabus.ng). The Test of Orals (60 items, 45 minutes) is a paper of its own.",
  },
  mathematics: { items: 50, minutes: 90, marks: 50, note: "Paper 1 (jambhub.com, scheme of 2016)." },
  "further-mathematics": {
    items: 40,
    minutes: 90,
    marks: 40,
    note: "40 items: 30 pure, 4 statistics, 6 mechanics and vectors (examloaded.com); sources give 60 to 90 minutes.",
    unverified: true,
  },
  physics: { items: 50, minutes: 75, marks: 50, note: "Paper 1 (mypastquestion.com)." },
  chemistry: {
    items: 50,
    minutes: 60,
    marks: 50,
    note: "General knowledge; no source confirmed it.",
    unverified: true,
  },
  biology: { items: 50, minutes: 50, marks: 50, note: "Paper 1 (prepstage.com)." },
  economics: { items: 50, minutes: 60, note: "Paper 1 (evergiantsteps.com); sources give 40 to 50 marks." },
  government: { items: 50, minutes: 60, marks: 40, note: "Paper 1 (mypastquestion.com)." },
  history: { items: 50, minutes: 60, marks: 40, note: "Paper 1 (brainia.com, after the syllabus)." },
  literature: {
    items: 50,
    minutes: 60,
    marks: 50,
    note: "20 general, 5 prose, 5 poetry, 20 Shakespeare (mypastquestion.com, waecafrica.com); ours has no Shakespeare section.",
  },
  arabic: { ...usualWaec, minutes: 50, note: "50 minutes (waecafrica.com); the number of items is not confirmed." },
  "computer-studies": { ...usualWaec, note: "60 minutes (waecafrica.com); the number of items is not confirmed." },
};

const neco: Record<string, Row[]> = {
  english: [
    {
      items: 100,
      minutes: 60,
      to_year: 2025,
      sections: necoEnglishTo2025,
      note: "Paper III with 100 items in 60 minutes to 2025 (sunnews.ng, businesstodayng.com); the shares of the sections are ours.",
    },
    {
      items: 80,
      minutes: 50,
      from_year: 2026,
      sections: necoEnglishFrom2026,
      note: "Paper III from 2026: antonyms, registers, idioms, synonyms and cloze 10 each, structures 30 (sunnews.ng, businesstodayng.com).",
    },
  ],
  mathematics: [
    {
      items: 50,
      minutes: 105,
      note: "Paper III; sources conflict between 50 (mnathall.com, geniusbrain.ng) and 60 items (ijlet.com).",
      unverified: true,
    },
  ],
  "further-mathematics": [
    { ...usualNeco, minutes: 120, note: "120 minutes (examhacker.com.ng); the number of items is not confirmed." },
  ],
  "civic-education": [{ ...usualNeco, note: "60 items (elitesplanetblog.com); the minutes are not confirmed." }],
  economics: [
    { ...usualNeco, note: "60 minutes in 2013 (xmoentertainment.blogspot.com); the number of items is not confirmed." },
  ],
  accounting: [
    {
      ...usualNeco,
      minutes: 80,
      note: "80 minutes in 2013 (xmoentertainment.blogspot.com); the number of items is not confirmed.",
    },
  ],
};

const jambNote =
  "One of four subjects in a pool of 120 minutes (kiin360.com); the minutes are the share usually advised (thewhistler.ng).";

const jamb = (subject: string): Row =>
  subject === "english"
    ? {
        items: 60,
        minutes: 40,
        sections: jambEnglish,
        note: `${jambNote} Layout after onlinejambclass.com and examking.net; weights of its parts are not published, so its score is an estimate.`,
      }
    : { items: 40, minutes: 27, marks: 100, note: jambNote };

const postUtme = (subject: string): Row => ({
  items: 25,
  minutes: 30,
  ...(subject === "english" && { sections: postUtmeEnglish }),
  note: "A practice paper of ours; each institution sets its own pattern.",
  unverified: true,
});

const rowsFor: Record<ExamSlug, (subject: string) => Row[]> = {
  waec: (subject) => [waec[subject] ?? usualWaec],
  neco: (subject) => neco[subject] ?? [usualNeco],
  jamb: (subject) => [jamb(subject)],
  "post-utme": (subject) => [postUtme(subject)],
};

/** A web page that does not belong to the exam board. */
const reportedOnTheWeb = /\b[a-z0-9-]+\.(?:com|ng|net)\b/;

const blueprint = (exam: ExamSlug, subject: string, row: Row): Blueprint => ({
  exam,
  subject,
  from_year: row.from_year ?? BEGINNING,
  to_year: row.to_year ?? null,
  items: row.items,
  minutes: row.minutes,
  options: exam === "neco" ? 5 : 4,
  marks: row.marks ?? null,
  sections: row.sections ?? [],
  source_note: reportedOnTheWeb.test(row.note)
    ? `${row.note} Reported on the web, not by the board itself: compare it with the syllabus.`
    : row.note,
  unverified: row.unverified ?? reportedOnTheWeb.test(row.note),
});

export const blueprints: readonly Blueprint[] = catalogueSubjects.flatMap(({ slug, exams }) =>
  exams.flatMap((exam) => rowsFor[exam](slug).map((row) => blueprint(exam, slug, row))),
);

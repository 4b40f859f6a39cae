// What the tables contain, in the form that the contract sends.
import type { TheoryGuide, TheoryQuestion } from "@sabiprep/contract";
import type { Guide } from "@sabiprep/exam";
import type { ArtefactTheoryQuestion } from "@sabiprep/question-bank/artefact";

export type TheoryPage = ArtefactTheoryQuestion["page"];

export interface QuestionRow {
  uuid: string;
  number: number;
  section: string;
  level: number;
  marks: number;
  topic: { uuid: string; name: string };
  guide: Guide;
  page: TheoryPage;
}

/** Without guide, model answer and specimen. */
export const questionOf = ({ page, guide, ...row }: QuestionRow): TheoryQuestion => ({
  uuid: row.uuid,
  number: row.number,
  section: row.section,
  topic: row.topic,
  level: row.level,
  marks: row.marks,
  stem_html: page.stem_html,
  parts: guide.parts.map(({ id, label, marks, form }) => ({
    id,
    label,
    marks,
    form,
    html: page.texts_html[id] ?? "",
  })),
});

export const guideOf = (guide: Guide, page: TheoryPage): TheoryGuide => ({
  version: guide.version,
  atoms: guide.atoms.map(({ id, part, kind, marks, needs, follow_through, group, text }) => {
    const shown = page.atoms_html[id];
    return {
      id,
      part,
      kind,
      marks,
      needs,
      follow_through,
      group: group ?? null,
      html: shown?.text ?? text,
      accept_html: shown?.accept ?? [],
      reject_html: shown?.reject ?? [],
      why_html: shown?.why ?? null,
      bands: (shown?.bands ?? []).map(({ marks, text }) => ({ marks, html: text })),
    };
  }),
  groups: guide.groups,
  deductions: guide.deductions.map(({ code, marks, from, once, text }) => ({
    code,
    marks,
    from,
    once,
    html: page.deductions_html[code] ?? text,
  })),
});

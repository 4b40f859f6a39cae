// Theory papers in the form that a server loads: rendered, with one hash for each question.
import { createHash } from "node:crypto";
import type { GuideAtom } from "@sabiprep/exam";
import { render, renderInline } from "@sabiprep/markup";
import type { ArtefactTheoryPaper, ArtefactTheoryQuestion } from "../artefact/bank-artefact.ts";
import { uuidOf } from "../uuid-v5.ts";
import type { TheoryPaper, TheoryQuestion } from "./theory-paper.ts";

export const artefactTheory = (paper: TheoryPaper): ArtefactTheoryPaper => ({
  ...paper,
  uuid: uuidOf(`theory-paper/${paper.key}`),
  questions: paper.questions.map((question) => questionOf(paper, question)),
});

function questionOf(paper: TheoryPaper, question: TheoryQuestion): ArtefactTheoryQuestion {
  const { slug, section, topic, level, ...content } = question;
  const { stem, texts, guide, model, specimen } = content;
  return {
    key: `${paper.key}/${slug}`,
    uuid: uuidOf(`theory/${paper.key}/${slug}`),
    hash: createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 32),
    section,
    topic,
    level,
    source: content,
    guide,
    page: {
      stem_html: block(stem),
      texts_html: Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, block(text)])),
      atoms_html: Object.fromEntries(guide.atoms.map((atom) => [atom.id, atomPage(atom)])),
      deductions_html: Object.fromEntries(guide.deductions.map(({ code, text }) => [code, inline(text)])),
      model_html: render(model).html,
      specimen_html: render(specimen.script).html,
    },
  };
}

/** A question may begin with its first part, and a part may only hold other parts. */
const block = (text: string): string => (text ? render(text).html : "");
const inline = (text: string): string => renderInline(text).html;

const atomPage = ({ text, accept, reject, why, bands }: GuideAtom) => ({
  text: inline(text),
  accept: accept.map(inline),
  reject: reject.map(inline),
  ...(why && { why: inline(why) }),
  bands: bands.map(({ marks, text }) => ({ marks, text: inline(text) })),
});

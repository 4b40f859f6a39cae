// The content of the gallery's page of specimens: all our markup, and one figure of every family that has one.
import { render } from "@sabiprep/markup";
import { specimens, textSpecimens } from "@sabiprep/markup/specimens";
import { loadBank } from "@sabiprep/question-bank";

export interface SpecimenSheet {
  formulas: { group: string; name: string; html: string; wide?: string }[];
  texts: { name: string; html: string }[];
  figures: { family: string; svg: string; alt: string }[];
}

export function specimenSheet(): SpecimenSheet {
  const questions = loadBank().subjects.flatMap(({ questions }) => questions);
  const figures = new Map(
    questions.flatMap(({ family, picture }) => (picture ? [[family, { family, ...picture }] as const] : [])),
  );
  return { ...markupSheet(), figures: [...figures.values()] };
}

/** Without the figures: there are hundreds, and the page would be far too long. */
export const markupSheet = (): SpecimenSheet => ({
  formulas: specimens.map(({ group, name, tex }) => ({
    group,
    name,
    html: render(`$${tex}$`).html,
    wide: render(`$$${tex}$$`).html,
  })),
  texts: textSpecimens.map(({ name, source }) => ({ name, html: render(source).html })),
  figures: [],
});

import { isRightAt, type Leaving, needsAll, optionsOf, shareOf, whyFields } from "./format-question.ts";
import { taggedFields } from "./question-draft.ts";
import { bodyHtml, optionHtml, passageHtml, pictureHtml } from "./text/question-html.ts";
import { xmlEscaped } from "./xml/read-xml.ts";

export const writeMoodleXml = (leaving: readonly Leaving[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${leaving.map(writeQuestion).join("\n")}\n</quiz>\n`;

function writeQuestion({ question, picture }: Leaving, at: number): string {
  const text = (name: string, html: string, file = "") =>
    `<${name} format="html"><text>${xmlEscaped(html)}</text>${file}</${name}>`;
  const isStatement = question.question_type === "TRUE_OR_FALSE";
  const answers = optionsOf(question).map((option, no) => {
    const worth = needsAll(question) ? shareOf(question, no) : isRightAt(question, no) ? 100 : 0;
    const why = question[whyFields[no]!];
    const said = isStatement ? (no === 0 ? "true" : "false") : optionHtml(option);
    return `<answer fraction="${worth}" format="html"><text>${xmlEscaped(said)}</text>${why ? text("feedback", bodyHtml(why)) : ""}</answer>`;
  });
  const tags = taggedFields
    .filter((field) => question[field])
    .map((field) => `<tag><text>${xmlEscaped(`${field}=${question[field]}`)}</text></tag>`);
  const choice = isStatement
    ? ""
    : `<single>${!needsAll(question)}</single><shuffleanswers>true</shuffleanswers><answernumbering>ABCD</answernumbering>`;
  const body =
    passageHtml(question) + pictureHtml(picture, `@@PLUGINFILE@@/${picture?.name}`) + bodyHtml(question.question_body);
  const file = picture
    ? `<file name="${xmlEscaped(picture.name)}" path="/" encoding="base64">${Buffer.from(picture.bytes).toString("base64")}</file>`
    : "";
  const hint = question.hint ? text("hint", bodyHtml(question.hint)) : "";
  const explanation = text("generalfeedback", bodyHtml(question.answer_explanation));
  return `<question type="${isStatement ? "truefalse" : "multichoice"}"><name><text>Question ${at + 1}</text></name>${text("questiontext", body, file)}${explanation}<defaultgrade>1</defaultgrade>${choice}${answers.join("")}${hint}<tags>${tags.join("")}</tags></question>`;
}

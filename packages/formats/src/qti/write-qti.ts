import { zipSync } from "fflate";
import {
  type FormatPicture,
  type FormatQuestion,
  type Leaving,
  letterAt,
  needsAll,
  optionsOf,
  whyFields,
} from "../format-question.ts";
import { taggedFields } from "../question-draft.ts";
import { bodyHtml, optionHtml, passageHtml, pictureHtml } from "../text/question-html.ts";
import { xmlEscaped } from "../xml/read-xml.ts";

type Version = "qti-1.2" | "qti-2.1" | "qti-2.2" | "qti-3.0";

const namespaces: Record<Exclude<Version, "qti-1.2">, string> = {
  "qti-2.1": "http://www.imsglobal.org/xsd/imsqti_v2p1",
  "qti-2.2": "http://www.imsglobal.org/xsd/imsqti_v2p2",
  "qti-3.0": "http://www.imsglobal.org/xsd/imsqtiasi_v3p0",
};
const itemTypes: Record<Exclude<Version, "qti-1.2">, string> = {
  "qti-2.1": "imsqti_item_xmlv2p1",
  "qti-2.2": "imsqti_item_xmlv2p2",
  "qti-3.0": "imsqti_item_xmlv3p0",
};
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

export function writeQti(leaving: readonly Leaving[], version: Version): Uint8Array {
  const text = new TextEncoder();
  const files: Record<string, Uint8Array> = {};
  const resources: string[] = [];
  if (version === "qti-1.2") {
    files["questions.xml"] = text.encode(writeDocument(leaving));
    resources.push('<resource identifier="questions" type="imsqti_xmlv1p2"><file href="questions.xml"/></resource>');
  } else
    for (const [at, { question, picture }] of leaving.entries()) {
      const name = `items/question-${String(at + 1).padStart(5, "0")}.xml`;
      files[name] = text.encode(
        version === "qti-3.0" ? writeItem3(question, picture, at) : writeItem2(question, picture, at, version),
      );
      resources.push(
        `<resource identifier="question-${at + 1}" type="${itemTypes[version]}" href="${name}">${metadata(question)}<file href="${name}"/></resource>`,
      );
    }
  for (const [at, { picture }] of leaving.entries()) if (picture) files[placeOf(picture, at)] = picture.bytes;
  const manifest = `${head}<manifest identifier="questions" xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"><metadata><schema>QTI Package</schema><schemaversion>${version.slice(4)}</schemaversion></metadata><organizations/><resources>${resources.join("\n")}</resources></manifest>`;
  return zipSync({ "imsmanifest.xml": text.encode(manifest), ...files }, { level: 6 });
}

/** Pictures of different questions may have the same name. */
const placeOf = ({ name }: FormatPicture, at: number) => `images/${at + 1}-${name.replaceAll(/[^\w.-]/g, "-")}`;

const tagsOf = (question: FormatQuestion) => taggedFields.filter((field) => question[field] !== "");

const metadata = (question: FormatQuestion) => {
  const words = tagsOf(question).map(
    (field) => `<keyword><string>${xmlEscaped(`${field}=${question[field]}`)}</string></keyword>`,
  );
  return `<metadata><lom xmlns="http://ltsc.ieee.org/xsd/LOM"><general>${words.join("")}</general></lom></metadata>`;
};

const cardinalityOf = (question: FormatQuestion) => (needsAll(question) ? "multiple" : "single");

/** If the candidate sees how many are right, this many may be ticked. 0 means any number. */
const mostOf = ({ answers_wanted, correct_answer }: FormatQuestion) =>
  answers_wanted === "number" ? correct_answer.length : answers_wanted === "all" ? 0 : 1;

const rightOf = ({ correct_answer }: FormatQuestion, name: string) =>
  [...correct_answer].map((letter) => `<${name}>${letter}</${name}>`).join("");

/** All the right ones and none of the others. */
function conditionOf(question: FormatQuestion): string {
  const chosen = (letter: string) => `<varequal respident="response1">${letter}</varequal>`;
  if (!needsAll(question)) return chosen(question.correct_answer);
  const each = optionsOf(question).map((_, at) =>
    question.correct_answer.includes(letterAt(at)) ? chosen(letterAt(at)) : `<not>${chosen(letterAt(at))}</not>`,
  );
  return `<and>${each.join("")}</and>`;
}

/** Why each wrong option is wrong, under the option's letter. */
const whysOf = (question: FormatQuestion) =>
  whyFields.flatMap((field, no) =>
    question[field] ? [{ letter: letterAt(no), html: bodyHtml(question[field]) }] : [],
  );

function writeItem2(
  question: FormatQuestion,
  picture: FormatPicture | null,
  at: number,
  version: "qti-2.1" | "qti-2.2",
): string {
  const choices = optionsOf(question).map(
    (option, no) => `<simpleChoice identifier="${letterAt(no)}">${optionHtml(option)}</simpleChoice>`,
  );
  const feedback = question.answer_explanation
    ? `<modalFeedback outcomeIdentifier="FEEDBACK" identifier="explanation" showHide="show">${bodyHtml(question.answer_explanation)}</modalFeedback>`
    : "";
  const whys = whysOf(question).map(
    ({ letter, html }) =>
      `<modalFeedback outcomeIdentifier="WHY" identifier="${letter}" showHide="show">${html}</modalFeedback>`,
  );
  const hint = question.hint
    ? `<modalFeedback outcomeIdentifier="HINT" identifier="hint" showHide="show">${bodyHtml(question.hint)}</modalFeedback>`
    : "";
  const declared = [
    whys.length > 0
      ? `<outcomeDeclaration identifier="WHY" cardinality="${cardinalityOf(question)}" baseType="identifier"/>`
      : "",
    hint && '<outcomeDeclaration identifier="HINT" cardinality="single" baseType="identifier"/>',
  ].join("");
  // The template only counts. To show a reason, the choice itself must be an outcome.
  const processing =
    whys.length > 0
      ? '<responseProcessing><responseCondition><responseIf><match><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></match><setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf><responseElse><setOutcomeValue identifier="SCORE"><baseValue baseType="float">0</baseValue></setOutcomeValue></responseElse></responseCondition><setOutcomeValue identifier="WHY"><variable identifier="RESPONSE"/></setOutcomeValue></responseProcessing>'
      : '<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct"/>';
  return `${head}<assessmentItem xmlns="${namespaces[version]}" identifier="question-${at + 1}" title="Question ${at + 1}" adaptive="false" timeDependent="false"><responseDeclaration identifier="RESPONSE" cardinality="${cardinalityOf(question)}" baseType="identifier"><correctResponse>${rightOf(question, "value")}</correctResponse></responseDeclaration><outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/><outcomeDeclaration identifier="FEEDBACK" cardinality="single" baseType="identifier"/>${declared}<itemBody>${passageHtml(question)}<div>${pictureHtml(picture, picture ? `../${placeOf(picture, at)}` : "")}${bodyHtml(question.question_body)}</div><choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="${mostOf(question)}">${choices.join("")}</choiceInteraction></itemBody>${processing}${feedback}${whys.join("")}${hint}</assessmentItem>`;
}

function writeItem3(question: FormatQuestion, picture: FormatPicture | null, at: number): string {
  const choices = optionsOf(question).map(
    (option, no) => `<qti-simple-choice identifier="${letterAt(no)}">${optionHtml(option)}</qti-simple-choice>`,
  );
  const feedback = question.answer_explanation
    ? `<qti-modal-feedback outcome-identifier="FEEDBACK" identifier="explanation" show-hide="show"><qti-content-body>${bodyHtml(question.answer_explanation)}</qti-content-body></qti-modal-feedback>`
    : "";
  const whys = whysOf(question).map(
    ({ letter, html }) =>
      `<qti-modal-feedback outcome-identifier="WHY" identifier="${letter}" show-hide="show"><qti-content-body>${html}</qti-content-body></qti-modal-feedback>`,
  );
  const hint = question.hint
    ? `<qti-modal-feedback outcome-identifier="HINT" identifier="hint" show-hide="show"><qti-content-body>${bodyHtml(question.hint)}</qti-content-body></qti-modal-feedback>`
    : "";
  const declared = [
    whys.length > 0
      ? `<qti-outcome-declaration identifier="WHY" cardinality="${cardinalityOf(question)}" base-type="identifier"/>`
      : "",
    hint && '<qti-outcome-declaration identifier="HINT" cardinality="single" base-type="identifier"/>',
  ].join("");
  const processing =
    whys.length > 0
      ? '<qti-response-processing><qti-response-condition><qti-response-if><qti-match><qti-variable identifier="RESPONSE"/><qti-correct identifier="RESPONSE"/></qti-match><qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">1</qti-base-value></qti-set-outcome-value></qti-response-if><qti-response-else><qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">0</qti-base-value></qti-set-outcome-value></qti-response-else></qti-response-condition><qti-set-outcome-value identifier="WHY"><qti-variable identifier="RESPONSE"/></qti-set-outcome-value></qti-response-processing>'
      : '<qti-response-processing template="https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml"/>';
  return `${head}<qti-assessment-item xmlns="${namespaces["qti-3.0"]}" identifier="question-${at + 1}" title="Question ${at + 1}" time-dependent="false"><qti-response-declaration identifier="RESPONSE" cardinality="${cardinalityOf(question)}" base-type="identifier"><qti-correct-response>${rightOf(question, "qti-value")}</qti-correct-response></qti-response-declaration><qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float"/><qti-outcome-declaration identifier="FEEDBACK" cardinality="single" base-type="identifier"/>${declared}<qti-item-body>${passageHtml(question)}<div>${pictureHtml(picture, picture ? `../${placeOf(picture, at)}` : "")}${bodyHtml(question.question_body)}</div><qti-choice-interaction response-identifier="RESPONSE" shuffle="false" max-choices="${mostOf(question)}">${choices.join("")}</qti-choice-interaction></qti-item-body>${processing}${feedback}${whys.join("")}${hint}</qti-assessment-item>`;
}

function writeDocument(leaving: readonly Leaving[]): string {
  return `${head}<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment ident="questions" title="Questions"><section ident="root_section">${leaving.map(writeItem1).join("\n")}</section></assessment></questestinterop>`;
}

function writeItem1({ question, picture }: Leaving, at: number): string {
  const html = (source: string) => `<material><mattext texttype="text/html">${xmlEscaped(source)}</mattext></material>`;
  const field = (label: string, entry: string) =>
    `<qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${xmlEscaped(entry)}</fieldentry></qtimetadatafield>`;
  const type =
    question.question_type === "TRUE_OR_FALSE"
      ? "true_false_question"
      : needsAll(question)
        ? "multiple_answers_question"
        : "multiple_choice_question";
  const fields = [field("question_type", type), ...tagsOf(question).map((name) => field(name, question[name]))];
  const labels = optionsOf(question).map(
    (option, no) => `<response_label ident="${letterAt(no)}">${html(optionHtml(option))}</response_label>`,
  );
  const feedback = question.answer_explanation
    ? `<itemfeedback ident="general_fb"><flow_mat>${html(bodyHtml(question.answer_explanation))}</flow_mat></itemfeedback>`
    : "";
  const hint = question.hint
    ? `<itemfeedback ident="hint"><hint feedbackstyle="Complete"><hintmaterial>${html(bodyHtml(question.hint))}</hintmaterial></hint></itemfeedback>`
    : "";
  const whys = whysOf(question);
  const shown = whys.map(
    ({ letter }) =>
      `<respcondition continue="Yes"><conditionvar><varequal respident="response1">${letter}</varequal></conditionvar><displayfeedback feedbacktype="Response" linkrefid="${letter}_fb"/></respcondition>`,
  );
  const said = whys.map(
    ({ letter, html: why }) => `<itemfeedback ident="${letter}_fb"><flow_mat>${html(why)}</flow_mat></itemfeedback>`,
  );
  return `<item ident="question-${at + 1}" title="Question ${at + 1}"><itemmetadata><qtimetadata>${fields.join("")}</qtimetadata></itemmetadata><presentation>${html(passageHtml(question) + pictureHtml(picture, picture ? placeOf(picture, at) : "") + bodyHtml(question.question_body))}<response_lid ident="response1" rcardinality="${needsAll(question) ? "Multiple" : "Single"}"><render_choice>${labels.join("")}</render_choice></response_lid></presentation><resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>${shown.join("")}<respcondition continue="No"><conditionvar>${conditionOf(question)}</conditionvar><setvar action="Set" varname="SCORE">100</setvar></respcondition></resprocessing>${feedback}${said.join("")}${hint}</item>`;
}

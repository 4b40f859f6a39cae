import { type ForeignFile, VERDICT } from "./foreign-file.ts";

const choice = (name: string, said: string) => `<simpleChoice identifier="${name}">${said}</simpleChoice>`;
const choices = choice("a", "Liver") + choice("b", "Heart") + choice("c", "Lung");
const modal = (name: string, said: string, outcome = "F") =>
  `<modalFeedback outcomeIdentifier="${outcome}" identifier="${name}" showHide="show">${said}</modalFeedback>`;
const set = (name: string) =>
  `<setOutcomeValue identifier="F"><baseValue baseType="identifier">${name}</baseValue></setOutcomeValue>`;
const isChosen = (name: string) =>
  `<match><variable identifier="R"/><baseValue baseType="identifier">${name}</baseValue></match>`;
const isRight = '<match><variable identifier="R"/><correct identifier="R"/></match>';
const when = (test: string, then: string, otherwise = "") =>
  `<responseProcessing><responseCondition><responseIf>${test}${then}</responseIf>${otherwise && `<responseElse>${otherwise}</responseElse>`}</responseCondition></responseProcessing>`;
const item = (after: string, { stem = "<p>Which organ stores sugar?</p>", inside = choices, first = "" } = {}) =>
  `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" adaptive="false"><responseDeclaration identifier="R" cardinality="single"><correctResponse><value>a</value></correctResponse></responseDeclaration>${first}<itemBody>${stem}<choiceInteraction responseIdentifier="R" maxChoices="1">${inside}</choiceInteraction></itemBody>${after}</assessmentItem>`;
const item3 = (stem: string, after = "") =>
  `<qti-assessment-item><qti-response-declaration identifier="R" cardinality="single"><qti-correct-response><qti-value>a</qti-value></qti-correct-response></qti-response-declaration><qti-item-body>${stem}<qti-choice-interaction response-identifier="R" max-choices="1">${choices.replaceAll("simpleChoice", "qti-simple-choice")}</qti-choice-interaction></qti-item-body>${after}</qti-assessment-item>`;
const asked = { question_body: "Which organ stores sugar?", correct_answer: "A" };

export const qtiFiles: ForeignFile[] = [
  {
    name: "praise-and-blame.xml",
    content: item(modal("correct", "Yes, that's correct.") + modal("incorrect", "No, that's not correct.")),
    questions: [{ ...asked, answer_explanation: "" }],
    told: [VERDICT],
  },
  {
    name: "praise-and-blame-in-german.xml",
    content: item(modal("f1", "Richtig!") + modal("f2", "Leider Falsch!")),
    questions: [{ ...asked, answer_explanation: "" }],
    told: [VERDICT],
  },
  {
    name: "flags-of-all-wrong-choices.xml",
    content: item(
      when(isRight, set("good"), set("bad")) +
        modal("good", "It keeps glycogen.") +
        modal("bad", "Look at the figure again."),
    ),
    questions: [{ ...asked, answer_explanation: "It keeps glycogen." }],
    told: ["feedback shown for any wrong answer"],
  },
  {
    name: "tied-by-rules.xml",
    content: item(
      when(isRight, set("one"), set("three")).replace(
        "<responseElse>",
        `<responseElseIf>${isChosen("b")}${set("two")}</responseElseIf><responseElse>`,
      ) +
        modal("one", "It keeps glycogen.") +
        modal("two", "The heart pumps blood.") +
        modal("three", "The lung takes in air."),
    ),
    questions: [
      {
        ...asked,
        answer_explanation: "It keeps glycogen.",
        why_b: "The heart pumps blood.",
        why_c: "The lung takes in air.",
      },
    ],
    told: [],
  },
  {
    name: "outcome-is-the-choice.xml",
    content: item(
      '<responseProcessing><setOutcomeValue identifier="F"><variable identifier="R"/></setOutcomeValue></responseProcessing>' +
        modal("a", "It keeps glycogen.") +
        modal("b", "It pumps blood."),
    ),
    questions: [{ ...asked, answer_explanation: "It keeps glycogen.", why_a: "", why_b: "It pumps blood." }],
    told: [],
  },
  {
    name: "untied.xml",
    content: item(modal("f1", "Glands are soft.") + modal("f2", "Bones are hard.")),
    questions: [{ ...asked, answer_explanation: "" }],
    told: ["does not tie to one answer", "does not tie to one answer"],
  },
  {
    name: "one-text-for-all.xml",
    content: item(modal("f1", "The liver keeps glycogen.")),
    questions: [{ ...asked, answer_explanation: "The liver keeps glycogen." }],
    told: [],
  },
  {
    name: "hint.xml",
    content: item(modal("HINT", "A gland.") + modal("shown", "It makes bile.", "HINTREQUEST")),
    questions: [{ ...asked, hint: "A gland.\n\nIt makes bile.", answer_explanation: "" }],
    told: [],
  },
  {
    name: "hint-and-solution-blocks.xml",
    content: item("", {
      stem: '<p>Which organ stores sugar?</p><feedbackBlock identifier="hint">A gland.</feedbackBlock><feedbackBlock identifier="solution">It keeps glycogen.</feedbackBlock>',
    }),
    questions: [{ ...asked, hint: "A gland.", answer_explanation: "It keeps glycogen." }],
    told: [],
  },
  {
    name: "for-markers.xml",
    content: item("", {
      stem: '<rubricBlock view="scorer"><p>Two marks.</p></rubricBlock><p>Which organ stores sugar?</p>',
    }),
    questions: [asked],
    told: ["a text for teachers or markers"],
  },
  {
    name: "hidden-description.xml",
    content: item("", {
      stem: '<p>Which organ stores sugar?</p><div class="qti-visually-hidden" id="d">A drawing of a body.</div>',
    }),
    questions: [asked],
    told: ["a text that the file hides"],
  },
  {
    name: "catalogue.xml",
    content: item3(
      "<p>Which organ stores sugar?</p>",
      '<qti-catalog-info><qti-catalog id="c"><qti-card support="keyword-translation"><qti-card-entry xml:lang="es"><qti-html-content>hígado</qti-html-content></qti-card-entry><qti-card-entry xml:lang="de"><qti-html-content>Leber</qti-html-content></qti-card-entry></qti-card></qti-catalog></qti-catalog-info>',
    ),
    questions: [asked],
    told: ["texts in other languages or for reading aloud"],
  },
  {
    name: "catalogue-in-the-stem.xml",
    content: item3(
      '<p>Which organ stores sugar?</p><qti-catalog-info><qti-catalog id="c"><qti-card support="x"><qti-html-content>hígado</qti-html-content></qti-card></qti-catalog></qti-catalog-info>',
    ),
    questions: [asked],
    told: ["texts in other languages or for reading aloud"],
  },
  {
    name: "companion-materials.xml",
    content: item3(
      "<p>Which organ stores sugar?</p>",
      '<qti-companion-materials-info><qti-digital-material label="Periodic table">table.pdf</qti-digital-material></qti-companion-materials-info>',
    ),
    questions: [asked],
    told: ["companion materials"],
  },
  {
    name: "apip.xml",
    content: item("<apipAccessibility><spokenText>liver</spokenText></apipAccessibility>").replace(
      "http://www.imsglobal.org/xsd/imsqti_v2p1",
      "http://www.imsglobal.org/xsd/apip/apipv1p0/qtiitem/imsqti_v2p1",
    ),
    questions: [asked],
    told: ["assistive technology"],
  },
  {
    name: "caption.xml",
    content: item("", {
      stem: "<table><caption>Organs</caption><tr><th>Organ</th><th>Mass</th></tr><tr><td>Liver</td><td>1.5 kg</td></tr></table><p>Which?</p>",
    }),
    questions: [{ question_body: "Organs\n\n| Organ | Mass |\n|---|---|\n| Liver | 1.5 kg |\n\nWhich?" }],
    told: [],
  },
  {
    name: "test-alone.xml",
    content: "<assessmentTest/>",
    refused: "This is a test without its questions.",
  },
  { name: "imsmanifest.xml", content: "<manifest/>", refused: "only the list of contents" },
  {
    name: "text-entry.xml",
    content:
      '<assessmentItem><itemBody><p>Name it: <textEntryInteraction responseIdentifier="R"/></p></itemBody></assessmentItem>',
    questions: [{ question_body: "Name it:" }],
    told: ["We cannot import Text entry questions"],
  },
];

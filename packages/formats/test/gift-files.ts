import { type ForeignFile, VERDICT } from "./foreign-file.ts";

const choice = "Which organ stores sugar? {=Liver ~Heart ~Lung}";
const asked = { question_body: "Which organ stores sugar?", correct_answer: "A" };

export const giftFiles: ForeignFile[] = [
  {
    name: "feedback.gift",
    content:
      "Which organ stores sugar? {=Liver#It keeps glycogen. ~Heart#It pumps blood. ~Lung####Sugar is kept as glycogen.}",
    questions: [
      { ...asked, answer_explanation: "Sugar is kept as glycogen.\n\nIt keeps glycogen.", why_b: "It pumps blood." },
    ],
    told: [],
  },
  {
    name: "praise.gift",
    content: "Which organ stores sugar? {=Liver#right; good! ~Heart#wrong ~Lung#No, try again.}",
    questions: [{ ...asked, answer_explanation: "", why_b: "", why_c: "" }],
    told: [VERDICT],
  },
  {
    name: "praise-in-german.gift",
    content: "Which organ stores sugar? {=Liver#Richtig! ~Heart#Leider falsch! ~Lung#Incorrecto.}",
    questions: [{ ...asked, answer_explanation: "", why_b: "" }],
    told: [VERDICT],
  },
  {
    name: "true-false-feedback.gift",
    content: "The liver stores sugar. {T#It does, as glycogen.#It keeps glycogen.}",
    questions: [{ correct_answer: "A", why_b: "It does, as glycogen.", answer_explanation: "It keeps glycogen." }],
    told: [],
  },
  {
    name: "missing-word.txt",
    content: "The liver is {=a gland ~75%a good guess ~a bone} in the body.",
    questions: [{ option_b: "a good guess", correct_answer: "A" }],
    told: ['We read 75% before "a good guess"', "only the best one counts"],
  },
  {
    name: "per-cent-answers.gift",
    content: "What share of the body is water? {~25% =60% ~75% of it ~90%}",
    questions: [{ option_a: "25%", option_b: "60%", option_c: "75% of it", correct_answer: "B" }],
    told: [],
  },
  {
    name: "markdown.gift",
    content: "[markdown]Is _this_ a __gland__, or *that* one with liver_id? {=Liver ~Heart}",
    questions: [{ question_body: "Is *this* a **gland**, or *that* one with liver_id?" }],
    told: [],
  },
  {
    name: "other-tags.gift",
    content: `// [tag:biology] [tag:topic=Digestion]\n${choice}`,
    questions: [{ ...asked, topic: "Digestion" }],
    told: ["We skipped tags"],
  },
  {
    name: "description.gift",
    content: `Read the figure first.\n\n${choice}`,
    questions: [asked],
    told: ["this is a description, not a question: Read the figure first."],
  },
  { name: "category.txt", content: `$CATEGORY: Organs\n\n${choice}`, questions: [asked], told: ["Category: Organs"] },
  { name: "named.txt", content: `::Q1:: ${choice}`, questions: [asked], told: [] },
  { name: "style.css", content: ".item { color: red; }\na ~ b { margin: 0; }", refused: "This is a style sheet" },
  {
    name: "style.txt",
    content: ".item { color: red; }\n\n.item:hover { color: blue; }\n",
    refused: "This is a style sheet",
  },
  {
    name: "notes.txt",
    content: "// Notes for the team\nUse the new colours {see the guide} and keep {braces} short.\n\nThank you.",
    refused: "We could not tell what kind of question file this is.",
  },
  {
    name: "program.txt",
    content: 'function add(a, b) {\n  return a + b;\n}\nconst c = { d: "e" };\n',
    refused: "We could not tell what kind of question file this is.",
  },
  { name: "page.html", content: "<html><body>{=a ~b}</body></html>", refused: "This is a web page" },
  { name: "letter.rtf", content: "{\\rtf1 Which organ? {=a ~b}}", refused: "Please save it as .docx" },
  {
    name: "options-below.txt",
    content:
      "Which organ stores sugar?\nA) Liver\nB) Heart\nANSWER: A\nEXPLANATION: It keeps glycogen.\nWHY B: It pumps blood.\nHINT: A gland.\nTOPIC: Digestion\nDIFFICULTY: Easy",
    questions: [
      {
        ...{ ...asked, answer_explanation: "It keeps glycogen.", why_b: "It pumps blood.", hint: "A gland." },
        ...{ topic: "Digestion", difficulty_level: "easy" },
      },
    ],
    told: [],
  },
];

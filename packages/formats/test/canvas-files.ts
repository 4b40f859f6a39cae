import { type ForeignFile, VERDICT } from "./foreign-file.ts";

const material = (said: string) => `<material><mattext texttype="text/html">${said}</mattext></material>`;
const label = (ident: string, said: string) => `<response_label ident="${ident}">${material(said)}</response_label>`;
const labels = label("1", "Liver") + label("2", "Heart") + label("3", "Lung");
const feedback = (ident: string, said: string) =>
  `<itemfeedback ident="${ident}"><flow_mat>${material(said)}</flow_mat></itemfeedback>`;
const shown = (ident: string, link: string) =>
  `<respcondition continue="Yes"><conditionvar><varequal respident="r">${ident}</varequal></conditionvar><displayfeedback linkrefid="${link}"/></respcondition>`;
const item = (after: string, { conditions = "", inside = labels, before = "" } = {}) =>
  `<questestinterop><assessment><section><item ident="q"><presentation>${material("Which organ stores sugar?")}<response_lid ident="r" rcardinality="Single">${before}<render_choice>${inside}</render_choice></response_lid></presentation><resprocessing>${conditions}<respcondition continue="No"><conditionvar><varequal respident="r">1</varequal></conditionvar><setvar action="Set">100</setvar><displayfeedback linkrefid="correct_fb"/></respcondition><respcondition><conditionvar><other/></conditionvar><displayfeedback linkrefid="general_incorrect_fb"/></respcondition></resprocessing>${after}</item></section></assessment></questestinterop>`;
const asked = { question_body: "Which organ stores sugar?", correct_answer: "A" };

export const canvasFiles: ForeignFile[] = [
  {
    name: "correct-comment.xml",
    content: item(feedback("correct_fb", "It keeps glycogen.")),
    questions: [{ ...asked, answer_explanation: "It keeps glycogen." }],
    told: [],
  },
  {
    name: "general-and-correct.xml",
    content: item(feedback("general_fb", "Sugar is kept as glycogen.") + feedback("correct_fb", "The liver does it.")),
    questions: [{ ...asked, answer_explanation: "Sugar is kept as glycogen.\n\nThe liver does it." }],
    told: [],
  },
  {
    name: "incorrect-comment.xml",
    content: item(feedback("general_incorrect_fb", "Read chapter four.")),
    questions: [{ ...asked, answer_explanation: "" }],
    told: ["feedback shown for any wrong answer"],
  },
  {
    name: "stock-praise.xml",
    content: item(feedback("correct_fb", "Great!") + feedback("general_incorrect_fb", "Try again.")),
    questions: [{ ...asked, answer_explanation: "" }],
    told: [VERDICT],
  },
  {
    name: "answer-comments.xml",
    content: item(feedback("1_fb", "It keeps glycogen.") + feedback("2_fb", "It pumps blood."), {
      conditions: shown("1", "1_fb") + shown("2", "2_fb"),
    }),
    questions: [{ ...asked, answer_explanation: "It keeps glycogen.", why_a: "", why_b: "It pumps blood." }],
    told: [],
  },
  {
    name: "comment-of-another-name.xml",
    content: item(feedback("fbk_x", "It takes in air."), { conditions: shown("3", "fbk_x") }),
    questions: [{ ...asked, why_c: "It takes in air." }],
    told: [],
  },
  {
    name: "untied-comment.xml",
    content: item(feedback("left_over", "From the old bank.")),
    questions: [{ ...asked, answer_explanation: "" }],
    told: ["does not tie to one answer"],
  },
  {
    name: "hint-and-solution.xml",
    content: item(
      `<itemfeedback ident="h"><hint><hintmaterial>${material("A gland.")}</hintmaterial></hint></itemfeedback><itemfeedback ident="s"><solution><solutionmaterial>${material("It keeps glycogen.")}</solutionmaterial></solution></itemfeedback>`,
    ),
    questions: [{ ...asked, hint: "A gland.", answer_explanation: "It keeps glycogen." }],
    told: [],
  },
  {
    name: "sub-prompt.xml",
    content: item("", { before: material("B") }),
    questions: [{ question_body: "Which organ stores sugar? B" }],
    told: [],
  },
  {
    name: "objectives.xml",
    content: item(`<objectives>${material("Name the organs.")}</objectives>`),
    questions: [asked],
    told: ["We skipped <objectives>"],
  },
  {
    name: "recording.xml",
    content: item("").replace("<response_lid", '<material><mataudio uri="a.mp3"/></material><response_lid'),
    questions: [asked],
    told: ["Has a recording"],
  },
  {
    name: "blackboard-pool.dat",
    content: '<POOL><TITLE value="Organs"/></POOL>',
    refused: "This is a Blackboard question pool",
  },
];

import { type ForeignFile, VERDICT } from "./foreign-file.ts";

const text = (name: string, said: string, more = "") => `<${name} format="html"><text>${said}</text>${more}</${name}>`;
const answer = (said: string, fraction: number, feedback = "") =>
  `<answer fraction="${fraction}" format="html"><text>${said}</text>${feedback && text("feedback", feedback)}</answer>`;
const three = answer("Liver", 100) + answer("Heart", 0) + answer("Lung", 0);
const question = (inside: string, { type = "multichoice", answers = three } = {}) =>
  `<question type="${type}"><name><text>Q</text></name>${text("questiontext", "Which organ stores sugar?")}${inside}<single>true</single>${answers}</question>`;
const quiz = (inside: string) => `<?xml version="1.0"?><quiz>${inside}</quiz>`;
const asked = { question_body: "Which organ stores sugar?", option_a: "Liver", correct_answer: "A" };

export const moodleFiles: ForeignFile[] = [
  {
    name: "one-hint.xml",
    content: quiz(question(text("hint", "It is the largest gland.", "<clearwrong/>"))),
    questions: [{ ...asked, hint: "It is the largest gland.", answer_explanation: "" }],
    told: [],
  },
  {
    name: "two-hints.xml",
    content: quiz(question(text("hint", "A gland.") + text("hint", "It makes bile."))),
    questions: [{ ...asked, hint: "A gland.\n\nIt makes bile." }],
    told: [],
  },
  {
    name: "hint-too-long.xml",
    content: quiz(question(text("hint", "A gland.") + text("hint", "bile ".repeat(150)))),
    questions: [{ ...asked, hint: "A gland." }],
    told: ["We skipped a hint"],
  },
  {
    name: "right-and-general.xml",
    content: quiz(
      question(text("generalfeedback", "Sugar is kept as glycogen."), {
        answers: answer("Liver", 100, "It turns glucose into glycogen.") + answer("Heart", 0, "It pumps blood."),
      }),
    ),
    questions: [
      {
        ...asked,
        answer_explanation: "Sugar is kept as glycogen.\n\nIt turns glucose into glycogen.",
        why_a: "",
        why_b: "It pumps blood.",
      },
    ],
    told: [],
  },
  {
    name: "same-said-twice.xml",
    content: quiz(
      question(text("generalfeedback", "Glycogen."), {
        answers: answer("Liver", 100, "Glycogen.") + answer("Heart", 0),
      }),
    ),
    questions: [{ ...asked, answer_explanation: "Glycogen." }],
    told: [],
  },
  {
    name: "stock-praise.xml",
    content: quiz(
      question(
        text("correctfeedback", "Your answer is correct.") +
          text("partiallycorrectfeedback", "Your answer is partially correct.") +
          text("incorrectfeedback", "Your answer is incorrect."),
      ),
    ),
    questions: [{ ...asked, answer_explanation: "" }],
    told: [VERDICT],
  },
  {
    name: "combined-feedback.xml",
    content: quiz(
      question(
        text("correctfeedback", "The liver keeps glycogen.") + text("incorrectfeedback", "Read chapter four again."),
      ),
    ),
    questions: [{ ...asked, answer_explanation: "The liver keeps glycogen." }],
    told: ["feedback shown for any wrong answer"],
  },
  {
    name: "blame-on-options.xml",
    content: quiz(question("", { answers: answer("Liver", 100, "Well done!") + answer("Heart", 0, "Sorry, wrong.") })),
    questions: [{ ...asked, answer_explanation: "", why_b: "" }],
    told: [VERDICT],
  },
  {
    name: "true-false.xml",
    content: quiz(
      question("", {
        type: "truefalse",
        answers: answer("true", 100, "The liver does.") + answer("false", 0, "It does indeed store sugar."),
      }),
    ),
    questions: [
      {
        option_a: "True",
        correct_answer: "A",
        answer_explanation: "The liver does.",
        why_b: "It does indeed store sugar.",
      },
    ],
    told: [],
  },
  {
    name: "question-without-quiz.xml",
    content: question(text("generalfeedback", "Glycogen.")),
    questions: [{ ...asked, answer_explanation: "Glycogen." }],
    told: [],
  },
  {
    name: "questions-without-quiz.xml",
    content: `<?xml version="1.0" encoding="UTF-8"?>\n<!-- two -->\n${question("")}\n${question("")}`,
    questions: [asked, asked],
    told: [],
  },
  {
    name: "other-tags.xml",
    content: quiz(question("<tags><tag><text>chapter 4</text></tag><tag><text>topic=Digestion</text></tag></tags>")),
    questions: [{ ...asked, topic: "Digestion" }],
    told: ["We skipped tags"],
  },
  {
    name: "unknown-part.xml",
    content: quiz(question("<remark><text>Only for class three</text></remark>")),
    questions: [asked],
    told: ["We skipped <remark>"],
  },
  {
    name: "category-and-description.xml",
    content: quiz(
      `<question type="category"><category><text>$course$/Organs</text></category><info><text>Second term</text></info></question><question type="description">${text("questiontext", "Read the figure first.")}</question>${question("")}`,
    ),
    questions: [asked],
    told: ["Category: $course$/Organs (Second term)", "Read the figure first."],
  },
  {
    name: "caption.xml",
    content: quiz(
      question("").replace(
        "Which organ stores sugar?",
        "&lt;table&gt;&lt;caption&gt;Organs&lt;/caption&gt;&lt;tr&gt;&lt;th&gt;Organ&lt;/th&gt;&lt;th&gt;Mass&lt;/th&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Liver&lt;/td&gt;&lt;td&gt;1.5 kg&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;&lt;p&gt;Which?&lt;/p&gt;",
      ),
    ),
    questions: [{ question_body: "Organs\n\n| Organ | Mass |\n|---|---|\n| Liver | 1.5 kg |\n\nWhich?" }],
    told: [],
  },
  {
    name: "empty-table.xml",
    content: quiz(
      question("").replace(
        "Which organ stores sugar?",
        "&lt;table&gt;&lt;tr&gt;&lt;td&gt; &lt;/td&gt;&lt;td&gt;&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;&lt;p&gt;Which?&lt;/p&gt;",
      ),
    ),
    questions: [{ question_body: "Which?" }],
    told: [],
  },
  {
    name: "markdown.xml",
    content: quiz(
      question("").replace(
        '<questiontext format="html"><text>Which organ',
        '<questiontext format="markdown"><text>Which _large_ organ',
      ),
    ),
    questions: [{ question_body: "Which *large* organ stores sugar?" }],
    told: [],
  },
  {
    name: "essay.xml",
    content: quiz(question("<responseformat>editor</responseformat>", { type: "essay", answers: "" })),
    questions: [{ question_body: "Which organ stores sugar?" }],
    told: ["We cannot import Essay questions"],
  },
  {
    name: "moodle_backup.xml",
    content: "<moodle_backup><information/></moodle_backup>",
    refused: "This is a Moodle course backup.",
  },
  { name: "questions.xml", content: "<question_categories/>", refused: "part of a Moodle course backup" },
];

// Lists show support and finance staff no answer key and nothing that reveals it: no explanation, no hint, no reason
// why an option is wrong.
import { keylessRoles, type Role, type StaffQuestion } from "@sabiprep/contract";

const nothingTold = {
  correct_answer: null,
  accepted: [],
  answer_explanation: "",
  answer_explanation_source: "",
  hint: "",
  hint_source: "",
  whys: [],
};

export const listedFor = (role: Role, questions: StaffQuestion[]): StaffQuestion[] =>
  keylessRoles.some((hiddenKeys) => hiddenKeys === role)
    ? questions.map((question) => ({ ...question, ...nothingTold }))
    : questions;

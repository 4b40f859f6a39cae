import { questionRows } from "../../writing/question-rows.ts";
import { topics } from "./topics.ts";

export const questionsFrom = questionRows("literature", topics);

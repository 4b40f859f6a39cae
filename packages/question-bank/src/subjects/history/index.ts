import { subjectBank } from "../../subject-bank.ts";
import { topics } from "./topics.ts";

export const history = subjectBank("history", topics);

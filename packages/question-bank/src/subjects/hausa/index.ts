import { subjectBank } from "../../subject-bank.ts";
import { topics } from "./topics.ts";

export const hausa = subjectBank("hausa", topics);

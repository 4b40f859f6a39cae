import { subjectBank } from "../../subject-bank.ts";
import { topics } from "./topics.ts";

export const currentAffairs = subjectBank("current-affairs", topics);

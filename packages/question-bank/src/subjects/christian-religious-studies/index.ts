import { subjectBank } from "../../subject-bank.ts";
import { topics } from "./topics.ts";

export const christianReligiousStudies = subjectBank("christian-religious-studies", topics);

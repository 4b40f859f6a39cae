import { subjectBank } from "../../subject-bank.ts";
import { topics } from "./topics.ts";

export const computerStudies = subjectBank("computer-studies", topics);

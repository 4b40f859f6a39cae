import { subjectBank } from "../../subject-bank.ts";
import { topics } from "./topics.ts";

export const islamicStudies = subjectBank("islamic-studies", topics);

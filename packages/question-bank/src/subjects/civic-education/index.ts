import { subjectBank } from "../../subject-bank.ts";
import { topics } from "./topics.ts";

export const civicEducation = subjectBank("civic-education", topics);

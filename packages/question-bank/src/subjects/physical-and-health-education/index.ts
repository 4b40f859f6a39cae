import { subjectBank } from "../../subject-bank.ts";
import { topics } from "./topics.ts";

export const physicalAndHealthEducation = subjectBank("physical-and-health-education", topics);

import { subjectBank } from "../../subject-bank.ts";
import { topics } from "./topics.ts";

export const igbo = subjectBank("igbo", topics);

import { subjectBank } from "../../subject-bank.ts";
import { topics } from "./topics.ts";

export const homeEconomics = subjectBank("home-economics", topics);

import { dailyLife } from "./cloze/daily-life.ts";
import { ideas } from "./cloze/ideas.ts";
import { placesAndPeople } from "./cloze/places-and-people.ts";

export const cloze = [...dailyLife, ...placesAndPeople, ...ideas];

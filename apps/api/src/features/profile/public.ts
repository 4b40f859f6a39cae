export { setExamDate } from "./exam-date.ts";
export { beginSpeaking, friendNameSql, turnOff } from "./settings.ts";
export { userOf, userRows, userShown } from "./user-of.ts";

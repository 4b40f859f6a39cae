export { setExamDate } from "./exam-date.ts";
export { beginSpeaking, nameForFriends, turnOff } from "./settings.ts";
export { userOf, userRows, userShown } from "./user-of.ts";

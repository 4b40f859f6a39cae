export * from "./answer-sheet.ts";
export * from "./blueprint.ts";
export * from "./grade-scale.ts";
export * from "./hint.ts";
export * from "./marking.ts";
export * from "./options.ts";
export * from "./question.ts";
export * from "./timing.ts";

import type { BankQuestion } from "../../../authoring.ts";

export const writtenQuestions: BankQuestion[] = [];

// Solves commerce questions again from their printed text.
import type { SubjectChecker } from "../solver.ts";
import { buyingAndSelling } from "./buying-and-selling.ts";
import { tradeAndMoney } from "./trade-and-money.ts";

export const commerceChecker: SubjectChecker = { ...buyingAndSelling, ...tradeAndMoney };

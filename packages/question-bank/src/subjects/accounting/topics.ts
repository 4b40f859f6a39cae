import type { BankQuestion, Topic } from "../../authoring.ts";

const names: Record<string, string> = {
  "introduction-and-concepts": "Nature of accounting, concepts and conventions",
  "source-documents-and-books": "Source documents and books of original entry",
  "double-entry-and-ledger": "Double entry and the ledger",
  "trial-balance-and-errors": "The trial balance and the correction of errors",
  "final-accounts": "Final accounts of a sole trader",
  "depreciation-and-provisions": "Depreciation and provisions",
  "reconciliation-and-control": "Bank reconciliation and control accounts",
  "manufacturing-accounts": "Manufacturing accounts",
  "partnership-accounts": "Partnership accounts",
  "company-accounts": "Company accounts",
  "clubs-and-incomplete-records": "Clubs, societies and incomplete records",
  "reading-accounts": "Interpretation of accounts",
  "departments-and-public-sector": "Departments, branches and the public sector",
};

/** The objectives of a topic are those its questions examine. */
export const topicsOf = (questions: readonly BankQuestion[]): Topic[] =>
  Object.entries(names).map(([slug, name]) => ({
    slug,
    name,
    objectives: [...new Set(questions.filter(({ topic }) => topic === slug).map(({ objective }) => objective))],
  }));

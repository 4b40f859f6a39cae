// The syllabus of the subject. Each topic gets its objectives from its questions.
export const topics = [
  { slug: "introduction-and-concepts", name: "Nature of accounting, concepts and conventions" },
  { slug: "source-documents-and-books", name: "Source documents and books of original entry" },
  { slug: "double-entry-and-ledger", name: "Double entry and the ledger" },
  { slug: "trial-balance-and-errors", name: "The trial balance and the correction of errors" },
  { slug: "final-accounts", name: "Final accounts of a sole trader" },
  { slug: "depreciation-and-provisions", name: "Depreciation and provisions" },
  { slug: "reconciliation-and-control", name: "Bank reconciliation and control accounts" },
  { slug: "manufacturing-accounts", name: "Manufacturing accounts" },
  { slug: "partnership-accounts", name: "Partnership accounts" },
  { slug: "company-accounts", name: "Company accounts" },
  { slug: "clubs-and-incomplete-records", name: "Clubs, societies and incomplete records" },
  { slug: "reading-accounts", name: "Interpretation of accounts" },
  { slug: "departments-and-public-sector", name: "Departments, branches and the public sector" },
];

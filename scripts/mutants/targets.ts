// What is tested, and by which tests. The tests of a target are those that cover its behaviour, cheapest first.
export interface Target {
  name: string;
  files: string[];
  tests: string[];
  /** Whether its tests need a PostgreSQL. */
  database: boolean;
}

const sittings = "apps/api/src/features/sittings";
const billing = "apps/api/src/features/billing";

export const targets: Target[] = [
  {
    name: "marking",
    files: ["marking", "answer-sheet", "timing", "grade-scale"].map((file) => `packages/exam/src/${file}.ts`),
    tests: ["packages/exam/src"],
    database: false,
  },
  {
    name: "quota",
    files: [`${sittings}/allowance.ts`],
    tests: [`${sittings}/allowance.test.ts`],
    database: true,
  },
  {
    name: "entitlement",
    files: [`${billing}/entitlement.ts`],
    tests: [`${billing}/entitlement.test.ts`],
    database: true,
  },
  {
    name: "webhook",
    files: [`${billing}/webhook-inbox.ts`, `${billing}/serve-paystack.ts`],
    tests: [`${billing}/webhook.test.ts`],
    database: true,
  },
  {
    name: "key guard",
    files: [`${sittings}/protected-questions.ts`, "apps/api/src/db/migrations/202611160101-no-key-before-its-time.sql"],
    tests: [`${sittings}/protected-questions.test.ts`],
    database: true,
  },
  {
    name: "review guard",
    files: [`${sittings}/review.ts`],
    tests: [`${sittings}/review.test.ts`],
    database: true,
  },
];

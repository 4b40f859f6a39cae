// All tables. A new table is a few lines in its group, plus its migration. tables.test.ts compares the two.
import type { TablesOf } from "./columns.ts";
import { billingTables } from "./tables/billing-tables.ts";
import { catalogueTables } from "./tables/catalogue-tables.ts";
import { challengeTables } from "./tables/challenge-tables.ts";
import { deskTables } from "./tables/desk-tables.ts";
import { importTables } from "./tables/import-tables.ts";
import { markingDeskTables } from "./tables/marking-desk-tables.ts";
import { peopleTables } from "./tables/people-tables.ts";
import { personalTables } from "./tables/personal-tables.ts";
import { platformTables } from "./tables/platform-tables.ts";
import { progressTables } from "./tables/progress-tables.ts";
import { schoolTables } from "./tables/school-tables.ts";
import { sittingTables } from "./tables/sitting-tables.ts";
import { studyTables } from "./tables/study-tables.ts";
import { theoryTables } from "./tables/theory-tables.ts";

export const tables = {
  ...platformTables,
  ...catalogueTables,
  ...importTables,
  ...peopleTables,
  ...sittingTables,
  ...challengeTables,
  ...billingTables,
  ...studyTables,
  ...personalTables,
  ...progressTables,
  ...deskTables,
  ...schoolTables,
  ...theoryTables,
  ...markingDeskTables,
};

export type Tables = TablesOf<typeof tables>;

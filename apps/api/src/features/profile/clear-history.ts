// A clean slate: every feature deletes the study history. The account, the plan and its used limits stay.
import type { privacy } from "@sabiprep/contract";
import { inTransaction } from "../../db/transaction.ts";
import type { Feature } from "../../feature.ts";
import type { Call } from "../../http/route.ts";

export const clearHistory =
  (features: () => Feature[]) =>
  ({ db, user }: Call<typeof privacy.clear>) =>
    inTransaction(db, async (db) => {
      for (const { personal } of features()) await personal?.clear?.(db, user.id);
      return null;
    });

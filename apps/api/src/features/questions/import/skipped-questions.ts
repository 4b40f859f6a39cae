// Questions that could not be imported from a file: counted by reason, and all of them as a table.
import { writeCsv } from "@sabiprep/formats";
import type { AppContext } from "../../../app-context.ts";
import type { Db } from "../../../db/transaction.ts";
import { exportFileUrl, storeFile } from "../../files/public.ts";

export interface SkippedQuestion {
  id: string;
  question: string;
  subject?: string | null;
  topic?: string | null;
  reason: string;
}

/** The most common reason first. */
export function countReasons(left: readonly SkippedQuestion[]): { reason: string; questions: number }[] {
  const counts = new Map<string, number>();
  for (const { reason } of left) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, questions]) => ({ reason, questions })).sort((a, b) => b.questions - a.questions);
}

interface ExportContext {
  context: AppContext;
  db: Db;
  user: Parameters<typeof exportFileUrl>[3];
  now: Date;
}

/** The address of the table. Null if nothing was left out. */
export async function skippedQuestionsUrl(
  { context, db, user, now }: ExportContext,
  left: readonly SkippedQuestion[],
): Promise<string | null> {
  if (left.length === 0) return null;
  const rows = left.map(({ reason, question, subject, topic, id }) => [reason, question, subject, topic, id]);
  const { uuid } = await storeFile(context, db, {
    purpose: "export",
    name: `skipped-${now.toISOString().slice(0, 10)}.csv`,
    mime_type: "text/csv",
    bytes: Buffer.from(writeCsv([["reason", "question", "subject", "topic", "id"], ...rows])),
  });
  return exportFileUrl(context, db, uuid, user, now);
}

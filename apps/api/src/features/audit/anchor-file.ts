// Where the log ended, also recorded outside the database: in a file and in the server's own log. An attacker with full
// access to the database could restore an old copy there, but not here.
import { open, readFile } from "node:fs/promises";
import path from "node:path";
import type { AppContext } from "../../app-context.ts";
import type { Db } from "../../db/transaction.ts";
import { readAnchor } from "./anchor.ts";
import { macOfEnd } from "./chain.ts";
import { bySystem, writeAudit } from "./write-audit.ts";

const EVERY_MS = 15_000;

export interface AnchorLine {
  is: "line" | "restored";
  at: string;
  switched_after: number;
  seq: number;
  head: string;
  mac: string;
}

const fileIn = (dataDir: string) => path.join(dataDir, "audit-anchor.jsonl");

/** Every recorded end since the last restore. A line cut short by a crash is skipped. */
export async function readLines(dataDir: string): Promise<AnchorLine[]> {
  const text = await readFile(fileIn(dataDir), "utf8").catch(() => "");
  const lines = text.split("\n").flatMap((line) => {
    try {
      return [JSON.parse(line) as AnchorLine];
    } catch {
      return [];
    }
  });
  return lines.slice(Math.max(0, lines.map(({ is }) => is).lastIndexOf("restored")));
}

const lastSeq = async (dataDir: string) => (await readLines(dataDir)).at(-1)?.seq ?? 0;

async function addLine(db: Db, dataDir: string, is: AnchorLine["is"]): Promise<AnchorLine | null> {
  const anchor = await readAnchor(db);
  if (!anchor || anchor.seq === 0) return null;
  const { key, at, switched_after, seq, head } = anchor;
  const line = { is, at, switched_after, seq, head, mac: macOfEnd(key, is, anchor) };
  const file = await open(fileIn(dataDir), "a", 0o600);
  try {
    // Starts a new line, even after one that was cut short.
    await file.appendFile(`\n${JSON.stringify(line)}`);
    await file.sync();
  } finally {
    await file.close();
  }
  return line;
}

const kept = new WeakMap<AppContext, { checked: number; seq: number }>();

/** Every instance keeps its own file. A log that has not changed adds nothing to it. */
export async function keepAnchor(context: AppContext): Promise<number> {
  const now = context.clock.now().getTime();
  const before = kept.get(context) ?? { checked: 0, seq: await lastSeq(context.config.DATA_DIR) };
  if (now - before.checked < EVERY_MS) return 0;
  const end = await context.db.selectFrom("audit_anchor").select("seq").executeTakeFirst();
  kept.set(context, { checked: now, seq: Math.max(end?.seq ?? 0, before.seq) });
  if (!end || end.seq <= before.seq) return 0;
  const line = await addLine(context.db, context.config.DATA_DIR, "line");
  if (line)
    context.log.info({ audit_seq: line.seq, audit_head: line.head, audit_mac: line.mac }, "the audit log ends here");
  return 0;
}

/** A restored backup ends earlier than the log did. The restore is recorded in the log, and checks count from there. */
export async function noteRestore(db: Db, dataDir: string, now: Date): Promise<void> {
  const known_before = await lastSeq(dataDir);
  await writeAudit(db, bySystem("audit.restored", now, { known_before }));
  await addLine(db, dataDir, "restored");
}

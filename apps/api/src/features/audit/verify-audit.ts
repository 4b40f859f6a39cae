// Checks the log from its first entry to its recorded end, in the database and outside.
import { readConfig } from "../../config.ts";
import { DatabaseProblem } from "../../db/database-problem.ts";
import type { Db } from "../../db/transaction.ts";
import { readKeys } from "../../secrets/read-keys.ts";
import { hasKeys } from "../../secrets/vault.ts";
import { type Anchor, readAnchor } from "./anchor.ts";
import { type AnchorLine, readLines } from "./anchor-file.ts";
import { commitmentOf, GENESIS, KEYED, keyedHash, macOfEnd, PLAIN, plainHash } from "./chain.ts";

type Broken = { seq: number; problem: string };

const BATCH = 1000;
/** Entries that record which other entries correctly lost their words. */
const ERASURES = ["audit.erase", "audit.keyed"];

/** The first entry that is not valid, or where the log was cut. Null when all is well. */
export function verifyAudit(db: Db, dataDir?: string): Promise<Broken | null> {
  if (!hasKeys()) readKeys(readConfig());
  const folder = dataDir ?? readConfig().DATA_DIR;
  // One snapshot, because the log continues while it is checked.
  if (db.isTransaction) return verify(db, folder);
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute((db) => verify(db, folder));
}

async function verify(db: Db, dataDir: string): Promise<Broken | null> {
  const lines = await readLines(dataDir);
  const anchor = await readAnchor(db).catch((problem) => {
    if (problem instanceof DatabaseProblem) return problem.message;
    throw problem;
  });
  if (typeof anchor === "string") return { seq: 0, problem: `the key of the log cannot be read: ${anchor}` };
  if (anchor && anchor.mac !== macOfEnd(anchor.key, "row", anchor))
    return { seq: anchor.seq, problem: "the record of where the log ends was changed" };
  const foreign = anchor && lines.find((line) => line.mac !== macOfEnd(anchor.key, line.is, line));
  if (foreign) return { seq: foreign.seq, problem: "audit-anchor.jsonl was changed or belongs to another log" };
  const followed = await follow(db, anchor, new Map(lines.map(({ seq, head }) => [seq, head])));
  return followed.broken ?? missingEnd(followed.last, anchor, lines);
}

function missingEnd(last: number, anchor: Anchor | null, lines: AnchorLine[]): Broken | null {
  if (!anchor && (last > 0 || lines.length > 0))
    return { seq: last, problem: "the record of where the log ends is missing" };
  const known = Math.max(anchor?.seq ?? 0, ...lines.slice(-1).map(({ seq }) => seq));
  if (last < known) return { seq: last + 1, problem: `the entry is missing: the log had ${known} entries and was cut` };
  if (anchor && last > anchor.seq) return { seq: anchor.seq + 1, problem: "the entry was not written by this server" };
  return null;
}

type Row = Awaited<ReturnType<typeof entriesFrom>>[number];

async function follow(db: Db, anchor: Anchor | null, heads: Map<number, string>) {
  const wordless: number[] = [];
  const erased = new Set<number>();
  let prev_hash = GENESIS;
  let last = 0;
  for (;;) {
    const rows = await entriesFrom(db, last + 1);
    for (const row of rows) {
      const problem = row.seq === last + 1 ? problemOf(row, prev_hash, anchor, heads) : "the entry is missing";
      if (problem) return { last, broken: { seq: last + 1, problem } };
      last = row.seq;
      prev_hash = row.hash;
      if (row.salt === null) wordless.push(row.seq);
      if (row.rule === KEYED && ERASURES.includes(row.verb ?? "")) for (const seq of erasedBy(row)) erased.add(seq);
    }
    if (rows.length < BATCH) break;
  }
  const unexplained = wordless.find((seq) => !erased.has(seq));
  const broken = unexplained ? { seq: unexplained, problem: "the details were deleted without an erasure" } : null;
  return { last, broken };
}

function problemOf(row: Row, prev_hash: string, anchor: Anchor | null, heads: Map<number, string>): string | null {
  const keyed = anchor && row.seq > anchor.switched_after ? anchor.key : null;
  const right = keyed ? keyedHash(keyed, row) : plainHash(row);
  if (row.rule !== (keyed ? KEYED : PLAIN) || row.prev_hash !== prev_hash || row.hash !== right)
    return "the chain is broken";
  const { salt, verb, actor_audience, actor_uuid, subject, body } = row;
  if (salt && commitmentOf(salt, { verb, actor_audience, actor_uuid, subject, body }) !== row.commitment)
    return "the body was changed";
  const known = anchor?.seq === row.seq ? anchor.head : row.hash;
  if (row.hash !== known || row.hash !== (heads.get(row.seq) ?? row.hash))
    return "this is not the entry that was written: an old copy of the log was restored";
  return null;
}

const erasedBy = ({ body }: Row): number[] => (body as { after?: { erased?: number[] } } | null)?.after?.erased ?? [];

const entriesFrom = (db: Db, seq: number) =>
  db
    .selectFrom("audit_chain as c")
    .leftJoin("audit_bodies as b", "b.seq", "c.seq")
    .select(["c.seq", "c.at", "c.commitment", "c.prev_hash", "c.hash", "c.rule"])
    .select(["b.salt", "b.verb", "b.actor_audience", "b.actor_uuid", "b.subject", "b.body"])
    .where("c.seq", ">=", seq)
    .orderBy("c.seq")
    .limit(BATCH)
    .execute();

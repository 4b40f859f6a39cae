// How audit entries are chained. An entry commits to its salted words and to the entry before it. The commitment
// remains after an erasure deletes the words.
import { createHash, createHmac } from "node:crypto";

export const GENESIS = "0".repeat(64);

/** How an entry is hashed: without a key (old entries), or with the key of the log. */
export const PLAIN = 1;
export const KEYED = 2;

interface Link {
  seq: number;
  at: string;
  commitment: string;
  prev_hash: string;
}

interface End {
  switched_after: number;
  seq: number;
  head: string;
  at: string;
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const mac = (key: Buffer, text: string) => createHmac("sha256", key).update(text).digest("hex");
const textOf = ({ seq, at, commitment, prev_hash }: Link) => `${seq}|${at}|${commitment}|${prev_hash}`;

export const plainHash = (link: Link): string => sha256(textOf(link));
export const keyedHash = (key: Buffer, link: Link): string => mac(key, `entry|${textOf(link)}`);

/** Where the end is recorded: in the database row, in a line of the anchor file, or in the line that a restore writes. */
type EndKind = "row" | "line" | "restored";

/** The MAC that proves where the log ends. */
export const macOfEnd = (key: Buffer, where: EndKind, { switched_after, seq, head, at }: End): string =>
  mac(key, `${where}|${switched_after}|${seq}|${head}|${at}`);

export const commitmentOf = (salt: string, about: unknown): string => sha256(`${salt}|${canonical(about)}`);

/** JSON with sorted keys, because jsonb does not keep the original order. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const entries = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(",")}}`;
}

// A changed text can move the answer key as surely as a corrected key: exchange the texts of two options, or write "which
// is not" for "which is", and another answer counts. Where corrected keys need a second person, such a text needs one
// too. It waits for review, and nobody who wrote it may publish it.
import { rightOptions } from "@sabiprep/exam";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { fail } from "../../../http/failure.ts";
import { needsSecondPerson } from "../key-fix/fix-key.ts";
import { keyedRevisions } from "../key-fix/keyed-revisions.ts";

interface OptionText {
  id: string;
  source: string;
}

/** Everything a candidate reads, sees or hears before choosing. With another word in it, another option can be right. */
interface Stem {
  body_source: string;
  instruction_source: string;
  picture_sha256: string | null;
  audio_file_uuid: string | null;
}

interface QuestionTexts extends Stem {
  options: readonly OptionText[];
}

interface Keyed {
  options: readonly OptionText[];
  accepted: readonly string[];
  is_void: boolean;
}

const LEAST_LETTERS = 5;
const ARTICLES = new Set(["a", "an", "the"]);

const SAID = /\d*\.?\d+|[\p{L}\p{M}]+|[-+/<>=≤≥≠±%^°√]/gu;
/** In a question, emphasis says which word is meant. */
const ASKED = /\d*\.?\d+|[\p{L}\p{M}]+|[-+/<>=≤≥≠±%^°√]|[*_~]+/gu;

/** Number, word or sign, in the order they are read. Case, spaces and end marks do not change the meaning. */
const partsOf = (text: string, parts = SAID): string[] =>
  (
    text
      .normalize("NFKC")
      .toLowerCase()
      .replaceAll(/\\(?:text|mathrm|left|right|,|;|!|quad)(?![a-z])/g, " ")
      .replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, "")
      .replaceAll("−", "-")
      .match(parts) ?? []
  )
    .map((part) => (/^\d*\.?\d+$/.test(part) ? String(Number(part)) : part))
    .filter((part) => !ARTICLES.has(part));

const meansTheSame = (a: string, b: string): boolean => partsOf(a).join(" ") === partsOf(b).join(" ");

/** The same meaning, or one letter fixed in a longer word. A new word, number or sign is another meaning. */
function isSpelling(a: string, b: string, parts = SAID): boolean {
  const [one, other] = [partsOf(a, parts), partsOf(b, parts)];
  // Nothing that can be read, such as a picture: only the same text is the same.
  if (one.length === 0 || other.length === 0) return a.trim() === b.trim();
  return one.length === other.length && one.every((part, at) => isTypo(part, other[at]!));
}

function isTypo(a: string, b: string): boolean {
  if (a === b) return true;
  if (Math.min(a.length, b.length) < LEAST_LETTERS || a[0] !== b[0] || /\d/.test(a + b)) return false;
  let from = 0;
  while (from < Math.min(a.length, b.length) && a[from] === b[from]) from++;
  const [x, y] = [a.slice(from), b.slice(from)];
  const isSwapped = x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2);
  return isSwapped || x.slice(1) === y.slice(1) || x.slice(1) === y || x === y.slice(1);
}

const textOf = ({ options }: Keyed, id: string) => options.find((option) => option.id === id)?.source ?? "";

/** True if the same option ids are right, but no longer say the same. `earlier` are all texts the question ever had. */
export function isKeyMoved(live: Keyed, next: readonly OptionText[], earlier: readonly Keyed[]): boolean {
  if (live.is_void) return false;
  const right = rightOptions(live.accepted);
  const everRight = earlier.flatMap((one) => rightOptions(one.accepted).map((id) => textOf(one, id)));
  return next.some(({ id, source }) => {
    const before = textOf(live, id);
    if (before !== "" && meansTheSame(before, source)) return false;
    return right.includes(id) ? !isSpelling(before, source) : everRight.some((text) => isSpelling(text, source));
  });
}

/** We do not try to understand sentences: "smallest" for "largest" is one word. Spelling is all that counts as the same. */
export const isOtherQuestion = (live: Stem, next: Stem): boolean =>
  live.picture_sha256 !== next.picture_sha256 ||
  live.audio_file_uuid !== next.audio_file_uuid ||
  !isSpelling(live.body_source, next.body_source, ASKED) ||
  !isSpelling(live.instruction_source, next.instruction_source, ASKED);

/** For a question that candidates have or had. `next` are the texts as they will be. */
export async function movesKey(db: Db, questionId: number, next: QuestionTexts): Promise<boolean> {
  if (!(await needsSecondPerson(db))) return false;
  const earlier = await keyedRevisions(db, questionId);
  const live = earlier.find(({ is_live }) => is_live);
  if (!live || live.is_void) return false;
  return isKeyMoved(live, next.options, earlier) || isOtherQuestion(live, next);
}

/** Questions with a newer text than the live one, which this member has written or helped to write. */
async function ownChanges(db: Db, ids: readonly number[], staffId: number) {
  const { rows } = await sql<QuestionTexts & { id: number }>`
    select q.id, n.options, n.body_source, n.instruction_source, n.picture_sha256, n.audio_file_uuid from questions q
      join question_revisions n on n.id = q.newest_revision_id
    join question_revisions l on l.id = q.live_revision_id
    where q.id = any(${ids}::bigint[]) and n.id <> l.id and exists (
      select 1 from question_revisions m where m.question_id = q.id and m.no > l.no and m.staff_id = ${staffId})
    order by q.id`.execute(db);
  return rows;
}

export const wroteSinceLive = async (db: Db, id: number, staffId: number): Promise<boolean> =>
  (await ownChanges(db, [id], staffId)).length > 0;

export async function assertKeyChangeReviewed(db: Db, ids: readonly number[], staffId: number): Promise<void> {
  for (const texts of await ownChanges(db, ids, staffId))
    if (await movesKey(db, texts.id, texts)) fail("not_allowed", SOMEONE_ELSE);
}

const SOMEONE_ELSE =
  "Your change gives the question or its correct answer another meaning. Another owner or reviewer must publish it.";

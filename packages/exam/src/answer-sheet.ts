// A candidate's answer sheet as a pure aggregate of the received entries. The server maintains it by this rule, and
// replaying the log by the same rule must give the same sheet.

/**
 * One report from a device about one question. Times are milliseconds since 1970, already limited to the sitting's
 * span.
 */
export interface SheetEntry {
  /** The question's index in the sitting, from 0. */
  at: number;
  option: string | null;
  shown_at: number | null;
  /** Null when nothing was chosen or cleared yet: the question was only shown or flagged. */
  answered_at: number | null;
  changes: number;
  flagged: boolean | null;
  /** A hint was shown before the answer. Left out if there was none, as in everything logged before hints existed. */
  hinted?: true;
}

export interface AnswerCell {
  chosen: string | null;
  first_chosen: string | null;
  shown_at: number | null;
  answered_at: number | null;
  changes: number;
  flagged: boolean;
  hinted: boolean;
}

export type AnswerSheet = readonly AnswerCell[];

const untouched: AnswerCell = {
  chosen: null,
  first_chosen: null,
  shown_at: null,
  answered_at: null,
  changes: 0,
  flagged: false,
  hinted: false,
};

export const emptySheet = (questions: number): AnswerSheet => Array.from({ length: questions }, () => untouched);

/**
 * The latest answer wins for each question, whenever it is received. The first showing is kept, and so is a hint that
 * was seen.
 */
export function withEntries(sheet: AnswerSheet, entries: readonly SheetEntry[]): AnswerSheet {
  const cells = [...sheet];
  for (const entry of entries) {
    const cell = cells[entry.at];
    if (cell) cells[entry.at] = merged(cell, entry);
  }
  return cells;
}

function merged(cell: AnswerCell, entry: SheetEntry): AnswerCell {
  const shown_at = earliest(cell.shown_at, entry.shown_at);
  const flagged = entry.flagged ?? cell.flagged;
  const hinted = cell.hinted || entry.hinted === true;
  const isNews = entry.answered_at !== null && (cell.answered_at === null || entry.answered_at >= cell.answered_at);
  if (!isNews) return { ...cell, shown_at, flagged, hinted, first_chosen: cell.first_chosen ?? entry.option };
  const changed = cell.chosen !== null && cell.chosen !== entry.option;
  return {
    chosen: entry.option,
    first_chosen: cell.first_chosen ?? entry.option,
    shown_at,
    answered_at: entry.answered_at,
    changes: Math.max(cell.changes + Number(changed), entry.changes),
    flagged,
    hinted,
  };
}

const earliest = (a: number | null, b: number | null) => (a === null ? b : b === null ? a : Math.min(a, b));

export const sameSheet = (a: AnswerSheet, b: AnswerSheet): boolean =>
  a.length === b.length && a.every((cell, at) => sameCell(cell, b[at]!));

const sameCell = (a: AnswerCell, b: AnswerCell): boolean =>
  a === b ||
  (a.chosen === b.chosen &&
    a.first_chosen === b.first_chosen &&
    a.shown_at === b.shown_at &&
    a.answered_at === b.answered_at &&
    a.changes === b.changes &&
    a.flagged === b.flagged &&
    a.hinted === b.hinted);

/** Where marks were lost although the knowledge was there. */
export interface TimeUse {
  not_reached: number;
  rushed: number;
  rushed_wrong: number;
  changed_right_to_wrong: number;
  seconds_spent: number | null;
}

export const RUSHED_MS = 8_000;
/** Between two activities in a test, at most this much time counts: a phone that sleeps does not study. */
export const IDLE_CAP_MS = 180_000;

/**
 * The time between all activities, on any question and device. The questions' own times would not work: a candidate who
 * skips a question and returns had it open while answering others, so the same minutes would be counted many times.
 */
function spentOn(sheet: AnswerSheet): number {
  const signs = sheet.flatMap(({ shown_at, answered_at }) => [shown_at, answered_at]).filter((at) => at !== null);
  signs.sort((a, b) => a - b);
  return signs.reduce((spent, at, no) => spent + Math.min(IDLE_CAP_MS, at - (signs[no - 1] ?? at)), 0);
}

export function timeUseOf(sheet: AnswerSheet, isRight: (at: number, option: string | null) => boolean): TimeUse {
  const use: TimeUse = { not_reached: 0, rushed: 0, rushed_wrong: 0, changed_right_to_wrong: 0, seconds_spent: null };
  for (const [at, cell] of sheet.entries()) {
    if (cell.shown_at === null && cell.answered_at === null) use.not_reached++;
    if (cell.shown_at === null || cell.answered_at === null) continue;
    const took = Math.max(0, cell.answered_at - cell.shown_at);
    const right = isRight(at, cell.chosen);
    if (took < RUSHED_MS && cell.chosen !== null) {
      use.rushed++;
      if (!right) use.rushed_wrong++;
    }
    const leftRight = cell.first_chosen !== null && cell.first_chosen !== cell.chosen && isRight(at, cell.first_chosen);
    if (leftRight && !right) use.changed_right_to_wrong++;
  }
  const spent = spentOn(sheet);
  use.seconds_spent = spent > 0 ? Math.round(spent / 1000) : null;
  return use;
}

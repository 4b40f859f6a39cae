import { emptySheet, type SheetEntry } from "@sabiprep/exam";
import fc from "fast-check";
import { expect, test } from "vitest";
import { applyEntries, type StoredSheet, sheetAfter } from "./answer-store.ts";
import { genesisHash } from "./issue-sitting.ts";
import { isWhole, replay } from "./receipt.ts";

const RUNS = Number(process.env.PROPERTY_RUNS ?? 300);
const QUESTIONS = 5;
const uuid = "0197a4c0-0000-7000-8000-000000000001";

const entry: fc.Arbitrary<SheetEntry> = fc.record({
  at: fc.integer({ min: 0, max: QUESTIONS - 1 }),
  option: fc.option(fc.constantFrom("x1", "y2", "z3"), { nil: null }),
  shown_at: fc.option(fc.integer({ min: 0, max: 1000 }), { nil: null }),
  answered_at: fc.option(fc.integer({ min: 0, max: 1000 }), { nil: null }),
  changes: fc.integer({ min: 0, max: 2 }),
  flagged: fc.option(fc.boolean(), { nil: null }),
});
const batches = fc.array(fc.array(entry, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 12 });

/** What the server does with one batch after another. */
function kept(all: SheetEntry[][]) {
  let stored: StoredSheet = { sheet: emptySheet(QUESTIONS), last_seq: 0, last_hash: genesisHash(uuid), behind: 0 };
  const log = [];
  for (const batch of all) {
    const next = applyEntries(stored, batch, new Date(1_700_000_000_000 + stored.last_seq));
    if (next.entry) log.push(next.entry);
    stored = sheetAfter(stored, next, false);
  }
  return { log, stored };
}

test("the log replays to exactly the stored sheet", () => {
  fc.assert(
    fc.property(batches, (all) => {
      const { log, stored } = kept(all);
      expect(isWhole(uuid, log, stored.last_hash)).toBe(true);
      expect(replay(QUESTIONS, log)).toEqual(stored.sheet);
    }),
    { numRuns: RUNS },
  );
});

test("one changed character, or a missing or swapped entry, breaks the chain", () => {
  fc.assert(
    fc.property(
      batches,
      fc.nat(),
      fc.nat(),
      fc.constantFrom("body", "hash", "prev_hash", "received_at"),
      (all, which, where, field) => {
        const { log, stored } = kept(all);
        fc.pre(log.length > 0);
        const at = which % log.length;
        const text = log[at]![field as "body"];
        const place = where % text.length;
        const changed = text.slice(0, place) + (text[place] === "7" ? "8" : "7") + text.slice(place + 1);
        const altered = log.map((one, i) => (i === at ? { ...one, [field]: changed } : one));
        expect(isWhole(uuid, altered, stored.last_hash)).toBe(false);
        expect(isWhole(uuid, log.toSpliced(at, 1), stored.last_hash)).toBe(false);
      },
    ),
    { numRuns: RUNS },
  );
});

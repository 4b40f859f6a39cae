// A theory paper with three questions of 5 marks each, of which two are answered.
import type { ArtefactTheoryPaper } from "@sabiprep/question-bank/artefact";
import { artefactTheory } from "@sabiprep/question-bank/theory";
import { readTheoryPaper } from "@sabiprep/question-bank/theory-files";
import { sql } from "kysely";
import type { AppContext } from "../app-context.ts";
import type { Db } from "../db/transaction.ts";
import { writePapers } from "../features/theory/load-theory.ts";
import { examFixture } from "./an-exam.ts";

export const theoryQuestion = (name: string, answer = "Divides by two") => `
## ${name} (section A, a-topic, level 2)

Question ${name}.

### (a) 3 marks, working

Halve the number.

### (b) 2 marks, text

Name one use.

### Guide

- M1 (a) 1: ${answer}
- A1 (a) 2 needs M1: 7
- P1 (b) 2 group uses: Sharing
- P2 (b) 2 group uses: Scaling
group uses: best 1, max 2
deduct units: 1 from A, once a question: The unit is missing.

### Model answer

(a) Half of 14 is 7 because 14 divided by 2 is 7. (b) It is used for sharing.

### Specimen

Specimen of ${name}: 14 / 2 = 7, no use known

### Ticks

M1 A1 -units

### Remark

Remark on ${name}: the unit is missing and (b) was left out.
`;

/** A load names all papers there are, so the papers of one database are loaded together. */
const loaded = new WeakMap<Db, Map<string, ArtefactTheoryPaper>>();

export async function aTheoryPaper(context: Pick<AppContext, "db" | "clock">, names = ["one", "two", "three"]) {
  const fixture = await examFixture(context.db, { questions: 12 });
  const { slug } = await context.db
    .selectFrom("subjects")
    .select("slug")
    .where("id", "=", fixture.subject.id)
    .executeTakeFirstOrThrow();
  const load = (questions: string[]) => {
    const source = `title: Sample paper\nexam: waec\nminutes: 60\n\nsection A: Section A | 2 | Answer any two.\n${questions.join("")}`;
    const { paper, problems } = readTheoryPaper(`${slug}/sample`, source);
    if (problems.length) throw new Error(JSON.stringify(problems));
    const papers = loaded.get(context.db) ?? new Map();
    loaded.set(context.db, papers.set(paper.key, artefactTheory(paper)));
    return writePapers(context, JSON.stringify([...papers.values()]));
  };
  await load(names.map((name) => theoryQuestion(name)));
  const { rows } = await sql<{ uuid: string; paper: string }>`
    select q.uuid, p.uuid as paper from theory_questions q join theory_papers p on p.id = q.paper_id
    where p.shipped_key = ${`${slug}/sample`} order by q.number`.execute(context.db);
  return { ...fixture, load, paper_id: rows[0]!.paper, questions: rows.map(({ uuid }) => uuid) };
}

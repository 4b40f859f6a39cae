import { markedAnswers, markingDesk } from "@sabiprep/contract";
import { sql } from "kysely";
import type { Feature } from "../../feature.ts";
import { route } from "../../http/route.ts";
import { askForMarking, paperMarking } from "./ask-for-marking.ts";
import { markTask } from "./mark-task.ts";
import { listRounds, readRound } from "./read-round.ts";
import { askAboutMark, releasedMarks } from "./released-marks.ts";
import { closeRound, openRound, releaseRound } from "./rounds.ts";
import { nextModeration, nextTask, putBack } from "./take-task.ts";
import { useGuide } from "./use-guide.ts";

export const markingDeskFeature: Feature = {
  name: "marking-desk",
  routes: [
    route(markingDesk.list, listRounds),
    route(markingDesk.open, openRound),
    route(markingDesk.read, readRound),
    route(markingDesk.close, closeRound),
    route(markingDesk.release, releaseRound),
    route(markingDesk.useGuide, useGuide),
    route(markingDesk.next, nextTask),
    route(markingDesk.nextModeration, nextModeration),
    route(markingDesk.mark, markTask),
    route(markingDesk.putBack, putBack),
    route(markedAnswers.ofPaper, paperMarking),
    route(markedAnswers.ask, askForMarking),
    route(markedAnswers.read, releasedMarks),
    route(markedAnswers.query, askAboutMark),
  ],
  personal: {
    // Only what the student was shown: the marks of released rounds and their own queries.
    export: async (db, candidateId) => ({
      marking_scripts: await db
        .selectFrom("marking_scripts as m")
        .innerJoin("theory_sittings as s", "s.id", "m.sitting_id")
        .select(["m.sitting_id", "m.asked_at"])
        .where("s.candidate_id", "=", candidateId)
        .execute(),
      marking_marks: (
        await sql`
          select a.uuid as answer, t.stage, m.ticks, m.comments, m.score, m.max, m.marked_at
          from marking_marks m join marking_tasks t on t.id = m.task_id join theory_responses a on a.id = t.response_id
          join marking_rounds r on r.id = t.round_id and r.released_at is not null
          where a.candidate_id = ${candidateId} order by m.id`.execute(db)
      ).rows as object[],
      marking_queries: await db
        .selectFrom("marking_queries as k")
        .innerJoin("theory_responses as a", "a.id", "k.response_id")
        .select(["a.uuid as answer", "k.atom", "k.words", "k.asked_at", "k.reply", "k.answered_at"])
        .where("a.candidate_id", "=", candidateId)
        .execute(),
    }),
    // Everything here goes with the student's answers and papers, which the theory feature deletes.
    erase: async () => {},
  },
};

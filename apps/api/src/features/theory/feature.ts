import { theory } from "@sabiprep/contract";
import type { Db } from "../../db/transaction.ts";
import type { Feature } from "../../feature.ts";
import { route } from "../../http/route.ts";
import { listTheory, theorySubjects } from "./list-theory.ts";
import { loadTheory } from "./load-theory.ts";
import { markOwn, markSpecimen } from "./mark-response.ts";
import { addPhoto, forgetPhotos, photosWithoutAnswer } from "./photos.ts";
import { finishPaper, readPaper, startPaper, writeInPaper } from "./sit-paper.ts";
import { finishResponse, readResponse, startResponse, writeResponse } from "./write-response.ts";

export const theoryFeature: Feature = {
  name: "theory",
  routes: [
    route(theory.subjects, theorySubjects),
    route(theory.list, listTheory),
    route(theory.start, startResponse),
    route(theory.read, readResponse),
    route(theory.write, writeResponse),
    route(theory.addPhoto, addPhoto),
    route(theory.finish, finishResponse),
    route(theory.markSpecimen, markSpecimen),
    route(theory.mark, markOwn),
    route(theory.startPaper, startPaper),
    route(theory.readPaper, readPaper),
    route(theory.writeInPaper, writeInPaper),
    route(theory.finishPaper, finishPaper),
  ],
  loop: loadTheory,
  retires: [photosWithoutAnswer],
  personal: {
    export: async (db, candidateId) => ({
      theory_sittings: await db
        .selectFrom("theory_sittings")
        .selectAll()
        .where("candidate_id", "=", candidateId)
        .execute(),
      theory_responses: await db
        .selectFrom("theory_responses")
        .selectAll()
        .where("candidate_id", "=", candidateId)
        .execute(),
      theory_photos: await db.selectFrom("theory_photos").selectAll().where("candidate_id", "=", candidateId).execute(),
      theory_marks: await db
        .selectFrom("theory_marks as m")
        .innerJoin("theory_responses as r", "r.id", "m.response_id")
        .selectAll("m")
        .where("r.candidate_id", "=", candidateId)
        .execute(),
    }),
    erase: forget,
    clear: forget,
  },
};

/** Marks go with their answers, and answers of a paper with their sitting. */
async function forget(db: Db, candidateId: number): Promise<void> {
  await db.deleteFrom("theory_responses").where("candidate_id", "=", candidateId).execute();
  await db.deleteFrom("theory_sittings").where("candidate_id", "=", candidateId).execute();
  await forgetPhotos(db, candidateId);
}

import { sittings } from "@sabiprep/contract";
import { fail } from "../../http/failure.ts";
import { route } from "../../http/route.ts";
import { allowanceOf, answerable } from "./allowance.ts";
import { takeAnswerFile, takeCandidateFile } from "./answer-file.ts";
import { bringTry } from "./bring-try.ts";
import { firstQuestion } from "./first-question.ts";
import { gradesOf } from "./grades.ts";
import { waitingOf } from "./marking-waits.ts";
import { issuePack, packOffer, packsOf, removePack } from "./packs.ts";
import { openSittingsOf, sessionOf, sittingOf } from "./read-sitting.ts";
import { receipt } from "./receipt.ts";
import { recommended } from "./recommended.ts";
import { keepFeedback, review } from "./review.ts";
import { saveAnswers } from "./save-answers.ts";
import { showSitting, start } from "./start.ts";
import { mocks, startMock } from "./start-mock.ts";
import { submitAnswers } from "./submit-answers.ts";

export const sittingsRoutes = [
  route(sittings.start, start),
  route(sittings.startByGet, start),
  route(sittings.firstQuestion, firstQuestion),
  route(sittings.mocks, ({ db, user }) => mocks(db, user.id)),
  route(sittings.startMock, startMock),
  route(sittings.open, async ({ db, user, now }) =>
    (await answerable(db, user.id, await openSittingsOf(db, user.id), now)).map((sitting) => ({
      ...sessionOf(sitting, now, true),
      answered: sitting.answered,
      total: sitting.items,
    })),
  ),
  route(sittings.read, async ({ db, user, input, now, context }) => {
    const sitting = await sittingOf(db, user.id, { uuid: input.session_id });
    if (sitting?.state !== "open" && sitting?.state !== "issued") return fail("not_found", "This test has closed.");
    return showSitting(context, db, user.id, sitting.id, now, true);
  }),
  route(sittings.saveAnswers, saveAnswers),
  route(sittings.submitAnswers, submitAnswers),
  route(sittings.review, review),
  route(sittings.receipt, receipt),
  route(sittings.packOffer, packOffer),
  route(sittings.packs, ({ db, user }) => packsOf(db, user.id)),
  route(sittings.issuePack, issuePack),
  route(sittings.removePack, removePack),
  route(sittings.takeAnswerFile, takeAnswerFile),
  route(sittings.takeCandidateFile, takeCandidateFile),
  route(sittings.bringTry, bringTry),
  route(sittings.grades, ({ db, user, input }) => gradesOf(db, user.id, input)),
  route(sittings.waiting, ({ db, user }) => waitingOf(db, user.id)),
  route(sittings.recommended, ({ db, user, now }) => recommended(db, user.id, now)),
  route(sittings.allowance, ({ db, user, now }) => allowanceOf(db, user.id, now)),
  route(sittings.feedback, keepFeedback),
];

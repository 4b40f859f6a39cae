// The calls that start a test. A retake of a practice test has the same questions in a new order. A paper or a mock
// starts again from the beginning.
import { ApiError, type InputOf, type SittingSession, sittings } from "@sabiprep/contract";
import { call } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";

import { type HandedSitting, stash } from "../../pieces/handed-sitting.ts";
import type { FirstQuestion } from "./start-pending.ts";

export type TestWish =
  | { what: "test"; input: InputOf<typeof sittings.start>; first?: FirstQuestion | null | undefined }
  | { what: "mock"; input: InputOf<typeof sittings.startMock> }
  | { what: "again"; session: SittingSession };

/** Returns the name of the test. If its first question is known, it does not wait for the reply. */
export async function beginTest(wish: TestWish): Promise<string> {
  if (wish.what === "test" && wish.first) return wish.first.start(wish.input);
  return stash(await handedTest(wish));
}

function handedTest(wish: TestWish): Promise<HandedSitting> {
  if (wish.what === "again") return again(wish.session);
  return wish.what === "mock" ? call(sittings.startMock, wish.input) : call(sittings.start, wish.input);
}

async function again(session: SittingSession): Promise<HandedSitting> {
  if (!session.subject && session.kind === "practice")
    throw new ApiError(
      404,
      "not_found",
      t("You answered these questions before you had an account, so you cannot retake them. Choose a new test."),
    );
  if (!session.subject) return mockAgain(session);
  const place = { exam_id: session.exam.uuid, subject_id: session.subject.uuid, mode: session.mode };
  const paper = session.year === null ? { again: session.uuid } : { year: session.year, fresh: true };
  return call(sittings.start, { ...place, ...paper });
}

/** A sitting knows its mock only by name. */
async function mockAgain({ title, sections }: SittingSession): Promise<HandedSitting> {
  const { mocks } = await call(sittings.mocks, {});
  const mock = mocks.find(({ name }) => name === title);
  if (!mock) throw new ApiError(404, "not_found", t("This mock is no longer available."));
  const subjects = sections.flatMap(({ subject_uuid }, at) => (mock.parts[at]?.subject ? [] : subject_uuid));
  return call(sittings.startMock, { slug: mock.slug, subjects, fresh: true });
}

// Theory questions and papers: read, write, see how an examiner marks, then mark your own answer. Guide, model answer and
// specimen are sent only after the student has finished writing.
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { named, nothing, timestamp, uuid, withCommas } from "./fields.ts";
import { attemptTicks, shortId, theoryGuide, theoryMarking, theoryPhoto } from "./theory-guide.ts";

/** Enough for a long essay in one part. */
export const THEORY_ANSWER_MAX = 12_000;
export const THEORY_PARTS_MAX = 30;
export const THEORY_PHOTOS_MAX = 20;
/** A page is made small on the device first, so this is for browsers that cannot do that. */
export const THEORY_PHOTO_MAX_BYTES = 8 * 1024 * 1024;

const answerForm = z.enum(["text", "working", "table", "diagram", "essay", "summary", "practical"]);
export type TheoryAnswerForm = z.output<typeof answerForm>;

const part = z.object({
  id: z.string(),
  label: z.string(),
  marks: z.number(),
  form: answerForm,
  html: z.string(),
});

/** A question as printed in the paper, without anything that helps to answer it. */
export const theoryQuestion = z.object({
  uuid: z.string(),
  /** The number in its paper. */
  number: z.number(),
  section: z.string(),
  topic: named,
  level: z.number(),
  marks: z.number(),
  stem_html: z.string(),
  parts: z.array(part),
});
export type TheoryQuestion = z.output<typeof theoryQuestion>;

/** The student's last answer to a question. */
const lastAnswer = z.object({
  uuid: z.string(),
  is_finished: z.boolean(),
  score: z.nullable(z.number()),
  max: z.number(),
  at: timestamp,
});

const listedQuestion = z.object({
  uuid: z.string(),
  number: z.number(),
  topic: named,
  marks: z.number(),
  level: z.number(),
  /** The first words of the question. */
  begins: z.string(),
  last: z.nullable(lastAnswer),
});

const section = z.object({ id: z.string(), title: z.string(), choose: z.number(), instruction: z.string() });

const paper = z.object({
  uuid: z.string(),
  title: z.string(),
  exam: z.string(),
  minutes: z.number(),
  marks: z.number(),
  sections: z.array(z.object({ ...section.def.shape, questions: z.array(listedQuestion) })),
  /** The sitting that the student has not finished. */
  open_sitting: z.nullable(z.object({ uuid: z.string(), ends_at: timestamp })),
  best: z.nullable(z.object({ score: z.number(), max: z.number() })),
});
export type TheoryPaper = z.output<typeof paper>;

const specimen = z.object({
  html: z.string(),
  /** Known once the student has marked the specimen. */
  checked: z.nullable(
    z.object({
      student: attemptTicks,
      student_score: z.number(),
      examiner: attemptTicks,
      examiner_score: z.number(),
      remark: z.string(),
    }),
  ),
});

/** A quarter turn is 90 degrees clockwise. */
const quarterTurns = z.int().check(z.gte(0), z.lte(3));

export const theoryResponse = z.object({
  uuid: z.string(),
  question: theoryQuestion,
  paper: z.object({ uuid: z.string(), title: z.string(), subject: named }),
  sitting_id: z.nullable(z.string()),
  /** By part id. */
  answers: z.record(z.string(), z.string()),
  photos: z.array(theoryPhoto),
  /** Increased with every save. A save with an older number changes nothing. */
  seq: z.number(),
  started_at: timestamp,
  /** When writing ended. Before that, guide, model answer and specimen are null. */
  finished_at: z.nullable(timestamp),
  guide: z.nullable(theoryGuide),
  model_html: z.nullable(z.string()),
  specimen: z.nullable(specimen),
  mark: z.nullable(
    z.object({
      ...theoryMarking.def.shape,
      ticks: attemptTicks,
      /** The marks that the student was not sure about. */
      unsure: z.array(z.string()),
      /** The score an examiner would probably give, from how sure and how exact the student was. */
      low: z.number(),
      high: z.number(),
      marked_at: timestamp,
    }),
  ),
});
export type TheoryResponse = z.output<typeof theoryResponse>;

export const theorySitting = z.object({
  uuid: z.string(),
  paper: z.object({ uuid: z.string(), title: z.string(), minutes: z.number(), subject: named }),
  started_at: timestamp,
  ends_at: timestamp,
  finished_at: z.nullable(timestamp),
  sections: z.array(z.object({ ...section.def.shape, questions: z.array(theoryQuestion) })),
  /** What the student has written so far, by question. */
  responses: z.array(
    z.object({
      uuid: z.string(),
      question_id: z.string(),
      answers: z.record(z.string(), z.string()),
      photos: z.array(theoryPhoto),
      seq: z.number(),
      score: z.nullable(z.number()),
      low: z.nullable(z.number()),
      high: z.nullable(z.number()),
    }),
  ),
  /** After the end, over the answers that count. Null while some of them are not marked. */
  result: z.nullable(
    z.object({
      score: z.number(),
      low: z.number(),
      high: z.number(),
      max: z.number(),
      /** Answers beyond those the section asks for. The lowest do not count. */
      dropped: z.array(z.string()),
      left_to_mark: z.number(),
    }),
  ),
});
export type TheorySitting = z.output<typeof theorySitting>;

const NO_QUESTION = "We could not find that question.";
const NO_ANSWER = "We could not find that answer.";
const NO_PAPER = "We could not find that paper.";
const NO_SITTING = "We could not find that test.";
const answerParams = z.object({ response_id: uuid(NO_ANSWER) });
const sittingParams = z.object({ sitting_id: uuid(NO_SITTING) });

const written = z.object({
  answers: z.record(
    z.string().check(z.maxLength(20)),
    z.string().check(
      z.maxLength(THEORY_ANSWER_MAX, {
        error: `An answer can have at most ${withCommas(THEORY_ANSWER_MAX)} characters`,
      }),
    ),
  ),
  /** In the order of the pages. Left out, the photographs stay as they are. */
  photos: z.optional(
    z
      .array(z.object({ id: uuid(), turns: quarterTurns }))
      .check(z.maxLength(THEORY_PHOTOS_MAX, { error: `An answer can have at most ${THEORY_PHOTOS_MAX} photographs` })),
  ),
  seq: z.int().check(z.gte(1), z.lte(1_000_000_000)),
});

export const theory = {
  subjects: endpoint({
    method: "GET",
    path: "/candidates/theory/subjects",
    summary: "Subjects that have theory papers, the student's own first",
    audience: "candidate",
    data: z.array(z.object({ ...named.def.shape, papers: z.number(), questions: z.number(), is_own: z.boolean() })),
  }),
  list: endpoint({
    method: "GET",
    path: "/candidates/theory/papers",
    summary: "The theory papers of a subject with their questions and the student's last answers",
    audience: "candidate",
    query: z.object({
      subject_id: uuid("We could not find that subject."),
      topic_id: z.optional(uuid("We could not find that topic.")),
    }),
    data: z.object({ subject: named, papers: z.array(paper) }),
  }),
  start: endpoint({
    method: "POST",
    path: "/candidates/theory/answers",
    summary: "Starts the answer to one question. The same id again returns the same answer",
    audience: "candidate",
    limits: [{ per: "account", times: 200, seconds: 3600 }],
    body: z.object({ response_id: uuid(), theory_question_id: uuid(NO_QUESTION) }),
    data: theoryResponse,
  }),
  read: endpoint({
    method: "GET",
    path: "/candidates/theory/answers/{response_id}",
    summary: "The student's own answer. After the end of writing also guide, model answer and specimen",
    audience: "candidate",
    params: answerParams,
    data: theoryResponse,
  }),
  write: endpoint({
    method: "PUT",
    path: "/candidates/theory/answers/{response_id}",
    summary: "Saves what the student has written. An older save never replaces a newer one",
    audience: "candidate",
    max_body: "answers",
    params: answerParams,
    body: written,
    data: z.object({ seq: z.number(), saved_at: timestamp }),
  }),
  addPhoto: endpoint({
    method: "POST",
    path: "/candidates/theory/photos/{photo_id}",
    summary: "Uploads a photograph of working on paper. The same id again changes nothing",
    audience: "candidate",
    limits: [{ per: "account", times: 200, seconds: 86_400 }],
    max_body: { upload_bytes: THEORY_PHOTO_MAX_BYTES },
    params: z.object({ photo_id: uuid("We could not find that photograph.") }),
    data: nothing,
  }),
  finish: endpoint({
    method: "POST",
    path: "/candidates/theory/answers/{response_id}/finish",
    summary: "Ends the writing of one answer and shows how it is marked",
    audience: "candidate",
    max_body: "answers",
    params: answerParams,
    body: z.object({ written: z.optional(written) }),
    data: theoryResponse,
  }),
  markSpecimen: endpoint({
    method: "POST",
    path: "/candidates/theory/answers/{response_id}/specimen",
    summary: "The student marks the specimen and sees the examiner's marks beside their own",
    audience: "candidate",
    params: answerParams,
    body: z.object({ ticks: attemptTicks }),
    data: theoryResponse,
  }),
  mark: endpoint({
    method: "POST",
    path: "/candidates/theory/answers/{response_id}/marks",
    summary: "The student marks their own answer",
    audience: "candidate",
    params: answerParams,
    body: z.object({
      ticks: attemptTicks,
      unsure: z.array(shortId).check(z.maxLength(200, { error: "Choose up to 200 marks" })),
    }),
    data: theoryResponse,
  }),
  startPaper: endpoint({
    method: "POST",
    path: "/candidates/theory/sittings",
    summary: "Starts a whole theory paper against the clock. The same id again returns the same test",
    audience: "candidate",
    limits: [{ per: "account", times: 30, seconds: 3600 }],
    body: z.object({ sitting_id: uuid(), paper_id: uuid(NO_PAPER) }),
    data: theorySitting,
  }),
  readPaper: endpoint({
    method: "GET",
    path: "/candidates/theory/sittings/{sitting_id}",
    summary: "A theory paper that the student is writing or has written",
    audience: "candidate",
    params: sittingParams,
    data: theorySitting,
  }),
  writeInPaper: endpoint({
    method: "PUT",
    path: "/candidates/theory/sittings/{sitting_id}/questions/{theory_question_id}",
    summary: "Saves the answer to one question of a paper, until the paper is submitted",
    audience: "candidate",
    max_body: "answers",
    params: z.object({ sitting_id: uuid(NO_SITTING), theory_question_id: uuid(NO_QUESTION) }),
    body: written,
    data: z.object({ seq: z.number(), saved_at: timestamp }),
  }),
  finishPaper: endpoint({
    method: "POST",
    path: "/candidates/theory/sittings/{sitting_id}/finish",
    summary: "Submits the paper",
    audience: "candidate",
    params: sittingParams,
    data: theorySitting,
  }),
};

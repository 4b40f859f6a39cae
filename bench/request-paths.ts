// One test as a candidate takes it, with one request for each step, on our server and on the bare floor.
import { randomUUID } from "node:crypto";
import { type LeanClient, leanClient } from "./lean-client.ts";
import type { PhysicsTest } from "./physics-test.ts";
import type { Person } from "./premium-people.ts";

export interface Walker {
  person: Person;
  client: LeanClient;
  session: string;
  questions: string[];
}

export interface RequestPath {
  url: string;
  /** Gives the walker who starts the session and its questions. */
  start(who: Walker): Promise<void>;
  save(who: Walker, place: number): Promise<unknown>;
  submit(who: Walker): Promise<unknown>;
  review(who: Walker): Promise<unknown>;
}

export const walkersOf = ({ url }: RequestPath, people: Person[]): Promise<Walker[]> =>
  Promise.all(people.map(async (person) => ({ person, client: await leanClient(url), session: "", questions: [] })));

async function ask({ client, person }: Walker, ...[path, asked]: Parameters<LeanClient["ask"]>): Promise<string> {
  const { status, text } = await client.ask(path, { ...asked, headers: { authorization: `Bearer ${person.token}` } });
  if (status !== 200 && status !== 201) throw new Error(`${path} was answered ${status}: ${text.slice(0, 300)}`);
  return text;
}

function answerTo({ questions }: Walker, place: number) {
  const at = new Date().toISOString();
  return { question_id: questions[place], selected_option: "ABCD"[place % 4], shown_at: at, answered_at: at };
}

export function ourRoad(url: string, { path }: PhysicsTest): RequestPath {
  const sessionOf = ({ session }: Walker) => `/api/candidates/exams/sessions/${session}`;
  return {
    url,
    start: async (who) => {
      const { data } = JSON.parse(await ask(who, path)) as {
        data: { exams: { uuid: string }[]; session: { uuid: string } };
      };
      who.session = data.session.uuid;
      who.questions = data.exams.map(({ uuid }) => uuid);
    },
    save: (who, place) =>
      ask(who, `${sessionOf(who)}/answers`, { method: "PUT", body: { answers: [answerTo(who, place)] } }),
    submit: (who) => {
      const body = { session_id: who.session, answers: [] };
      return ask(who, "/api/candidates/exams/submit-answers", { method: "POST", body });
    },
    review: (who) => ask(who, `${sessionOf(who)}/review`),
  };
}

export function floorRoad(url: string, { floorBody }: PhysicsTest): RequestPath {
  const post = (who: Walker, path: string, body: object) => ask(who, path, { method: "POST", body });
  return {
    url,
    start: async (who) => {
      who.session = randomUUID();
      const { data } = JSON.parse(await post(who, "/start", { ...floorBody, session: who.session })) as {
        data: { uuid: string }[];
      };
      who.questions = data.map(({ uuid }) => uuid);
    },
    save: (who, place) => post(who, "/save", { session: who.session, seq: place + 1, answers: [answerTo(who, place)] }),
    // The floor marks nothing and keeps no sheet while saving, so all answers are sent with the submission.
    submit: (who) =>
      post(who, "/submit", {
        session: who.session,
        seq: who.questions.length + 1,
        answers: who.questions.map((_, place) => answerTo(who, place)),
      }),
    review: (who) => ask(who, `/review/${who.session}`),
  };
}

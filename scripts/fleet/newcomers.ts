// People who register and, a moment later, request a new password, one after the other. Each registration is an email,
// each request is a job of the queue and an email. So the proof can count afterwards whether each was done once.
import { setTimeout as wait } from "node:timers/promises";
import { auth, createClient } from "@sabiprep/contract";
import { type Load, persist } from "./candidates.ts";

export interface Newcomers {
  /** Their email addresses, once everything they requested was acknowledged. */
  registered: string[];
  /** People who requested a password more than once, because a response was lost. */
  askedAgain: Set<string>;
  end(): Promise<void>;
}

/** `name` distinguishes them from others on the same database. */
export function startNewcomers(
  url: string,
  name: string,
  pauseMs: number,
  load: Pick<Load, "answered" | "posts" | "failed">,
): Newcomers {
  const client = createClient({ baseUrl: `${url}/api`, timeoutMs: 30_000 });
  let over = false;
  const newcomers: Newcomers = {
    registered: [],
    askedAgain: new Set(),
    end: async () => {
      over = true;
      await coming;
    },
  };
  const coming = (async () => {
    for (let at = 0; !over; at++) {
      const email = `${name}-${at}@example.ng`;
      const person = { first_name: "New", last_name: "Comer", email, password: "Fufu4Supper" };
      await persist(load, "POST", () =>
        // A person whose response was lost is found registered at the next attempt.
        client.call(auth.register, { ...person, terms_and_conditions: true as const }).then(
          () => null,
          (problem) => (problem.status === 400 ? null : Promise.reject(problem)),
        ),
      );
      let asked = 0;
      await persist(load, "POST", () => {
        if (++asked > 1) newcomers.askedAgain.add(email);
        return client.call(auth.forgotPassword, { email });
      });
      newcomers.registered.push(email);
      await wait(pauseMs);
    }
  })().catch((problem) => void load.failed.push(`the newcomers gave up: ${problem}`));
  return newcomers;
}

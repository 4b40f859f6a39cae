// Candidates for the journeys that do not start at the registration form, made by the same calls as the form.

import type { Page } from "@playwright/test";
import { auth, createClient } from "@sabiprep/contract";

const PASSWORD = "Zobo4Lunch";
let made = 0;

export function newEmail(name = "ada"): string {
  made += 1;
  return `${name}.${Date.now()}.${made}@example.com`;
}

export interface Candidate {
  email: string;
  password: string;
  token: string;
}

interface CandidateOptions {
  baseURL: string;
  /** Stops after the first step, like a person who closed the tab. */
  stepOneOnly?: boolean;
}

export async function aCandidate({ baseURL, stepOneOnly = false }: CandidateOptions): Promise<Candidate> {
  const email = newEmail();
  let token: string | null = null;
  const api = createClient({ baseUrl: `${baseURL}/api`, token: () => token });
  const { jwtDetails } = await api.call(auth.register, {
    first_name: "Adaeze",
    last_name: "Nwosu",
    email,
    password: PASSWORD,
    terms_and_conditions: true,
  });
  token = jwtDetails.access_token;
  if (!stepOneOnly) {
    const { exam_types, class_levels } = await api.call(auth.registrationData, {});
    await api.call(auth.completeProfile, {
      phone: "08031234567",
      exam_targeted: exam_types[0]!.uuid,
      current_grade: class_levels[0]!.uuid,
      terms_and_conditions: true,
    });
  }
  return { email, password: PASSWORD, token };
}

/** Stores the token in the tab, as signing in does. */
export async function signInTab(page: Page, audience: "candidate" | "staff", token: string, site = "") {
  await page.goto(`${site}/favicon.svg`);
  await page.evaluate(([key, token]) => sessionStorage.setItem(key!, token!), [`SabiPrep:${audience}-token`, token]);
}

// What a screen shows first, in one response: the responses of its reads, each under its request address. Each can
// still be requested alone. An open screen does so.
import * as z from "zod/mini";
import { auth } from "./auth.ts";
import { billing } from "./billing.ts";
import { calendar } from "./calendar.ts";
import { challenges } from "./challenges.ts";
import { addressOf } from "./client.ts";
import { daily } from "./daily.ts";
import { type AnyEndpoint, endpoint, type InputOf, type Schema } from "./endpoint.ts";
import { exams } from "./exams.ts";
import { leaderboard } from "./leaderboard.ts";
import { materials } from "./materials.ts";
import { notifications } from "./notifications.ts";
import { passkeys } from "./passkeys.ts";
import { privacy } from "./privacy.ts";
import { profile } from "./profile.ts";
import { progress } from "./progress.ts";
import { reports } from "./reports.ts";
import { revision } from "./revision.ts";
import { schedule } from "./schedule.ts";
import { setWork } from "./set-work.ts";
import { settings } from "./settings.ts";
import { sittings } from "./sittings.ts";

export interface FirstRead {
  /** The address below /api, as the client would request it. */
  address: string;
  endpoint: AnyEndpoint;
  input: Record<string, unknown>;
}

const first = <E extends AnyEndpoint>(endpoint: E, input = {} as InputOf<E>): FirstRead => ({
  address: addressOf("", endpoint, input as Record<string, unknown>).url,
  endpoint,
  input: input as Record<string, unknown>,
});

/** The frame of the candidate screens: the account, the unread notifications, and the look for the device. */
const frame = [first(profile.read), first(notifications.unread), first(settings.read)];

function screen(name: string, ...own: FirstRead[]) {
  const reads = [...frame, ...own];
  // Left out if it cannot be loaded right now. A separate request for it returns the reason.
  const parts = reads.map(({ address, endpoint }): [string, Schema] => [address, z.optional(endpoint.data as Schema)]);
  return {
    ...endpoint({
      method: "GET",
      path: `/candidates/screens/${name}`,
      summary: `All data the screen ${name} needs first, by path`,
      audience: "candidate",
      study: false,
      data: z.object(Object.fromEntries(parts)),
    }),
    reads,
  };
}

export const screens = {
  dashboard: screen(
    "dashboard",
    first(progress.summary),
    first(sittings.open),
    first(leaderboard.place),
    first(sittings.recommended),
    first(sittings.allowance),
    first(sittings.grades, { limit: 5 }),
    first(calendar.upcoming),
    first(daily.mine),
    first(revision.plan),
    first(schedule.week),
    first(setWork.mine),
  ),
  performance: screen(
    "performance",
    first(progress.summary),
    first(progress.performance, { period: "month" }),
    first(progress.projection),
    first(sittings.grades, { limit: 5 }),
    first(progress.guardianLinks),
    first(sittings.allowance),
  ),
  practiceTests: screen(
    "practice-tests",
    first(exams.list),
    first(sittings.allowance),
    first(sittings.open),
    first(sittings.recommended),
    first(sittings.mocks),
  ),
  pastQuestions: screen("past-questions", first(exams.list), first(sittings.open)),
  leaderboard: screen("leaderboard", first(leaderboard.place), first(leaderboard.board, { board: "overall" })),
  challenges: screen("challenges", first(challenges.list)),
  review: screen("review", first(revision.plan), first(revision.mistakeSubjects), first(sittings.allowance)),
  subjects: screen("subjects", first(revision.coverage)),
  studySchedule: screen("study-schedule", first(schedule.week), first(sittings.allowance)),
  studyMaterials: screen("study-materials", first(materials.list)),
  subscriptions: screen(
    "subscriptions",
    first(billing.plans),
    first(billing.subscription),
    first(sittings.allowance),
    first(billing.seats),
    first(billing.payments),
  ),
  profile: screen(
    "profile",
    first(auth.registrationData),
    first(progress.summary),
    first(profile.sessions),
    first(passkeys.list),
    first(profile.preparedFor),
    first(progress.projection),
  ),
  settings: screen("settings", first(privacy.read)),
  reportIssue: screen("report-issue", first(reports.subjects), first(reports.mine)),
};

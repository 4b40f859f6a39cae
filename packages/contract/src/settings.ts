// How a candidate wants the product to behave. An unset setting has a default. The server stores only what differs from
// it.
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { timestamp } from "./fields.ts";

export const languages = ["english", "yoruba", "igbo", "hausa"] as const;
export type Language = (typeof languages)[number];
/**
 * In a challenge friends see the first letter of a private name, or the first name. Only public names are on the
 * leaderboard.
 */
export const visibilities = ["private", "friends", "public"] as const;

const hour = z.int({ error: "Choose a full hour" }).check(z.gte(0), z.lte(23));
const language = z.enum(languages, { error: "Choose a language from the list" });
const visibility = z.enum(visibilities, { error: "Choose who can see you" });

export const candidateSettings = z.object({
  study_reminders: z.boolean(),
  test_reminders: z.boolean(),
  achievement_alerts: z.boolean(),
  weekly_reports: z.boolean(),
  /** A morning notification that the question of the day is there. */
  daily_question: z.boolean(),
  /** A message from us to many candidates. */
  messages: z.boolean(),
  email_notifications: z.boolean(),
  push_notifications: z.boolean(),
  /** Between these hours (Lagos time) no automatic push notification or email is sent. */
  quiet_hours: z.boolean(),
  quiet_from: hour,
  quiet_until: hour,
  /** Null follows the device. */
  dark_mode: z.nullable(z.boolean()),
  language,
  /** Off: answers stay on the device and are sent when the test is left or finished. */
  auto_save: z.boolean(),
  sound_effects: z.boolean(),
  animations_enabled: z.boolean(),
  /** Pictures load only on request. */
  data_saver: z.boolean(),
  /** Streaks, points and achievements. */
  game_elements: z.boolean(),
  profile_visibility: visibility,
  share_progress: z.boolean(),
  /** Whether the candidate's answers count, without a name, in the statistics about questions. */
  data_collection: z.boolean(),
});
export type CandidateSettings = z.output<typeof candidateSettings>;

export const defaultSettings: CandidateSettings = {
  study_reminders: true,
  test_reminders: true,
  achievement_alerts: true,
  weekly_reports: true,
  daily_question: false,
  messages: true,
  email_notifications: true,
  push_notifications: false,
  quiet_hours: true,
  quiet_from: 21,
  quiet_until: 6,
  dark_mode: null,
  language: "english",
  auto_save: true,
  sound_effects: false,
  animations_enabled: true,
  data_saver: false,
  game_elements: true,
  profile_visibility: "friends",
  share_progress: false,
  data_collection: true,
};

/** What a candidate under 18 needs in order to be visible to others. */
export const GUARDIAN_NEEDED = "Please confirm that you are 18 or older, or that your parent or guardian agrees.";

const kept = z.object({ settings: candidateSettings, updated_at: z.nullable(timestamp) });

export const settings = {
  read: endpoint({
    method: "GET",
    path: "/candidates/settings",
    summary: "The student's settings, including defaults",
    audience: "candidate",
    data: kept,
  }),
  update: endpoint({
    method: "PUT",
    path: "/candidates/settings",
    summary: "Changes settings. Missing ones stay as they are",
    audience: "candidate",
    limits: [{ per: "account", times: 120, seconds: 60 }],
    message: "Your preferences have been saved.",
    body: z.partial(candidateSettings),
    data: kept,
  }),
};

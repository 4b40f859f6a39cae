// The first server call of each screen. The page served for a screen names its call, and its first lines of script
// start it before the app is loaded. The shell cached by the worker serves every screen, so it names all calls.
import { addressOf, revision, screens, sittings, staff, topics } from "@sabiprep/contract";
import { paths } from "../src/lib/paths.ts";

/** The paths of the site, the call, and the other calls it answers. `$1` is the variable part of the path. */
export type FirstCallRow = [pattern: string, call: string, brings: string[]];

const row = (path: string, call: string, brings: string[] = []): FirstCallRow => [
  `^${path.replaceAll(/:\w+/g, "([^/]+)")}/?$`,
  call,
  brings,
];

export const firstCalls: ReadonlyMap<string, FirstCallRow> = new Map([
  ...Object.entries(screens).map(([name, { path, reads }]) => {
    const where = paths[name as keyof typeof screens];
    return [
      where,
      row(
        where,
        path,
        reads.map(({ address }) => address),
      ),
    ] as const;
  }),
  [paths.test, row(paths.test, addressOf("", sittings.read, { session_id: "SESSION" }).url.replace("SESSION", "$1"))],
  [
    paths.seenQuestion,
    row(
      paths.seenQuestion,
      addressOf("", revision.question, { question_id: "QUESTION" }).url.replace("QUESTION", "$1"),
    ),
  ],
  [
    paths.subject,
    row(paths.subject, addressOf("", revision.coverage, { subject_id: "SUBJECT" }).url.replace("SUBJECT", "$1")),
  ],
  [paths.topic, row(paths.topic, addressOf("", topics.read, { topic_id: "TOPIC" }).url.replace("TOPIC", "$1"))],
]);

/** Every staff screen shows what this member may do. When that is known, it renders immediately. */
export const staffCall: FirstCallRow = [`^${paths.admin}(/|$)`, staff.profile.path, [staff.profile.path]];

// Shares the code out among few files, by who uses it. Which screens use a module is read off a first build that is thrown away: there
// the bundler has already left out what nobody uses, which the import statements alone do not tell.
//
//   app        what every page of the app needs, and what visitors' pages share with screens behind the sign-in
//   visitors   what only pages without a frame share: sign-in, registration, contact, the ten questions
//   signed-in  what screens without a frame, such as a test, share with the others
//   sittings   what only screens without a frame share: a test, its result, a revision
//   frame      the candidates' frame, and what screens of several features inside it share; a test goes without, seldom seen screens fetch it
//   staff      the rail, and what only staff's screens share
//   staff-in   what only the screens share by which staff sign in: afterwards nobody needs it
//   charts     drawn figures; they come after the words
//   of-…       what only screens of one feature inside the frame share, or only two screens there: no other screen fetches it
//
// What one screen alone uses stays in that screen's own file, and so does a part that a screen loads later.
import path from "node:path";
import type { Rolldown } from "vite";
import type { ScreenRow, ShellName } from "../src/app/screen-table.ts";
import { screenTable } from "../src/app/screen-table.ts";
import { staffScreenTable, staffSignInScreens } from "../src/app/staff-screen-table.ts";
import { paths } from "../src/lib/paths.ts";

const source = path.resolve(import.meta.dirname, "../src");
const at = (file: string) => path.join(source, file);

/** Less code than this for a few screens, before it is minified, is not worth its own request: about 1.5 KB when sent. */
const WORTH_A_REQUEST = 6000;

/** `staff-in`: the staff sign-in, before there is a rail. `seldom`: also without a frame, and rarely opened. */
type ConsumerKind = "visitor" | "staff-in" | "seldom" | Exclude<ShellName, "none">;

interface Consumer {
  who: ConsumerKind;
  /** FEATURE/NAME of a screen. */
  name: string;
  file: string;
  isFrame?: true;
}

const userOf = ({ file }: ScreenRow, who: ConsumerKind): Consumer => ({
  who,
  name: file,
  file: at(`features/${file}-screen.tsx`),
});
const frameOf = (who: ConsumerKind, file: string): Consumer => ({ who, name: file, isFrame: true, file: at(file) });

/** A guardian's two pages. */
const seldom: readonly string[] = [paths.guardianCard, paths.guardianConsent];

const candidatesWho = ({ path, shell }: ScreenRow): ConsumerKind => {
  if (shell === "none") return "visitor";
  return seldom.includes(path) ? "seldom" : shell;
};

const users: readonly Consumer[] = [
  ...screenTable.map((row) => userOf(row, candidatesWho(row))),
  // A staff screen without the rail that reads its own data also counts as staff, so candidates do not load its code.
  ...[...staffSignInScreens, ...staffScreenTable].map((row) =>
    userOf(row, row.shell === "staff" ? "staff" : "staff-in"),
  ),
  frameOf("candidate", "app/candidate-shell.tsx"),
  frameOf("bare", "app/query-root.tsx"),
  frameOf("staff", "app/staff-routes.tsx"),
  // A screen may have two addresses.
].filter((user, place, all) => all.findIndex(({ file }) => file === user.file) === place);

/** The name of the file a module belongs to, or null if the bundler decides. */
export function assignChunks(
  firstBuild: readonly Rolldown.OutputChunk[],
): (id: string, graph: Pick<Rolldown.ChunkingContext, "getModuleInfo">) => string | null {
  const chunks = new Map(firstBuild.map((chunk) => [chunk.fileName, chunk]));
  const homes = new Map(firstBuild.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)));
  const modulesOf = (file: string) => reached(homes.get(file), chunks);

  const first = modulesOf(at("entry.ts"));
  const always = modulesOf(at("main.tsx"));
  const drawn = new Set(firstBuild.filter(isOfCharts).flatMap(({ moduleIds }) => moduleIds));
  const usersOf = new Map<string, Set<Consumer>>();
  for (const user of users)
    for (const id of modulesOf(user.file)) usersOf.set(id, (usersOf.get(id) ?? new Set()).add(user));

  // Otherwise an icon of the search, which loads a moment after the frame, would load all shared staff code for a
  // candidate.
  const alsoOfOthers = reachedLate(
    users.filter(({ who }) => !who.startsWith("staff")).map(({ file }) => homes.get(file)),
    always,
    chunks,
  );

  // In a screen's own file: no other screen and no late part uses it.
  const isOwn = (id: string, [only, ...others]: readonly Consumer[]) =>
    only !== undefined && others.length === 0 && !only.isFrame && homes.get(id) === homes.get(only.file);
  const lengths = new Map<string, number>();
  for (const { modules } of firstBuild)
    for (const [id, { renderedLength }] of Object.entries(modules)) {
      const users = [...(usersOf.get(id) ?? [])];
      const few = isOwn(id, users) ? null : fewUsers(users);
      if (few) lengths.set(few, (lengths.get(few) ?? 0) + renderedLength);
    }

  const usersOfAll = (ids: readonly string[]) => [...new Set(ids.flatMap((id) => [...(usersOf.get(id) ?? [])]))];

  return (id, graph) => {
    if (first.has(id)) return null;
    if (always.has(id)) return "app";
    if (drawn.has(id)) return "charts";
    // A separate style sheet would be one more request for every screen, so the frame contains them all. In the first
    // build only the importers of a sheet are visible.
    if (id.endsWith(".css")) return sheetFor(usersOfAll(graph.getModuleInfo(id)?.importers ?? []));
    const users = usersOfAll([id]);
    const file = isOwn(id, users) ? null : fileFor(users);
    const few = file === "frame" ? fewUsers(users) : null;
    if (few && lengths.get(few)! >= WORTH_A_REQUEST) return few;
    return file?.startsWith("staff") && alsoOfOthers.has(id) ? "signed-in" : file;
  };
}

function fileFor(users: readonly Consumer[]): string | null {
  const who = new Set(users.map((user) => user.who));
  const isOf = (...few: ConsumerKind[]) => [...who].every((one) => few.includes(one));
  if (who.size === 0) return null;
  if (who.has("visitor")) return who.has("candidate") || who.has("staff") ? "app" : "visitors";
  // Code shared with the screens inside the frame is not added to every test because of a rarely opened screen.
  if (isOf("candidate", "seldom")) return "frame";
  if (isOf("staff-in")) return "staff-in";
  if (isOf("bare", "seldom") && users.every(mayFetchMore)) return "sittings";
  return isOf("staff", "staff-in") ? "staff" : "signed-in";
}

const featureOf = ({ name }: Consumer) => name.slice(0, name.indexOf("/"));

/** The name of the file for the screens of one feature inside the frame, or for two screens there. */
function fewUsers(users: readonly Consumer[]): string | null {
  if (users.some(({ who, isFrame }) => isFrame || who !== "candidate")) return null;
  const features = new Set(users.map(featureOf));
  if (features.size === 1) return `of-${[...features].join()}`;
  return users.length === 2 ? `of-${users.map(({ name }) => name.replace("/", "-")).join("-and-")}` : null;
}

/**
 * The frame's own code is needed immediately. The ten questions for visitors already load the visitors' file as well.
 */
const mayFetchMore = ({ isFrame, file }: Consumer) => !isFrame && file !== at("features/site/try-screen.tsx");

const sheetFor = (users: readonly Consumer[]) => {
  const file = fileFor(users);
  return file === "frame" || file === "sittings" ? "signed-in" : file;
};

/** A shared file of the first build with a chart in it. Besides charts it contains only code that charts use. */
const isOfCharts = ({ facadeModuleId, moduleIds }: Rolldown.OutputChunk) =>
  !facadeModuleId && moduleIds.some((id) => id.startsWith(at("ui/charts/")));

/** Every module in a chunk and in all its static imports. */
function reached(
  chunk: Rolldown.OutputChunk | undefined,
  chunks: Map<string, Rolldown.OutputChunk>,
  seen = new Set<Rolldown.OutputChunk>(),
): Set<string> {
  if (!chunk) throw new Error("A screen of the table is not in the build.");
  seen.add(chunk);
  for (const name of chunk.imports) {
    const next = chunks.get(name);
    if (next && !seen.has(next)) reached(next, chunks, seen);
  }
  return new Set([...seen].flatMap(({ moduleIds }) => moduleIds));
}

/**
 * Every module in these chunks and in all their imports, static or later. From the app itself, everything can be
 * reached.
 */
function reachedLate(
  from: readonly (Rolldown.OutputChunk | undefined)[],
  always: ReadonlySet<string>,
  chunks: Map<string, Rolldown.OutputChunk>,
): Set<string> {
  const seen = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || seen.has(chunk) || chunk.moduleIds.some((id) => always.has(id))) return;
    seen.add(chunk);
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) visit(chunks.get(name));
  };
  for (const chunk of from) visit(chunk);
  return new Set([...seen].flatMap(({ moduleIds }) => moduleIds));
}

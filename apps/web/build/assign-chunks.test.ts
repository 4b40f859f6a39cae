// Which file a module belongs to, tested on a small build.
import path from "node:path";
import type { Rolldown } from "vite";
import { expect, test } from "vitest";
import { assignChunks } from "./assign-chunks.ts";
import { allScreens } from "./built-files.ts";

const at = (file: string) => path.resolve(import.meta.dirname, "../src", file);
const screen = (file: string) => at(`features/${file}-screen.tsx`);

/** A chunk named after its first module. It imports some chunks statically and some later. */
const chunk = (
  modules: string[],
  imports: string[] = [],
  facade: string | null = null,
  dynamicImports: string[] = [],
) =>
  ({
    fileName: modules[0],
    moduleIds: modules,
    modules: Object.fromEntries(modules.map((id) => [id, { renderedLength: id.startsWith("long") ? 8000 : 100 }])),
    imports,
    facadeModuleId: facade,
    dynamicImports,
  }) as unknown as Rolldown.OutputChunk;

const files = [...new Set(allScreens.map(({ file }) => screen(file)))];
const uses: Record<string, string[]> = {
  [screen("auth/login")]: ["form", "sign-in-words"],
  [screen("auth/register")]: ["form", "sign-in-words"],
  [screen("progress/dashboard")]: ["form", "bars"],
  [screen("progress/performance")]: ["bars"],
  [screen("staff/staff-login")]: ["welcome"],
  [screen("staff/invitation")]: ["welcome"],
  [screen("sittings/test")]: ["answers"],
  [screen("sittings/result")]: ["answers"],
  [screen("progress/guardian-card")]: ["bars", "figures"],
  [screen("staff-desk/users")]: ["figures"],
  [screen("questions/questions")]: ["chips", "charts"],
  [screen("subjects/subjects")]: ["chips", "charts"],
};
const build = [
  chunk([at("entry.ts"), "preferences"]),
  chunk([at("main.tsx"), "react"], [at("entry.ts")], at("main.tsx")),
  chunk([at("app/candidate-shell.tsx"), "bell"], ["react-query"], at("app/candidate-shell.tsx")),
  chunk([at("app/query-root.tsx")], ["react-query"], at("app/query-root.tsx")),
  chunk([at("app/staff-routes.tsx"), "rail"], ["react-query"], at("app/staff-routes.tsx")),
  ...["react-query", "form", "sign-in-words", "bars", "chips", "welcome", "answers", "figures"].map((name) =>
    chunk([name]),
  ),
  chunk(["charts", at("ui/charts/bar-chart.tsx"), "scale"]),
  chunk(["only-later"]),
  ...files.map((file) => chunk([file, `of ${file}`], uses[file] ?? [], file)),
];

const sheets: Record<string, string[]> = {
  "board.css": [screen("leaderboard/leaderboard")],
  "study.css": [screen("materials/study-materials"), screen("staff-materials/staff-materials")],
  "desk.css": [screen("staff-desk/users")],
};
const graph = { getModuleInfo: (id: string) => ({ importers: sheets[id] ?? [] }) as unknown as Rolldown.ModuleInfo };
const placed = (chunks: readonly Rolldown.OutputChunk[]) => {
  const fileOf = assignChunks(chunks);
  return (id: string) => fileOf(id, graph);
};

test("the frame contains the style sheets of its screens", () => {
  expect(Object.keys(sheets).map(placed(build))).toEqual(["signed-in", "signed-in", "staff"]);
});

test("code is in the file of its users", () => {
  const fileOf = placed(build);
  const named = (ids: string[]) => Object.fromEntries(ids.map((id) => [id, fileOf(id)]));
  expect(
    named([
      "preferences",
      "react",
      "form",
      "sign-in-words",
      "bars",
      "chips",
      "welcome",
      "answers",
      "figures",
      "scale",
      "bell",
      "rail",
      "react-query",
    ]),
  ).toEqual({
    preferences: null,
    react: "app",
    form: "app",
    "sign-in-words": "visitors",
    bars: "frame",
    chips: "staff",
    welcome: "staff-in",
    answers: "sittings",
    figures: "signed-in",
    scale: "charts",
    bell: "frame",
    rail: "staff",
    "react-query": "signed-in",
  });
});

test("code that only one screen uses, or that loads later, stays where the bundler puts it", () => {
  const fileOf = placed(build);
  const dashboard = screen("progress/dashboard");
  expect([fileOf(dashboard), fileOf(`of ${dashboard}`), fileOf("only-later")]).toEqual([null, null, null]);
});

test("code that two screens share does not enlarge other screens, unless it is too small for a request", () => {
  const more: Record<string, string[]> = {
    [screen("schedule/study-schedule")]: ["long-contract", "long-pair"],
    [screen("topics/topic")]: ["long-pair", "short-pair"],
    [screen("revision/review")]: ["short-pair"],
    [screen("sittings/practice-tests")]: ["long-tests", "long-three"],
    [screen("sittings/past-questions")]: ["long-tests", "long-three"],
    [screen("progress/dashboard")]: ["form", "bars", "long-three"],
  };
  const names = ["long-contract", "long-pair", "short-pair", "long-tests", "long-three"];
  // A part that the screen loads later uses it too, so it is not in the screen's own file.
  const fileOf = placed([
    ...build.filter(({ fileName }) => !more[fileName]),
    ...Object.entries(more).map(([file, imports]) => chunk([file], imports, file)),
    ...names.map((name) => chunk([name])),
  ]);
  expect(Object.fromEntries(names.map((name) => [name, fileOf(name)]))).toEqual({
    "long-contract": "of-schedule",
    "long-pair": "of-topics-topic-and-schedule-study-schedule",
    "short-pair": "frame",
    "long-tests": "of-sittings",
    "long-three": "frame",
  });
});

test("a screen of the table that is not in the build stops it", () => {
  expect(() => assignChunks(build.filter(({ fileName }) => fileName !== screen("auth/login")))).toThrow(
    /not in the build/,
  );
});

test("code that a late part of candidates shares with staff does not load all shared staff code for them", () => {
  const shell = at("app/candidate-shell.tsx");
  const later = [
    ...build.filter(({ fileName }) => fileName !== shell),
    chunk([shell, "bell"], ["react-query"], shell, ["search"]),
    chunk(["search"], ["chips"]),
  ];
  expect(["chips", "rail"].map(placed(build))).toEqual(["staff", "staff"]);
  expect(["chips", "rail"].map(placed(later))).toEqual(["signed-in", "staff"]);
});

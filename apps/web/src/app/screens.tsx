// The screens of candidates and visitors. Each screen's file is loaded when it is first shown.

import { files } from "virtual:screen-files";
import type { ComponentType } from "react";
import { matchPath } from "react-router";
import { type LazyRoute, lazyRoute } from "./lazy-route.ts";
import { type Guard, type ScreenRow, type ShellName, screenTable } from "./screen-table.ts";

export interface Screen {
  path: string;
  guard: Guard;
  shell: ShellName;
  Screen: LazyRoute<object>;
}

/** By the `file` of its row. The build makes it from the table (build/screen-files.ts). */
export type ScreenFiles = Record<string, () => Promise<Record<string, ComponentType>>>;

export function screenOf(files: ScreenFiles, { path, guard, shell, file }: ScreenRow): Screen {
  const load = async () => {
    const parts = await files[file]!();
    return parts[Object.keys(parts).find((name) => name.endsWith("Screen"))!]!;
  };
  return { path, guard, shell, Screen: lazyRoute(load) };
}

/** The kit alone, inside both shells and behind every guard, in development only. */
function gallery(): Screen[] {
  const screen = (path: string, guard: Guard, shell: ShellName, load: () => Promise<ComponentType>): Screen => ({
    path,
    guard,
    shell,
    Screen: lazyRoute(load),
  });
  const load = async () => (await import("./gallery-screen.tsx")).GalleryScreen;
  return [
    screen("/__gallery", "anyone", "bare", async () => (await import("./gallery-screen.tsx")).GalleryAlone),
    screen("/__gallery/auth", "anyone", "none", async () => (await import("./gallery-pages.tsx")).GalleryAuthPage),
    screen(
      "/__gallery/specimens",
      "anyone",
      "bare",
      async () => (await import("./gallery-specimens.tsx")).GallerySpecimens,
    ),
    screen("/__gallery/candidate", "anyone", "candidate", load),
    screen("/__gallery/staff", "anyone", "staff", load),
    screen("/__gallery/candidates-only", "candidate", "candidate", load),
    screen("/__gallery/guests-only", "guest", "bare", load),
    screen("/__gallery/staff-only", "staff", "staff", load),
    screen("/__gallery/staff-guests-only", "staff-guest", "bare", load),
  ];
}

export const screens: readonly Screen[] = [
  ...screenTable.map((row) => screenOf(files, row)),
  ...(import.meta.env.DEV ? gallery() : []),
];

export const screenAt = (address: string): Screen | undefined => screens.find(({ path }) => matchPath(path, address));

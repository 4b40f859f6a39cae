// The screens inside a frame, and a test, before anything is known about their reader. A page shows its screen's frame,
// heading and skeleton while the scripts load. The app's first render replaces it.
import { mock } from "node:test";
import { paths } from "../src/lib/paths.ts";
import type { RenderWaitingScreens } from "../src/rendered-page.ts";
import { allScreens } from "./built-files.ts";

/** Two days that differ in every part a page could show. */
const DAYS = ["2026-01-05T08:00:00Z", "2027-08-18T19:00:00Z"] as const;

/** HTML by path. A screen that shows the day is left out, because its page would show the day of the build. */
export async function prerenderScreens(render: RenderWaitingScreens): Promise<Map<string, string>> {
  const drawable = allScreens.filter(
    ({ shell, path }) => (/candidate|staff/.test(shell) && !path.includes(":")) || path === paths.test,
  );
  const addresses = drawable.map(({ path }) => path);
  const one = await onDay(DAYS[0], () => render(addresses));
  const other = await onDay(DAYS[1], () => render(addresses));
  const pages = new Map<string, string>();
  for (const [path, html] of one) {
    refuseStyles(path, html);
    if (html === other.get(path)) pages.set(path, `<div class="ahead" inert>${withoutWriting(html)}</div>`);
  }
  return pages;
}

/** Nobody can use it, and text typed into its fields would be lost, and so would a chosen file. */
const withoutWriting = (html: string) =>
  html
    .replaceAll(/<input [^>]*type="file"[^>]*>/g, "")
    .replaceAll(/<(input|textarea) /g, "<$1 readonly ")
    .replaceAll("<select ", "<select disabled ");

export function refuseStyles(where: string, html: string): void {
  if (/ style="|<script/.test(html)) throw new Error(`${where} carries a style or a script, which the policy forbids`);
}

async function onDay<Result>(day: string, work: () => Promise<Result>): Promise<Result> {
  mock.timers.enable({ apis: ["Date"], now: new Date(day) });
  try {
    return await work();
  } finally {
    mock.timers.reset();
  }
}

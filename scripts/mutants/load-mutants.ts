// Lets a test import a module without one of its owner conditions: `change-sessions.ts?without-owner=0`.
import { withoutOwner } from "./owner-conditions.ts";

export const loadMutants = {
  name: "load-mutants",
  enforce: "pre" as const,
  transform(source: string, id: string): string | undefined {
    const no = /\?without-owner=(\d+)$/.exec(id)?.[1];
    return no === undefined ? undefined : withoutOwner(source)[Number(no)]!.source;
  },
};

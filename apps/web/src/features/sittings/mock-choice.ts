// The subjects a student chooses for a mock: how many, from which list, and which are their own.
import type { DataOf, sittings } from "@sabiprep/contract";

export type Mocks = DataOf<typeof sittings.mocks>;
export type Mock = Mocks["mocks"][number];

export function choiceOf(mock: Mock, all: Mocks) {
  const fixed = mock.parts.flatMap(({ subject }) => subject?.uuid ?? []);
  const wanted = mock.parts.filter(({ subject }) => subject === null).length;
  const offered = all.subjects.filter(({ uuid }) => !fixed.includes(uuid));
  const mine = all.my_subjects.flatMap((uuid) => offered.find((subject) => subject.uuid === uuid) ?? []);
  const others = offered.filter((subject) => !mine.includes(subject));
  return {
    wanted,
    free: [...mine, ...others],
    mine,
    /** Exactly as many as the mock needs, so it can start in one tap. */
    isReady: mine.length === wanted,
  };
}

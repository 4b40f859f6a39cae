// One tab edits a test, the others follow it. The browser's locks decide; a tab that dies lets go by itself.
const nameOf = (sessionId: string) => `sabiprep-test:${sessionId}`;
const TURN_MS = 250;

export type Part = "asking" | "editing" | "following";

/** Asks for the pen; `onPart` is told whenever this tab's part changes. What is returned gives the pen back. */
export function shareTest(
  sessionId: string,
  onPart: (part: Part) => void,
): { takeOver: () => void; leave: () => void } {
  if (!navigator.locks) {
    onPart("editing");
    return { takeOver: () => {}, leave: () => {} };
  }
  let asking = new AbortController();
  let letGo: (() => void) | null = null;
  let over = false;

  const hold = () =>
    new Promise<void>((release) => {
      letGo = release;
      onPart("editing");
    });
  function ask(steal: boolean) {
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    const granted = navigator.locks.request(nameOf(sessionId), steal ? { steal } : { signal }, () =>
      over ? undefined : hold(),
    );
    granted.catch(() => {
      // Another tab took the pen, or this request was given up for another one.
      if (over || signal.aborted) return;
      letGo = null;
      onPart("following");
      ask(false);
    });
  }
  ask(false);
  const turn = setTimeout(() => {
    if (!over && !letGo) onPart("following");
  }, TURN_MS);
  return {
    takeOver: () => ask(true),
    leave: () => {
      over = true;
      clearTimeout(turn);
      asking.abort();
      letGo?.();
    },
  };
}

export async function isBeingEdited(sessionId: string): Promise<boolean> {
  const held = (await navigator.locks?.query())?.held ?? [];
  return held.some(({ name }) => name === nameOf(sessionId));
}

// One tab edits a test and the others follow it, in browsers without locks, which need a secure address. The tabs send
// each other messages. The editing tab answers everyone who asks. When nobody answers, the test is free. Of two claims
// the one with the higher turn wins, then the older one.
import { newUuid } from "../lib/new-uuid.ts";

export type LockParticipant = "asking" | "editing" | "following";

const ANSWER_WITHIN_MS = 250;
/** A crashed tab sends nothing, so the others ask again. */
const ASK_EVERY_MS = 2_000;

interface Message {
  kind: "ask" | "mine" | "free";
  from: string;
  turn: number;
  since: number;
}

type Claim = Omit<Message, "kind">;

/** A slow machine may answer late. Then the tab that has edited longer keeps the test. */
const isBefore = (mine: Claim, other: Claim): boolean =>
  mine.turn !== other.turn
    ? mine.turn > other.turn
    : mine.since !== other.since
      ? mine.since < other.since
      : mine.from < other.from;

export function shareByMessages(name: string, onPart: (part: LockParticipant) => void) {
  const channel = new BroadcastChannel(name);
  const self = newUuid();
  let part: LockParticipant = "asking";
  let turn = 0;
  let since = 0;
  let answered = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const post = (kind: Message["kind"]) => channel.postMessage({ kind, from: self, turn, since } satisfies Message);

  function become(next: LockParticipant) {
    if (part === next) return;
    part = next;
    onPart(next);
  }
  function ask() {
    clearTimeout(timer);
    answered = false;
    post("ask");
    timer = setTimeout(() => {
      if (!answered) return edit(turn);
      timer = setTimeout(ask, ASK_EVERY_MS);
    }, ANSWER_WITHIN_MS);
  }
  function edit(at: number) {
    clearTimeout(timer);
    turn = at;
    since = Date.now();
    post("mine");
    become("editing");
  }
  function follow(other: Message) {
    answered = true;
    if (part === "editing" && isBefore({ turn, since, from: self }, other)) return post("mine");
    const wasEditing = part === "editing";
    turn = Math.max(turn, other.turn);
    become("following");
    if (wasEditing) ask();
  }
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === "mine") follow(data);
    else if (data.kind === "ask" && part === "editing") post("mine");
    else if (data.kind === "free" && part !== "editing") ask();
  };
  ask();
  return {
    takeOver: () => edit(turn + 1),
    leave: () => {
      clearTimeout(timer);
      if (part === "editing") post("free");
      part = "asking";
      channel.close();
    },
  };
}

export function isEditedByMessages(name: string): Promise<boolean> {
  const channel = new BroadcastChannel(name);
  return new Promise<boolean>((resolve) => {
    channel.onmessage = ({ data }: MessageEvent<Message>) => data.kind === "mine" && resolve(true);
    channel.postMessage({ kind: "ask", from: newUuid(), turn: 0, since: 0 } satisfies Message);
    setTimeout(() => resolve(false), ANSWER_WITHIN_MS);
  }).finally(() => channel.close());
}

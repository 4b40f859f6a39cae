// The other processes of the same instance, which share its port. A process sends its counts and measurements to the
// others, always through the supervisor process.

export interface SiblingProcesses {
  /** How many processes there are besides this one. */
  count(): number;
  tell(topic: string, body: unknown): void;
  handle(topic: string, listener: (body: unknown) => void): void;
  /** The answers of the processes that reply in time. */
  ask(topic: string): Promise<unknown[]>;
  answer(topic: string, make: () => Promise<unknown>): void;
}

export const noSiblings: SiblingProcesses = {
  count: () => 0,
  tell: () => {},
  handle: () => {},
  ask: async () => [],
  answer: () => {},
};

/** A message from one process to all others, or to one of them. */
export interface SiblingMessage {
  kind: "told";
  topic: string;
  body: unknown;
  /** The worker number of the receiver. When absent, all others receive it. */
  to?: number;
  from?: number;
}

export interface SiblingCount {
  kind: "neighbours";
  count: number;
}

interface SiblingRequest {
  id: number;
  topic: string;
}

interface SiblingReply {
  id: number;
  body: unknown;
}

/** On a busy machine an answer can take a while. */
const ANSWER_MS = 2_000;

/** `send` reaches the supervisor process. Messages from it are passed to `receive`. */
export function openSiblings(send: (message: SiblingMessage) => void): {
  siblings: SiblingProcesses;
  receive(message: SiblingMessage | SiblingCount): void;
} {
  const listeners = new Map<string, (body: unknown, from: number) => void>();
  const answering = new Map<string, () => Promise<unknown>>();
  const open = new Map<number, (body: unknown) => void>();
  let count = 0;
  let asked = 0;

  listeners.set("ask", (body, from) => {
    const { id, topic } = body as SiblingRequest;
    void answering
      .get(topic)?.()
      .then((answer) =>
        send({ kind: "told", topic: "answer", to: from, body: { id, body: answer } satisfies SiblingReply }),
      )
      // The caller gets no reply from this process.
      .catch(() => {});
  });
  listeners.set("answer", (body) => {
    const { id, body: answer } = body as SiblingReply;
    open.get(id)?.(answer);
  });

  const ask = (topic: string) =>
    new Promise<unknown[]>((resolve) => {
      const answers: unknown[] = [];
      const id = asked++;
      const finish = () => {
        clearTimeout(timer);
        open.delete(id);
        resolve(answers);
      };
      const timer = setTimeout(finish, ANSWER_MS);
      const expected = count;
      open.set(id, (answer) => {
        if (answers.push(answer) === expected) finish();
      });
      send({ kind: "told", topic: "ask", body: { id, topic } satisfies SiblingRequest });
      if (expected === 0) finish();
    });

  return {
    siblings: {
      count: () => count,
      tell: (topic, body) => {
        if (count > 0) send({ kind: "told", topic, body });
      },
      handle: (topic, listener) => void listeners.set(topic, listener),
      ask,
      answer: (topic, make) => void answering.set(topic, make),
    },
    receive: (message) => {
      if (message.kind === "neighbours") count = message.count;
      else listeners.get(message.topic)?.(message.body, message.from ?? 0);
    },
  };
}

// The call that the page began before this script was there. What it brings answers the screen's own first calls, as long as it is fresh and
// nothing was changed; everything else goes to the server.
interface FirstCall {
  address: string;
  /** Other calls it answers, below /api. */
  brings: string[];
  reply: Promise<Response | null>;
  parts?: Promise<Record<string, unknown>>;
}

declare global {
  interface Window {
    firstCall?: FirstCall | undefined;
  }
}

/** As long as what was read counts as fresh. */
const FRESH_MS = 30_000;

export async function fetchFirst(address: string, init: RequestInit): Promise<Response> {
  // After a change nothing that was asked for before it is true any more.
  if (init.method !== "GET" || performance.now() > FRESH_MS) window.firstCall = undefined;
  const first = window.firstCall;
  if (!first) return fetch(address, init);
  if (first.address === address) {
    window.firstCall = undefined;
    const reply = await unlessAborted(first.reply, init.signal);
    return reply?.ok ? reply : fetch(address, init);
  }
  const name = first.brings.find((brought) => address === `/api${brought}`);
  if (!name) return fetch(address, init);
  first.parts ??= partsOf(first);
  const parts = await unlessAborted(first.parts, init.signal);
  return name in parts ? Response.json({ status_code: 200, message: "OK", data: parts[name] }) : fetch(address, init);
}

/** Nothing, where the call failed: the screen then asks by itself and is told why. */
async function partsOf({ reply }: FirstCall): Promise<Record<string, unknown>> {
  const answer = await reply;
  return answer?.ok ? ((await answer.json().catch(() => null))?.data ?? {}) : {};
}

const unlessAborted = <Answer>(answer: Promise<Answer>, signal: AbortSignal | null | undefined): Promise<Answer> =>
  Promise.race([
    answer,
    new Promise<never>((_, stop) => signal?.addEventListener("abort", () => stop(signal.reason), { once: true })),
  ]);

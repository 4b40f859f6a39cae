// The call that the page started before this script was loaded. Its data answers the screen's own first calls, as long
// as it is fresh and nothing was changed. All other calls go to the server.
interface FirstCall {
  address: string;
  /** The calls it answers, below /api: other calls, each with a part of the data, or itself with all of it. */
  brings: string[];
  reply: Promise<Response | null>;
  parts?: Promise<Record<string, unknown>>;
  /** The parts, once they are loaded. */
  come?: Record<string, unknown>;
}

declare global {
  interface Window {
    firstCall?: FirstCall | undefined;
  }
}

/** As long as read data counts as fresh. */
const FRESH_MS = 30_000;

export async function fetchFirst(address: string, init: RequestInit): Promise<Response> {
  // After a change, everything requested before it is stale.
  if (init.method !== "GET" || performance.now() > FRESH_MS) window.firstCall = undefined;
  const first = window.firstCall;
  if (!first) return fetch(address, init);
  if (first.address === address && first.brings.length === 0) {
    window.firstCall = undefined;
    const reply = await unlessAborted(first.reply, init.signal);
    return reply?.ok ? reply : fetch(address, init);
  }
  const name = first.brings.find((brought) => address === `/api${brought}`);
  if (!name) return fetch(address, init);
  const parts = await unlessAborted(partsOf(first), init.signal);
  return name in parts ? Response.json({ status_code: 200, message: "OK", data: parts[name] }) : fetch(address, init);
}

/** The loaded data for this path below /api, without waiting, so that the screen renders only once. */
export function preloadedReply(address: string): unknown {
  return performance.now() > FRESH_MS ? undefined : globalThis.window?.firstCall?.come?.[address];
}

/** Waits until the first call has loaded its parts, if it has any. */
export async function preloadedParts(): Promise<unknown> {
  const first = window.firstCall;
  return first && first.brings.length > 0 ? partsOf(first) : null;
}

function partsOf(first: FirstCall): Promise<Record<string, unknown>> {
  first.parts ??= readParts(first).then((parts) => {
    first.come = parts;
    return parts;
  });
  return first.parts;
}

/** Nothing if the call failed. The screen then makes the call itself and gets the error. */
async function readParts({ address, brings, reply }: FirstCall): Promise<Record<string, unknown>> {
  const answer = await reply;
  const data = answer?.ok ? (await answer.json().catch(() => null))?.data : null;
  const itself = brings.find((brought) => address === `/api${brought}`);
  return data && itself ? { [itself]: data } : (data ?? {});
}

const unlessAborted = <Answer>(answer: Promise<Answer>, signal: AbortSignal | null | undefined): Promise<Answer> =>
  Promise.race([
    answer,
    new Promise<never>((_, stop) => signal?.addEventListener("abort", () => stop(signal.reason), { once: true })),
  ]);

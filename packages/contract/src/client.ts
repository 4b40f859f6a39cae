// The only client. The web app, the API tests and the browser tests all use it, so that a drift fails somewhere.
import { type AnyEndpoint, type DataOf, type InputOf, placeholdersOf } from "./endpoint.ts";
import type { Envelope, FailureEnvelope } from "./envelope.ts";
import {
  type ErrorCode,
  type FieldErrors,
  fallbackMessage,
  type MessageTemplate,
  UNAUTHENTICATED,
  UNAUTHORIZED,
} from "./errors.ts";
import { SIGNATURE_HEADER, signTimestamp, TIMESTAMP_HEADER } from "./gateway-signature.ts";

export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | "network" | "aborted";
  readonly errors: FieldErrors;
  /** The message without its values, for callers that show it in another language. */
  readonly text: MessageTemplate | null;
  readonly retryAfter: number | null;
  readonly data: unknown;

  constructor(status: number, code: ApiError["code"], message: string, more: Partial<ApiErrorMore> = {}) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.errors = more.errors ?? {};
    this.text = more.text ?? null;
    this.retryAfter = more.retryAfter ?? null;
    this.data = more.data ?? null;
  }
}

interface ApiErrorMore {
  errors: FieldErrors;
  text: MessageTemplate | null;
  retryAfter: number | null;
  data: unknown;
}

/** Carries the new token of a session after its holder has confirmed their identity. */
export const NEW_TOKEN_HEADER = "x-session-token";

export interface ClientOptions {
  baseUrl: string;
  fetch?: typeof fetch;
  token?: () => string | null;
  gatewayKey?: string | null;
  /** Additional headers for some endpoints, such as the token of a known device. */
  headers?: (endpoint: AnyEndpoint) => Record<string, string>;
  /** Called when the session continues under a new token. The client itself uses the new token automatically. */
  onNewToken?: (token: string) => void;
  /** Called once for each response that says the session is over. */
  onSessionOver?: (message: string) => void;
  timeoutMs?: number;
  now?: () => number;
}

export interface CallOptions {
  signal?: AbortSignal;
  timeoutMs?: number;
}

export type Client = ReturnType<typeof createClient>;

const ACCEPTED = new Set([200, 201]);
const DEFAULT_TIMEOUT_MS = 15_000;
/**
 * A change is received even if the page is left at the same moment. Browsers allow 64 KB of such requests at a time.
 */
const MAX_OUTLIVES_PAGE = 8_000;

export function createClient(options: ClientOptions) {
  const now = options.now ?? Date.now;
  let clockAhead = 0;
  /** Each renewed token and its replacement. */
  const renewed = new Map<string, string>();

  function tokenNow(): string | null {
    let token = options.token?.() ?? null;
    while (token && renewed.has(token)) token = renewed.get(token)!;
    return token;
  }

  function takeNewToken(response: Response, used: string | null): void {
    const token = response.headers.get(NEW_TOKEN_HEADER);
    if (!token || !used) return;
    renewed.set(used, token);
    options.onNewToken?.(token);
  }

  async function request(endpoint: AnyEndpoint, input: Record<string, unknown>, call: CallOptions): Promise<Response> {
    const { url, body } = addressOf(options.baseUrl, endpoint, input);
    const headers: Record<string, string> = { accept: "application/json", ...options.headers?.(endpoint) };
    if (body !== undefined && !(body instanceof FormData)) headers["content-type"] = "application/json";
    const token = tokenNow();
    if (token) headers.authorization = `Bearer ${token}`;
    if (options.gatewayKey) {
      const stamp = String(now() - clockAhead);
      headers[TIMESTAMP_HEADER] = stamp;
      headers[SIGNATURE_HEADER] = await signTimestamp(options.gatewayKey, stamp);
    }
    const text = body === undefined || body instanceof FormData ? body : JSON.stringify(body);
    const keepalive =
      endpoint.method !== "GET" && !(text instanceof FormData) && (text ?? "").length <= MAX_OUTLIVES_PAGE;
    const signal = signalFor(call.timeoutMs ?? options.timeoutMs ?? DEFAULT_TIMEOUT_MS, call.signal);
    try {
      return await (options.fetch ?? fetch)(url, {
        method: endpoint.method,
        headers,
        ...(text !== undefined && { body: text }),
        keepalive,
        signal,
      });
    } catch (cause) {
      if (call.signal?.aborted) throw new ApiError(0, "aborted", fallbackMessage.network);
      throw Object.assign(new ApiError(0, "network", fallbackMessage.network), { cause });
    }
  }

  /** Returns the full envelope, for callers that show the server's own message. */
  async function send<E extends AnyEndpoint>(
    endpoint: E,
    input: InputOf<E>,
    call: CallOptions = {},
  ): Promise<Envelope<DataOf<E>>> {
    const used = tokenNow();
    let response = await request(endpoint, input as Record<string, unknown>, call);
    let envelope = await envelopeOf(response);
    // Another call renewed the token while this one was in progress with the old one.
    if (response.status === 403 && used !== tokenNow()) {
      response = await request(endpoint, input as Record<string, unknown>, call);
      envelope = await envelopeOf(response);
    }
    if (envelope && "code" in envelope && envelope.code === "bad_signature" && options.gatewayKey) {
      const serverTime = Date.parse(response.headers.get("date") ?? "");
      if (!Number.isNaN(serverTime)) {
        clockAhead = now() - serverTime;
        response = await request(endpoint, input as Record<string, unknown>, call);
        envelope = await envelopeOf(response);
      }
    }
    if (!envelope) throw new ApiError(response.status, "internal", fallbackMessage.unexpected);
    takeNewToken(response, used);
    // A gateway may return 200 for a refusal that it passes on. The envelope says that the session is over.
    const isOver = envelope.status_code === 403 && response.status !== 403;
    if (ACCEPTED.has(response.status) && !isOver) return envelope as Envelope<DataOf<E>>;
    const failure = isOver
      ? new ApiError(403, "unauthenticated", firstMessage(envelope.message) ?? UNAUTHENTICATED)
      : failureOf(response, envelope as FailureEnvelope);
    if (isSessionOver(failure)) options.onSessionOver?.(failure.message);
    throw failure;
  }

  return {
    send,
    /** Returns only the data. */
    call: async <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, call: CallOptions = {}): Promise<DataOf<E>> =>
      (await send(endpoint, input, call)).data,
  };
}

/** Returns the first text in a message, which may be a string, an array of strings, or nested arrays and objects. */
export function firstMessage(message: unknown): string | null {
  if (typeof message === "string") return message.trim() === "" ? null : message;
  if (typeof message !== "object" || message === null) return null;
  for (const inner of Object.values(message)) {
    const found = firstMessage(inner);
    if (found) return found;
  }
  return null;
}

export const isSessionOver = (failure: ApiError): boolean =>
  failure.status === 403 || failure.message === UNAUTHENTICATED || failure.message === UNAUTHORIZED;

/** Splits one input object into path, query and body by the endpoint's own schemas. */
export function addressOf(baseUrl: string, endpoint: AnyEndpoint, input: Record<string, unknown>) {
  const rest = { ...input };
  let path = endpoint.path;
  for (const name of placeholdersOf(endpoint.path)) {
    path = path.replace(`{${name}}`, encodeURIComponent(String(rest[name])));
    delete rest[name];
  }
  const query = new URLSearchParams();
  for (const name of Object.keys(endpoint.query?.def?.shape ?? {})) {
    if (rest[name] !== undefined && rest[name] !== null) query.set(name, String(rest[name]));
    delete rest[name];
  }
  const asked = String(query);
  const search = asked && `?${asked}`;
  const file = rest.form;
  const body = endpoint.method === "GET" ? undefined : file instanceof FormData ? file : rest;
  return { url: `${baseUrl}${path}${search}`, body };
}

/**
 * Aborts after the time-out or with the caller's own signal. AbortSignal.any would do it, but phones of 2022 do not
 * have it.
 */
function signalFor(timeoutMs: number, outer: AbortSignal | undefined): AbortSignal {
  const controller = new AbortController();
  const timer: unknown = setTimeout(() => controller.abort(), timeoutMs);
  // Node's timers would keep a finished test or command alive. Browsers return a number.
  if (typeof timer === "object" && timer !== null && "unref" in timer) (timer as { unref(): void }).unref();
  if (outer?.aborted) controller.abort();
  outer?.addEventListener("abort", () => controller.abort(), { once: true });
  return controller.signal;
}

/** Returns null when the response is not an envelope. A response that breaks off on the way is a network failure. */
async function envelopeOf(response: Response): Promise<Envelope | FailureEnvelope | null> {
  const text = await response.text().catch((cause) => {
    throw Object.assign(new ApiError(0, "network", fallbackMessage.network), { cause });
  });
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null ? (body as Envelope) : null;
  } catch {
    return null;
  }
}

function failureOf(response: Response, envelope: FailureEnvelope): ApiError {
  const fallback =
    response.status === 400
      ? fallbackMessage.fields
      : response.status >= 500
        ? fallbackMessage.unexpected
        : fallbackMessage.silent;
  return new ApiError(response.status, envelope.code ?? "internal", firstMessage(envelope.message) ?? fallback, {
    errors: envelope.errors ?? {},
    text: envelope.text ?? null,
    retryAfter: Number(response.headers.get("retry-after")) || null,
    data: envelope.data,
  });
}

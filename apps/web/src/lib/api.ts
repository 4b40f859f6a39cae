// The app's only client for the server. Each audience has its own client, because each has its own token.
import {
  type AnyEndpoint,
  ApiError,
  type CallOptions,
  createClient,
  type DataOf,
  type Envelope,
  type InputOf,
} from "@sabiprep/contract";
import { config } from "./config.ts";
import { isFullScreen } from "./full-screen.ts";
import { currentLocale, translateServerText } from "./i18n.ts";
import { deviceHeader } from "./known-device.ts";
import { localizeError } from "./localize-error.ts";
import { paths } from "./paths.ts";
import { fetchFirst } from "./preloaded.ts";
import { isRemembered, leaveTo, renewToken, type SessionAudience, sessionOver, tokenOf } from "./session.ts";

/** So that the first email to a new account is in the language of the page. */
const languageHeader = (): Record<string, string> =>
  currentLocale() === "en" ? {} : { "accept-language": currentLocale() };

const clientOf = (audience: SessionAudience) =>
  createClient({
    baseUrl: "/api",
    fetch: (address, init) => fetchFirst(String(address), init ?? {}),
    gatewayKey: config.gateway_key,
    token: () => tokenOf(audience),
    headers: (endpoint) => ({ ...deviceHeader(audience, endpoint), ...languageHeader() }),
    onNewToken: (token) => renewToken(audience, token),
    onSessionOver: () => void endSessionUnlessRemembered(audience),
  });

/** How a remembered device restores its session. The app sets it, because it makes calls itself. */
let restoreSession: () => Promise<boolean> = async () => false;

export const onSessionLost = (way: typeof restoreSession): void => {
  restoreSession = way;
};

/**
 * A remembered device gets a new session and is not signed out. The page is then reloaded, except during a running
 * test.
 */
async function endSessionUnlessRemembered(audience: SessionAudience) {
  if (audience === "staff" || !isRemembered() || tokenOf(audience) === null) return sessionOver(audience);
  if (!(await restoreSession())) return sessionOver(audience);
  if (!isFullScreen()) location.reload();
}

const clients = { candidate: clientOf("candidate"), staff: clientOf("staff") };

/** Staff's public calls, such as their sign-in, also use the staff client. */
const clientFor = (endpoint: AnyEndpoint) =>
  endpoint.audience === "staff" || endpoint.path.startsWith("/admin/") ? clients.staff : clients.candidate;

/** Staff screens set the function that asks for the password again. If it succeeds, the call is sent once more. */
let retryAfterStepUp: (failure: ApiError) => Promise<boolean> = async () => false;

export const onStaffRefusal = (handler: typeof retryAfterStepUp): void => {
  retryAfterStepUp = handler;
};

/** The full envelope, for screens that show the server's own message. */
export async function send<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  options?: CallOptions,
): Promise<Envelope<DataOf<E>>> {
  const client = clientFor(endpoint);
  try {
    const envelope = await client.send(endpoint, input, options);
    return { ...envelope, message: translateServerText(envelope.message) };
  } catch (failure) {
    if (failure instanceof ApiError && failure.code === "step_up" && (await retryAfterStepUp(failure)))
      return client.send(endpoint, input, options);
    // The time without verification is over. A running test is never left for that: it can be finished and sent. The
    // profile stays open, even if some of its calls are refused.
    if (failure instanceof ApiError && failure.code === "email_unverified" && !isFullScreen())
      if (location.pathname !== paths.profile) leaveTo(paths.verifyEmail);
    if (failure instanceof ApiError && failure.code === "second_step_needed")
      leaveTo(`${paths.adminSecondStep}?next=${encodeURIComponent(location.pathname + location.search)}`);
    throw failure instanceof ApiError ? localizeError(failure) : failure;
  }
}

export const call = async <E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  options?: CallOptions,
): Promise<DataOf<E>> => (await send(endpoint, input, options)).data;

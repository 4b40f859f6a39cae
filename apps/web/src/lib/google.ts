// Sign-in with an account chosen in Google's window. Google returns a code, which the server exchanges for a proof. On
// sites with the older method, a Google script gives the page an access token. That script is loaded only on sign-in
// pages, because no other page's policy allows it.
import { auth } from "@sabiprep/contract";
import { call } from "./api.ts";
import { config } from "./config.ts";

interface TokenAnswer {
  access_token?: string;
}
interface TokenClientOptions {
  client_id: string;
  scope: string;
  callback: (answer: TokenAnswer) => void;
  error_callback: (problem: { type: string }) => void;
}
interface GoogleScript {
  accounts: { oauth2: { initTokenClient(options: TokenClientOptions): { requestAccessToken(): void } } };
}

const ADDRESS = "https://accounts.google.com/gsi/client";
let loading: Promise<GoogleScript> | null = null;

/**
 * The browser blocked Google's window, because the click was too long ago. The script is loaded now, so the next click
 * opens it.
 */
export class WindowBlocked extends Error {}

/** Called as soon as the button is shown, so that the click itself can open Google's window. */
export function loadGoogle(): Promise<GoogleScript> {
  loading ??= new Promise<GoogleScript>((loaded, failed) => {
    const script = document.createElement("script");
    script.src = ADDRESS;
    script.onload = () => loaded((window as unknown as { google: GoogleScript }).google);
    script.onerror = () => {
      loading = null;
      script.remove();
      failed(new Error("Google's script did not load."));
    };
    document.head.append(script);
  });
  return loading;
}

/** Null when the window was closed without a choice. Throws when there was no window or no token. */
async function askGoogleForToken(clientId: string): Promise<string | null> {
  const google = await loadGoogle();
  return new Promise((given, failed) => {
    const client = google.accounts.oauth2.initTokenClient({
      client_id: clientId,
      scope: "openid email profile",
      callback: ({ access_token }) => (access_token ? given(access_token) : failed(new Error("No token."))),
      error_callback: ({ type }) => {
        if (type === "popup_closed") given(null);
        else failed(type === "popup_failed_to_open" ? new WindowBlocked(type) : new Error(type));
      },
    });
    client.requestAccessToken();
  });
}

export const googleChannel = () => new BroadcastChannel(`${config.key_prefix}:google`);
export interface GoogleReturn {
  code: string | null;
  state: string | null;
}
const LOOK_EVERY_MS = 500;

/**
 * The proof, or null when the window was closed without a choice. Called by the click itself, so that the browser
 * allows the window.
 */
async function askGoogleForProof(): Promise<string | null> {
  const popup = window.open("", "google", "popup,width=480,height=640");
  if (!popup) throw new WindowBlocked();
  try {
    const back = returnOf(popup);
    popup.location.href = (await call(auth.googleBegin, {})).authorization_url;
    const { code, state } = await back;
    return code && state ? (await call(auth.googleCode, { code, state })).token : null;
  } finally {
    popup.close();
  }
}

/** The result when Google has sent the window back to us (features/auth/google-return-screen.tsx). */
function returnOf(popup: Window): Promise<GoogleReturn> {
  return new Promise((done) => {
    const channel = googleChannel();
    const look = setInterval(() => popup.closed && end({ code: null, state: null }), LOOK_EVERY_MS);
    function end(outcome: GoogleReturn) {
      clearInterval(look);
      channel.close();
      done(outcome);
    }
    channel.onmessage = ({ data }: MessageEvent<GoogleReturn>) => end(data);
  });
}

/** A token for the server, by the method of this site. Null when the window was closed without a choice. */
export const askGoogle = (): Promise<string | null> =>
  config.google_by_code ? askGoogleForProof() : askGoogleForToken(config.google_client_id!);

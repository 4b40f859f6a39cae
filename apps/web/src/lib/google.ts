// Google's own script, for an access token of the account that is picked in Google's window. It is loaded on sign-in pages
// only: no other page's policy lets it in.
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

/** The browser blocked Google's window, because the press was too long ago. The script is loaded now, so the next press opens it. */
export class WindowBlocked extends Error {}

/** Called as soon as the button is shown, so that the press itself can open Google's window. */
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

/** Null when the window was closed without a choice; throws when there was no window or no token. */
export async function askGoogleForToken(clientId: string): Promise<string | null> {
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

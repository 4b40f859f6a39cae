// Google's script that the browser loads. The addresses that the server calls are the fake of the server tests.
import type { Page } from "@playwright/test";

interface Picking {
  /** The browser blocks this many windows first, as it does when the press was too long ago. */
  blocked?: number;
}

/** From now on Google's window gives this token to the page. Without a token, the window is closed. */
export async function pickGoogleAccount(page: Page, token: string | null, { blocked = 0 }: Picking = {}) {
  const outcome = token
    ? `o.callback({access_token:${JSON.stringify(token)}})`
    : 'o.error_callback({type:"popup_closed"})';
  const ask = `if(left-->0)o.error_callback({type:"popup_failed_to_open"});else ${outcome}`;
  await page.route("https://accounts.google.com/gsi/client", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `let left=${blocked};window.google={accounts:{oauth2:{initTokenClient:(o)=>({requestAccessToken:()=>{${ask}}})}}};`,
    }),
  );
}

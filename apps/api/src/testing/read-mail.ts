import type { Mail } from "../adapters/mailer.ts";

/** The parts of the newest link to a path, as the web app reads them from the address. */
export function linkIn(mails: Mail[], path: string): { token: string; hash: string; ref: string } {
  const found = mails.flatMap((mail) => mail.text.match(/https?:\/\/\S+/g) ?? []).filter((link) => link.includes(path));
  const link = found.at(-1);
  if (!link) throw new Error(`no mail holds a link to ${path}`);
  const url = new URL(link);
  return {
    token: url.pathname.split("/").at(-1)!,
    hash: url.searchParams.get("hash")!,
    ref: url.searchParams.get("ref")!,
  };
}

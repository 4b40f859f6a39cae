// The emails of a server without SMTP: one .eml file for each in its data folder, read as a person would read them.
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import PostalMime from "postal-mime";

const WAIT_MS = 20_000;
const LOOK_EVERY_MS = 100;

interface MailOptions {
  /** Waits until so many such emails have been received. Each new link replaces the previous one. */
  mails?: number;
  dataDir?: string;
}

/** Returns the newest link to a path that was emailed to this address, and waits for it. */
export async function linkMailedTo(
  address: string,
  linkPath: string,
  { mails = 1, dataDir = dataDirOfRun() }: MailOptions = {},
): Promise<string> {
  const until = Date.now() + WAIT_MS;
  for (;;) {
    const links = (await textsMailedTo(address, dataDir)).flatMap((text) => text.match(/https?:\/\/\S+/g) ?? []);
    const found = links.filter((link) => new URL(link).pathname.startsWith(linkPath));
    if (found.length >= mails) return found.at(-1)!;
    if (Date.now() > until) throw new Error(`No mail with a link to ${linkPath} reached ${address}.`);
    await new Promise((later) => setTimeout(later, LOOK_EVERY_MS));
  }
}

/** Returns the text of the newest email to this address that contains the given text, and waits for it. */
export async function mailTo(address: string, saying: string, dataDir = dataDirOfRun()): Promise<string> {
  const until = Date.now() + WAIT_MS;
  for (;;) {
    const found = (await textsMailedTo(address, dataDir)).findLast((text) => text.includes(saying));
    if (found) return found;
    if (Date.now() > until) throw new Error(`No mail saying “${saying}” reached ${address}.`);
    await new Promise((later) => setTimeout(later, LOOK_EVERY_MS));
  }
}

async function textsMailedTo(address: string, dataDir: string): Promise<string[]> {
  const folder = path.join(dataDir, "mail");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml")).sort();
  const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))));
  return mails
    .filter((mail) => mail.to?.some((to) => to.address === address))
    .sort((a, b) => Date.parse(a.date ?? "") - Date.parse(b.date ?? ""))
    .map((mail) => mail.text ?? "");
}

function dataDirOfRun(): string {
  const given = process.env.E2E_DATA_DIR;
  if (!given) throw new Error("E2E_DATA_DIR must name the data folder of the server at E2E_BASE_URL.");
  return given;
}

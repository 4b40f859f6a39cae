// Argon2id with a cap on how many are computed at once, so that a rush of sign-ins does not starve everything else.
import { availableParallelism } from "node:os";
import { hash, type Options, verify } from "@node-rs/argon2";

// 2 is Argon2id; the library's own name for it is a const enum, which erased TypeScript can not read.
const cost: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let mostAtOnce = Math.max(2, availableParallelism());
let running = 0;
const waiting: (() => void)[] = [];

/** The cores are shared by so many processes. */
export function sharePasswordWork(processes: number): void {
  mostAtOnce = Math.max(2, Math.ceil(availableParallelism() / processes));
}

async function withHashingSlot<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= mostAtOnce) await new Promise<void>((go) => waiting.push(go));
  else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

export const hashPassword = (password: string): Promise<string> => withHashingSlot(() => hash(password, cost));

/** A hash nobody's password matches; checking against it costs the same as checking a real one. */
const decoy = hash("nobody has this password", cost);

/** True only for the right password of a real account; an unknown account takes just as long. */
export async function isPassword(stored: string | null | undefined, given: string): Promise<boolean> {
  const against = stored ?? (await decoy);
  const right = await withHashingSlot(() => verify(against, given));
  return right && Boolean(stored);
}

/** Made with another cost or function than today's: whoever signs in with the right password gets a new one. */
export const isOldHash = (stored: string): boolean =>
  !stored.startsWith(`$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`);

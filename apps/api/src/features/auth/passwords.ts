// Argon2id with a limit on parallel computations, so that a rush of sign-ins does not block everything else.
import { availableParallelism } from "node:os";
import { hash, type Options, verify } from "@node-rs/argon2";

// 2 is Argon2id. The library's own name for it is a const enum, which erased TypeScript cannot read.
const cost: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let mostAtOnce = Math.max(2, availableParallelism());
let running = 0;
const waiting: (() => void)[] = [];

/** How many processes share the cores. */
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

/** A hash that no password matches. Checking against it costs the same as checking a real one. */
const decoy = hash("nobody has this password", cost);

/** True only for the correct password of a real account. An unknown account takes just as long. */
export async function isPassword(stored: string | null | undefined, given: string): Promise<boolean> {
  const against = stored ?? (await decoy);
  const right = await withHashingSlot(() => verify(against, given));
  return right && Boolean(stored);
}

/** Made with an old cost or function. A sign-in with the correct password creates a new hash. */
export const isOldHash = (stored: string): boolean =>
  !stored.startsWith(`$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`);

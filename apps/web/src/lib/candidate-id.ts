// The candidate this device works for. The server is asked once per token. With neither token nor network, the last
// known candidate is used, so that a test started on this device opens again.
import { profile } from "@sabiprep/contract";
import { call } from "./api.ts";
import { ownerKey, tokenOf } from "./session.ts";

export function keepCandidateId(uuid: string) {
  try {
    sessionStorage.setItem(ownerKey, `${tokenOf("candidate")} ${uuid}`);
    localStorage.setItem(ownerKey, uuid);
  } catch {
    // A browser that keeps nothing asks the server again.
  }
}

/**
 * Null when no candidate is known: never signed in on this device, or signed in while the server cannot be asked right
 * now.
 */
export async function candidateId(): Promise<string | null> {
  const token = tokenOf("candidate");
  if (!token) return kept(() => localStorage.getItem(ownerKey));
  const [itsToken, uuid] = kept(() => sessionStorage.getItem(ownerKey))?.split(" ") ?? [];
  if (itsToken === token && uuid) return uuid;
  try {
    const user = await call(profile.read, {});
    keepCandidateId(user.uuid);
    return user.uuid;
  } catch {
    return null;
  }
}

function kept(read: () => string | null): string | null {
  try {
    return read();
  } catch {
    return null;
  }
}

// The link of a verification email was opened. It is sent to the server once, automatically.
import { ApiError, auth, profile } from "@sabiprep/contract";
import { useEffect, useRef, useState } from "react";
import { useParams, useSearchParams } from "react-router";
import { call } from "../../lib/api.ts";
import { t, translateServerText } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { keepToken, leaveTo, tokenOf } from "../../lib/session.ts";
import { toast } from "../../ui/toast.tsx";
import { forgetRegistration } from "./registration-store.ts";

const ONWARD_AFTER_MS = 2000;

export interface Verification {
  /** "none": the address has no link in it, so the candidate is asked to check the email. */
  state: "none" | "verifying" | "password" | "verified" | "verified, sign in" | "verified before" | "failed";
  problem: string | null;
  /** Required if this is not the browser used to register. */
  prove: (password: string) => Promise<void>;
  /** Stops the automatic redirect, because there is a question to answer on this page. */
  stay: () => void;
}

export function useVerification(): Verification {
  const params = useParams();
  const [search] = useSearchParams();
  const token = params.token ?? search.get("token");
  const [verification, setVerification] = useState<Omit<Verification, "prove" | "stay">>({
    state: token === null ? "none" : "verifying",
    problem: null,
  });
  const asked = useRef(false);
  const onward = useRef<ReturnType<typeof setTimeout>>(undefined);

  const prove = async (password: string) => {
    const link = { hash: search.get("hash") ?? "", ref: search.get("ref") ?? "", password };
    const isSignedIn = await verify(token!, link);
    setVerification({ state: isSignedIn ? "verified" : "verified, sign in", problem: null });
    onward.current = setTimeout(() => leaveTo(isSignedIn ? paths.dashboard : paths.login), ONWARD_AFTER_MS);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is sent once, whatever else changes
  useEffect(() => {
    if (token === null || asked.current) return;
    asked.current = true;
    prove("").catch(async (failure: Error) => {
      if (failure instanceof ApiError && failure.errors.password)
        return setVerification({ state: "password", problem: null });
      if (await isVerifiedAlready()) return setVerification({ state: "verified before", problem: null });
      setVerification({ state: "failed", problem: failure.message });
      toast({ title: t("Verification Failed"), description: failure.message, destructive: true });
    });
  }, [token]);

  return { ...verification, prove, stay: () => clearTimeout(onward.current) };
}

/** A signed-in candidate who opens an already used link sees no error. */
async function isVerifiedAlready(): Promise<boolean> {
  const me = tokenOf("candidate") === null ? null : await call(profile.read, {}).catch(() => null);
  return me?.is_verified === true;
}

/** Whether the link also signed in, or this tab is signed in anyway. An old link proves only the address. */
async function verify(token: string, link: { hash: string; ref: string; password: string }): Promise<boolean> {
  const given = auth.verifyEmail.params!.safeParse({ token });
  if (!given.success) throw new Error(translateServerText(given.error.issues[0]!.message));
  try {
    const { access_token } = await call(auth.verifyEmail, { token, ...link });
    forgetRegistration();
    if (access_token) keepToken("candidate", access_token);
    toast({ title: t("Email Verified Successfully!") });
    return tokenOf("candidate") !== null;
  } catch (failure) {
    const said = failure instanceof ApiError && failure.status === 400;
    throw said ? failure : new Error(t("Failed to verify email. Please try again."));
  }
}

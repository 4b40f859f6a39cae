// Passkeys in this browser. One that cannot read the server's options as they are sent does not see the buttons.
import type { CreatedPasskey, DataOf, passkeys, UsedPasskey } from "@sabiprep/contract";
import { t } from "./i18n.ts";

/** Browsers make no passkeys without encryption, or for an address of digits. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === "function" &&
  "parseRequestOptionsFromJSON" in PublicKeyCredential &&
  "toJSON" in PublicKeyCredential.prototype &&
  isSecureContext &&
  !/^[\d.]+$|^\[/.test(location.hostname);

/** Says in our words that the person closed the browser's window, or that the device already has one. */
const explain = (message: string) => (problem: unknown) => {
  const name = problem instanceof DOMException ? problem.name : "";
  if (name === "InvalidStateError") throw new Error(t("This device already has a passkey for your account."));
  throw name ? new Error(message) : problem;
};

export async function createPasskey(options: DataOf<typeof passkeys.begin>): Promise<CreatedPasskey> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON?.(options);
  if (!publicKey || !navigator.credentials) throw new Error(t("No passkey was added. You can try again."));
  const made = await navigator.credentials
    .create({ publicKey })
    .catch(explain(t("No passkey was added. You can try again.")));
  return (made as PublicKeyCredential).toJSON?.() as unknown as CreatedPasskey;
}

export async function signWithPasskey(options: DataOf<typeof passkeys.beginSignIn>): Promise<UsedPasskey> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON?.(options);
  if (!publicKey || !navigator.credentials)
    throw new Error(t("No passkey was used. You can try again, or sign in with your password."));
  const used = await navigator.credentials
    .get({ publicKey })
    .catch(explain(t("No passkey was used. You can try again, or sign in with your password.")));
  return (used as PublicKeyCredential).toJSON?.() as unknown as UsedPasskey;
}

import { placeOf } from "../../secrets/vault.ts";

/** Paystack's token for ending a subscription without its owner. It is stored sealed. */
export const emailTokenAt = (code: string): string => placeOf("subscriptions", "email_token", code);

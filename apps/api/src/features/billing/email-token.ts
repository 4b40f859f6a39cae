import { placeOf } from "../../secrets/vault.ts";

/** Paystack's word for ending a subscription without its owner; kept sealed. */
export const emailTokenAt = (code: string): string => placeOf("subscriptions", "email_token", code);

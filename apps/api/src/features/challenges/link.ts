// The address of a challenge. Its token is derived from the challenge's id and the site's secret, so the list can show
// it again. The database stores only its hash.
import { createHmac } from "node:crypto";
import type { AppContext } from "../../app-context.ts";
import { hashOf } from "../auth/public.ts";

/** 192 bits, as the contract's pattern requires. */
const TOKEN_LENGTH = 32;

const tokenOf = ({ secret }: Pick<AppContext, "secret">, uuid: string): string =>
  createHmac("sha256", secret).update(`challenge:${uuid}`).digest("base64url").slice(0, TOKEN_LENGTH);

export const tokenHashOf = (context: AppContext, uuid: string): string => hashOf(tokenOf(context, uuid));

export const urlOf = (context: AppContext, uuid: string): string =>
  `${context.publicUrl}/challenge/${tokenOf(context, uuid)}`;

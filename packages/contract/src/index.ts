import { auth } from "./auth.ts";
import { billing } from "./billing.ts";
import { exams } from "./exams.ts";
import { profile } from "./profile.ts";
import { reports } from "./reports.ts";
import { revision } from "./revision.ts";
import { site } from "./site.ts";
import { sittings } from "./sittings.ts";
import { staff } from "./staff.ts";

export * from "./auth.ts";
export * from "./billing.ts";
export * from "./client.ts";
export * from "./endpoint.ts";
export * from "./envelope.ts";
export * from "./errors.ts";
export * from "./exams.ts";
export * from "./fields.ts";
export * from "./gateway-signature.ts";
export * from "./profile.ts";
export * from "./reports.ts";
export * from "./revision.ts";
export * from "./site.ts";
export * from "./sittings.ts";
export * from "./staff.ts";

/** Every endpoint there is, by feature: the router, the OpenAPI page and the access matrix are made from it. */
export const contract = { site, auth, profile, exams, sittings, revision, reports, billing, staff };

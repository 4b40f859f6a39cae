import { site } from "./site.ts";

export * from "./client.ts";
export * from "./endpoint.ts";
export * from "./envelope.ts";
export * from "./errors.ts";
export * from "./exams.ts";
export * from "./fields.ts";
export * from "./gateway-signature.ts";
export * from "./site.ts";

/** Every endpoint there is, by feature: the router, the OpenAPI page and the access matrix are made from it. */
export const contract = { site };

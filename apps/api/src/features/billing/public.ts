export { type Entitlement, entitlement } from "./entitlement.ts";

export { type Entitlement, entitlement, entitlementOf } from "./entitlement.ts";

/**
 * What a plan allows, for every feature that asks. The fields of an Entitlement and who enforces them: sittings
 * enforces tests_a_month, mocks_a_month, questions_per_test, most_questions_per_test, questions_a_day and all_years.
 * The list of years also enforces all_years.
 */

export { currentSubscription } from "./current-subscription.ts";
export { type Entitlement, entitlement, entitlementOf } from "./entitlement.ts";
export { payAsDemo } from "./pay-as-demo.ts";
export { paymentsOf } from "./payments-of.ts";
export { servePaystack } from "./serve-paystack.ts";

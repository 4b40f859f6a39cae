export { isConfirmed } from "./confirmed.ts";
export { DEMO_CANDIDATE, DEMO_STAFF, makeFirstAccounts } from "./first-staff.ts";
export { createHasSecondStep } from "./second-step-needed.ts";

export { isConfirmed } from "./confirmed.ts";
export { countRows } from "./count-rows.ts";
export { DEMO_CANDIDATE, DEMO_STAFF, makeFirstAccounts } from "./first-staff.ts";
export { signStaffIn } from "./login.ts";
export { invitationLink, schoolAccount } from "./school-accounts.ts";
export { createHasSecondStep } from "./second-step-needed.ts";

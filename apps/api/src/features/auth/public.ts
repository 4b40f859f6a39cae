export { attemptKey, returnAttempt, spendAttempt, startCooldown } from "./attempts.ts";
export { isCommonPassword, TOO_COMMON } from "./common-passwords.ts";
export { recordTerms } from "./complete-profile.ts";
export { deviceName } from "./device-name.ts";
export {
  addressChangedEmail,
  invitationEmail,
  nameFor,
  passkeyEmail,
  passwordChangedEmail,
  resetEmail,
} from "./emails.ts";
export { isGoogleAgain } from "./google-again.ts";
export { createIdentify } from "./identify.ts";
export { SUSPENDED, WRONG_PAIR } from "./login.ts";
export { leaveNote, mailNote } from "./mail-requests.ts";
export { createMayStudy } from "./may-study.ts";
export { findLink, linkAddress, makeLink, useLink } from "./one-time-links.ts";
export { hashPassword, isOldHash, isPassword, sharePasswordWork } from "./passwords.ts";
export { proveAgain } from "./prove-again.ts";
export { checkNewPassword, LINK_NOT_VALID, passwordProblem } from "./reset-password.ts";
export {
  dropUnusedAccounts,
  endPassword,
  makeSchoolAccounts,
  renameSchoolAccount,
  setFirstPassword,
} from "./school-accounts.ts";
export { hashOf, newToken, normalEmail } from "./secret-token.ts";
export { endSession, endSessions, forgetCached, openSession, renewSession, sessionsOf } from "./sessions.ts";
export { type ShutOut, shutOutOf } from "./shut-out.ts";
export { deviceTokenOf, signIn } from "./sign-in.ts";

import { auth } from "@sabiprep/contract";
import type { Feature } from "../../feature.ts";
import { answer, route } from "../../http/route.ts";
import { completeProfile, registrationData } from "./complete-profile.ts";
import { correctEmail } from "./correct-email.ts";
import { beginGoogle, exchangeGoogleCode } from "./google-code.ts";
import { googleSignIn } from "./google-sign-in.ts";
import { login } from "./login.ts";
import { forgotPassword, resendVerification } from "./mail-requests.ts";
import { register } from "./register.ts";
import { endedCookie, keep, leave, resume } from "./remember-me.ts";
import { resetPassword } from "./reset-password.ts";
import { endSession } from "./sessions.ts";
import { shutOutOf } from "./shut-out.ts";
import { verifyEmail } from "./verify-email.ts";

export const authRoutes = (features: () => Feature[]) => [
  route(auth.login, login),
  route(auth.register, register),
  route(auth.registrationData, ({ db }) => registrationData(db)),
  route(auth.completeProfile, completeProfile),
  route(auth.google, googleSignIn(shutOutOf(features))),
  route(auth.googleBegin, beginGoogle),
  route(auth.googleCode, exchangeGoogleCode),
  route(auth.verifyEmail, verifyEmail(shutOutOf(features))),
  route(auth.resendVerification, resendVerification),
  route(auth.correctEmail, correctEmail),
  route(auth.forgotPassword, forgotPassword),
  route(auth.resetPassword, resetPassword(shutOutOf(features))),
  route(auth.resume, resume),
  route(auth.keep, keep),
  route(auth.leave, leave),
  route(auth.logout, async ({ db, user, context }) => {
    await endSession(db, { candidate_id: user.id }, { id: user.session_id });
    return answer(null, { cookie: endedCookie(context) });
  }),
];

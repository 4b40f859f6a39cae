// If the site requires two-step sign-in for all staff, a member without it can only set it up.
import type { AnyEndpoint } from "@sabiprep/contract";
import type { AppContext } from "../../app-context.ts";
import type { Caller } from "../../http/audience.ts";
import { fail } from "../../http/failure.ts";

export const isSecondStepNeeded = ({ config }: Pick<AppContext, "config">, hasSecondStep: boolean): boolean =>
  config.STAFF_TWO_STEP === "required" && !hasSecondStep;

export const createHasSecondStep = (context: AppContext) => (caller: Caller, endpoint: AnyEndpoint) => {
  if (caller.audience !== "staff" || endpoint.before_second_step) return;
  if (isSecondStepNeeded(context, caller.has_second_step))
    fail("second_step_needed", "Please set up two-step sign-in first.");
};

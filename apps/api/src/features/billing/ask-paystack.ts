import { PaystackAway, PaystackRefusal } from "../../adapters/paystack.ts";
import { Failure } from "../../http/failure.ts";

/** For calls a candidate waits for: whatever keeps Paystack from helping is told in one clear sentence. */
export async function askPaystack<Result>(question: () => Promise<Result>): Promise<Result> {
  try {
    return await question();
  } catch (problem) {
    if (problem instanceof PaystackAway || problem instanceof PaystackRefusal)
      throw new Failure(
        "unavailable",
        "We cannot reach Paystack right now. You have not been charged. Please try again in a minute.",
        { retryAfter: 60 },
      );
    throw problem;
  }
}

import { PaystackAway, PaystackRefusal } from "../../adapters/paystack.ts";
import { Failure } from "../../http/failure.ts";

/** For calls that a candidate waits for. Any problem with Paystack becomes one clear message. */
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

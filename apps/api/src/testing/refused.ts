import type { ApiError } from "@sabiprep/contract";

/** The refusal of a call. An accepted call fails the test. */
export async function refused(call: Promise<unknown>): Promise<ApiError> {
  const outcome = await call.then(
    () => null,
    (problem: ApiError) => problem,
  );
  if (!outcome) throw new Error("the call was accepted");
  return outcome;
}

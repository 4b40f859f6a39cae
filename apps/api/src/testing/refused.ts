import type { ApiError } from "@sabiprep/contract";

/** What a call was refused with; a call that is accepted fails the test. */
export async function refused(call: Promise<unknown>): Promise<ApiError> {
  const outcome = await call.then(
    () => null,
    (problem: ApiError) => problem,
  );
  if (!outcome) throw new Error("the call was accepted");
  return outcome;
}

// One answer from several reads, run one after another, so a screen uses one connection like any other call. A refused
// read is left out. The screen then requests it alone and gets the reason.
import type { AnyEndpoint, FirstRead } from "@sabiprep/contract";
import { Failure } from "../../http/failure.ts";
import { Answer, type Call, type Route } from "../../http/route.ts";
import { createMayStudy } from "../auth/public.ts";

export async function readTogether(
  call: Call<AnyEndpoint>,
  reads: readonly FirstRead[],
  handlerOf: (endpoint: AnyEndpoint) => Route["handler"],
): Promise<Record<string, unknown>> {
  const mayStudy = createMayStudy(call.context);
  const answers: Record<string, unknown> = {};
  for (const { address, endpoint, input } of reads) {
    try {
      await mayStudy(call.user!, endpoint, call.now);
      const outcome = await handlerOf(endpoint)({ ...call, input } as Call<AnyEndpoint>);
      answers[address] = outcome instanceof Answer ? outcome.data : outcome;
    } catch (problem) {
      if (!(problem instanceof Failure)) throw problem;
    }
  }
  return answers;
}

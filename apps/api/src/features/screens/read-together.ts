// One answer made of several reads, one after the other, so that a screen holds one connection like any other call. A read that is refused
// is left out: the screen asks for it by itself and is told why.
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

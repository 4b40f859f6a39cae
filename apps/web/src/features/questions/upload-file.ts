import type { AnyEndpoint, DataOf, InputOf } from "@sabiprep/contract";
import { call } from "../../lib/api.ts";

const UPLOAD_MS = 120_000;

/** Sends one file as form data, with enough time for a slow connection. */
export function uploadFile<E extends AnyEndpoint>(endpoint: E, file: File): Promise<DataOf<E>> {
  const form = new FormData();
  form.append("file", file);
  return call(endpoint, { form } as unknown as InputOf<E>, { timeoutMs: UPLOAD_MS });
}

// The message for a field whose rule has no message of its own. Without these the library's texts would be returned.
export const plainMessages = {
  required: "This is required.",
  choice: "This is not one of the options.",
  form: "This is not in the right format.",
  tooLittle: "This is too short or too small.",
  tooMuch: "This is too long or too large.",
} as const;

interface Issue {
  code?: string | undefined;
  input?: unknown;
}

/** For safeParse: a rule's own message has priority. */
export function plainMessage({ code, input }: Issue): string {
  if (input === undefined) return plainMessages.required;
  if (code === "invalid_value") return plainMessages.choice;
  if (code === "too_small") return plainMessages.tooLittle;
  if (code === "too_big") return plainMessages.tooMuch;
  return plainMessages.form;
}

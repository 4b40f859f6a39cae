// What a call is told about a field whose rule has no message of its own. Without these the library's words would go out.
export const plainMessages = {
  required: "This is required.",
  choice: "This is not one of the choices.",
  form: "This is not in the right format.",
  tooLittle: "This is too short or too small.",
  tooMuch: "This is too long or too large.",
} as const;

interface Issue {
  code?: string | undefined;
  input?: unknown;
}

/** For safeParse: a rule's own message comes first. */
export function plainMessage({ code, input }: Issue): string {
  if (input === undefined) return plainMessages.required;
  if (code === "invalid_value") return plainMessages.choice;
  if (code === "too_small") return plainMessages.tooLittle;
  if (code === "too_big") return plainMessages.tooMuch;
  return plainMessages.form;
}

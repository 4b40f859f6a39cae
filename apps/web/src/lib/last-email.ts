// The email address of the signed-in candidate, in the memory of the page. It is stored only beside a test on this
// device, so that the sign-in form starts with it after the tab was closed (answers/fill-email.ts).
let known: string | undefined;

export const ownEmail = (): string | undefined => known;
export function noteEmail(email: string | null) {
  if (email) known = email;
}

// The shared parts of the journeys through tests: a signed-in candidate, and a look at a screen in every size and
// theme.
import { expect, type Page } from "@playwright/test";
import { createClient, type DataOf, sittings } from "@sabiprep/contract";
import { aCandidate, type Candidate, signInTab } from "./people.ts";

export async function signedInCandidate(page: Page, baseURL: string): Promise<Candidate> {
  const candidate = await aCandidate({ baseURL });
  await signInTab(page, "candidate", candidate.token);
  return candidate;
}

export const apiOf = (baseURL: string, { token }: Candidate) =>
  createClient({ baseUrl: `${baseURL}/api`, token: () => token });

/** The sitting in the page's address, as stored on the server. */
/** A test whose first question is shown may still be on its way to the server. */
export async function sittingOnServer(
  baseURL: string,
  candidate: Candidate,
  page: Page,
): Promise<DataOf<typeof sittings.read>> {
  const asked = () => apiOf(baseURL, candidate).call(sittings.read, { session_id: sessionIdOf(page) });
  await expect.poll(() => asked().then(Boolean, () => false)).toBe(true);
  return asked();
}

export const sessionIdOf = (page: Page): string => new URL(page.url()).pathname.split("/")[2]!;

const sizes = [
  { width: 1280, height: 900 },
  { width: 360, height: 740 },
];

/**
 * Looks at narrow and dark, and at wide and light. LOOKS=all adds the other two. Each look costs seconds, and these two
 * cover every size and every colour. The page stays wide and light.
 */
export async function lookAround(page: Page, look: (name: string) => Promise<void>, name: string) {
  for (const colorScheme of ["dark", "light"] as const)
    for (const size of sizes.toReversed()) {
      const onTheWay = (colorScheme === "dark") !== size.width < 500;
      if (onTheWay && process.env.LOOKS !== "all") continue;
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(size);
      await look(`${name}-${size.width}-${colorScheme}`);
    }
}

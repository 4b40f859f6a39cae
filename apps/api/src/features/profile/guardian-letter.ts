import { GUARDIAN_LINK_DAYS } from "@sabiprep/contract";
import type { House } from "../../house.ts";
import { letterFrom } from "../mail/public.ts";

/** Somebody else reads it, so a candidate's own words stand in it only where they are plainly a name. */
const plainName = (name: string): string => (/^[\p{L}\p{M}' -]{2,30}$/u.test(name) ? name : "A student");

export const guardianLetter = (house: House, name: string, url: string) =>
  letterFrom(house, (site) => ({
    subject: `Your consent is asked for on ${site}`,
    heading: `${plainName(name)} asks for your consent`,
    paragraphs: [
      `${plainName(name)} practises for exams with ${site} and named you as parent or guardian.`,
      "May other students see them on the leaderboard? Shown would be the first name, the first letter of the last name, points, number of tests and average score. Nothing else, and nothing at all without your yes.",
      "Press the button, read what is asked and choose Agree or Decline. You need no account.",
    ],
    action: { label: "Read and answer", url },
    after: [
      `The link can be answered once, for ${GUARDIAN_LINK_DAYS} days. Keep this mail: by the same link you can take a yes back at any time.`,
      "If you do not know who this is, do nothing, or choose Decline.",
    ],
  }));

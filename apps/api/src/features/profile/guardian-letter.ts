import { GUARDIAN_LINK_DAYS } from "@sabiprep/contract";
import type { House } from "../../house.ts";
import { letterFrom } from "../mail/public.ts";

/** Somebody else reads it, so a candidate's own words stand in it only where they are plainly a name. */
const isPlain = (name: string): boolean => /^[\p{L}\p{M}' -]{2,30}$/u.test(name);

/** In the candidate's language, which is most likely that of the family. */
export const guardianLetter = (house: House, named: string, url: string) =>
  letterFrom(house, (site, t) => {
    const name = isPlain(named) ? named : t("A student");
    return {
      subject: t("Your consent is asked for on {site}", { site }),
      heading: t("{name} asks for your consent", { name }),
      paragraphs: [
        t("{name} practises for exams with {site} and named you as parent or guardian.", { name, site }),
        t(
          "May other students see them on the leaderboard? Shown would be the first name, the first letter of the last name, points, number of tests and average score. Nothing else, and nothing at all without your yes.",
        ),
        t("Press the button, read what is asked and choose Agree or Decline. You need no account."),
      ],
      action: { label: t("Read and answer"), url },
      after: [
        t(
          "The link can be answered once, for {days} days. Keep this mail: by the same link you can take a yes back at any time.",
          { days: GUARDIAN_LINK_DAYS },
        ),
        t("If you do not know who this is, do nothing, or choose Decline."),
      ],
    };
  });

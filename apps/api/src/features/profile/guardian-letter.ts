import { GUARDIAN_LINK_DAYS } from "@sabiprep/contract";
import type { AppContext } from "../../app-context.ts";
import { emailFrom } from "../mail/public.ts";

/** Another person reads it, so it includes a candidate's own words only when they are clearly a name. */
const isPlain = (name: string): boolean => /^[\p{L}\p{M}' -]{2,30}$/u.test(name);

/** In the candidate's language, which is most likely the family's language. */
export const guardianEmail = (context: AppContext, named: string, url: string) =>
  emailFrom(context, (site, t) => {
    const name = isPlain(named) ? named : t("A student");
    return {
      subject: t("{site} is asking for your consent", { site }),
      heading: t("{name} needs your consent", { name }),
      paragraphs: [
        t("{name} is preparing for exams with {site} and named you as their parent or guardian.", { name, site }),
        t(
          "Do you agree that other students can see them on the leaderboard? We would show their first name, the first letter of their last name, their points, number of tests and average score. We show nothing unless you agree.",
        ),
        t("Press the button, read the request and choose Agree or Decline. You do not need an account."),
      ],
      action: { label: t("Read and answer"), url },
      after: [
        t(
          "You can answer only once and have {days} days to do it. Keep this email. If you agree, you can use the same link to change your mind at any time.",
          { days: GUARDIAN_LINK_DAYS },
        ),
        t("If you do not know this person, choose Decline or ignore this email."),
      ],
    };
  });

import { ChevronDown } from "lucide-react";
import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { publicPath } from "../../lib/public-path.ts";
import { SitePage } from "./site-page.tsx";

const questions = (): readonly { ask: string; answer: string }[] => [
  {
    ask: t("Is it really free?"),
    answer: t(
      "Creating an account is free and you do not need a credit card. The Free plan includes 5 practice tests a month (50 questions a month). It also includes every second year of past questions. Paid plans remove the limits.",
    ),
  },
  {
    ask: t("Are these the real WAEC, NECO and JAMB questions?"),
    answer: t(
      "We write our own questions to match each syllabus and arrange them as papers by year. We mark them as original. The exam boards own their papers. When we are allowed to show an official paper, we mark it as official.",
    ),
  },
  {
    ask: t("Does it work on a small phone with little data?"),
    answer: t(
      "Yes. A test of 40 questions uses about as much data as one small picture, and pictures load only when you want them. You can carry on with a test when you are offline.",
    ),
  },
  {
    ask: t("What happens if the power or the network fails during a test?"),
    answer: t(
      "You lose nothing. We save each answer on your device as you choose it and send it when you are back online. In exam mode the clock keeps running. Answers you give in time count, even if we receive them later.",
    ),
  },
  {
    ask: t("How is my score worked out?"),
    answer: t(
      "Your score is the percentage of questions you got right. WAEC and NECO tests also show a grade from A1 to F9, and JAMB mocks show a score out of 400. You do not lose marks for wrong answers. On the leaderboard a wrong answer costs points, but points are not marks.",
    ),
  },
  {
    ask: t("I think a question is wrong. What now?"),
    answer: t(
      "Press Report on the question. If our answer is wrong, we will correct it and mark every affected test again. We will tell everyone whose score changed.",
    ),
  },
  {
    ask: t("Who can see my results?"),
    answer: t(
      "Only you and the people you share them with can see them. The leaderboard shows a first name and the first letter of the last name, and only for students who chose to join.",
    ),
  },
  {
    ask: t("Can I get my money back?"),
    answer: t(
      "Yes. Each student can get their money back once, within 7 days of paying. Press “Ask for my money back” on the Subscriptions page.",
    ),
  },
  {
    ask: t("I did not get the verification email."),
    answer: t(
      "Check your spam folder, wait a minute and press Resend. If you typed the wrong email address, change it on the same page.",
    ),
  },
  {
    ask: t("I am a parent or a teacher. Can I help?"),
    answer: t(
      "Yes. A student can share their progress with you and stop at any time. If you want to use our site in a school computer lab, please contact us.",
    ),
  },
];

export function FaqPage() {
  return (
    <SitePage path={paths.faq}>
      <div className="wrap stack max-w-[760px] gap-6 py-8 md:py-12">
        <div className="stack gap-2">
          <h1>{t("Frequently asked questions")}</h1>
          <p className="text-muted">
            {t("Still need help?")} <a href={publicPath(paths.help)}>{t("Help Centre")}</a> ·{" "}
            <a href={publicPath(paths.contact)}>{t("Contact")}</a>
          </p>
        </div>
        <div>
          {questions().map(({ ask, answer }) => (
            <details key={ask} className="fold">
              <summary>
                {ask}
                <ChevronDown className="icon" aria-hidden="true" />
              </summary>
              <div>{answer}</div>
            </details>
          ))}
        </div>
      </div>
    </SitePage>
  );
}

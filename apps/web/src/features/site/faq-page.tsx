import { ChevronDown } from "lucide-react";
import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { publicPath } from "../../lib/public-path.ts";
import { SitePage } from "./site-page.tsx";

const questions = (): readonly { ask: string; answer: string }[] => [
  {
    ask: t("Is it really free?"),
    answer: t(
      "Creating an account is free and no credit card is required. The free plan holds 5 practice tests a month, 50 practice questions in all, and every free year of past questions. Paid plans lift the limits.",
    ),
  },
  {
    ask: t("Are these the real WAEC, NECO and JAMB questions?"),
    answer: t(
      "The questions we ship are our own, written on each syllabus and arranged as papers by year; the screens call them original. The boards own their papers. Where staff have the right to show an official paper, the screen says official.",
    ),
  },
  {
    ask: t("Does it work on a small phone with little data?"),
    answer: t(
      "Yes. Pages are small, a set of 40 questions is about the size of one small picture, and pictures load only when you want them. Tests go on without a network.",
    ),
  },
  {
    ask: t("What happens if the power or the network goes during a test?"),
    answer: t(
      "Nothing is lost. Each answer is kept on your device when you choose it and sent when you are back. In exam mode the clock is the server's; answers given in time count even when they arrive later.",
    ),
  },
  {
    ask: t("How is my score worked out?"),
    answer: t(
      "The server compares your answers with the key: right answers over questions handed out, in per cent. WAEC and NECO tests also show a grade from A1 to F9, JAMB mocks a score out of 400. There is no negative marking.",
    ),
  },
  {
    ask: t("I think a question is wrong. What now?"),
    answer: t(
      "Report it from the question itself. If the key was wrong we correct it, mark every affected test again and tell everybody whose score changed.",
    ),
  },
  {
    ask: t("Who can see my results?"),
    answer: t(
      "You, and people you share them with. Leaderboards show first name and initial, and only of those who joined.",
    ),
  },
  {
    ask: t("Can I get my money back?"),
    answer: t("Yes, within 7 days of paying. Write to us from your account's address."),
  },
  {
    ask: t("I did not get the verification letter."),
    answer: t(
      "Look into the spam folder, wait a minute and press Resend. If the address has a mistake, correct it on the same screen.",
    ),
  },
  {
    ask: t("I am a parent or a teacher. Can I help?"),
    answer: t(
      "A candidate can share progress with you and take that back at any time. Schools that want to use it in a lab are welcome to write to us.",
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
            {t("Not here?")} <a href={publicPath(paths.help)}>{t("Help Centre")}</a> ·{" "}
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

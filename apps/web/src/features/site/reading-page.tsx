import { config } from "../../lib/config.ts";
import { currentLocale, dateText, t } from "../../lib/i18n.ts";
import { rich } from "../../ui/rich.ts";
import { SitePage } from "./site-page.tsx";

/** A paragraph, or the points of a list. */
type Block = string | readonly string[];

export interface Section {
  id: string;
  title: string;
  blocks: readonly Block[];
}

interface ReadingPageProps {
  path: string;
  title: string;
  intro: string;
  /** The day of the last change, for legally binding texts. */
  updated?: string;
  /** The English text is binding. The others help to read it. */
  binds?: boolean;
  sections: readonly Section[];
}

/** The names a text may contain: {site} and {email}. */
export const names = () => ({ site: config.site_name, email: config.support_email });

/** A page of text with its own table of contents. */
export function ReadingPage({ path, title, intro, updated, binds, sections }: ReadingPageProps) {
  return (
    <SitePage path={path}>
      <div className="wrap grid grid-cols-1 gap-8 py-8 md:py-12 lg:grid-cols-[240px_minmax(0,1fr)] lg:gap-12">
        <nav aria-label={t("On this page")} className="order-2 lg:order-1 lg:sticky lg:top-28 lg:self-start">
          <ul className="stack gap-0">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a className="flex min-h-12 items-center font-normal no-underline hover:underline" href={`#${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <article className="prose lg:order-2">
          <h1>{title}</h1>
          {updated && (
            <p className="text-sm text-muted">
              {t("Last updated on {date}", {
                date: dateText(updated, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }),
              })}
            </p>
          )}
          {binds && currentLocale() !== "en" && (
            <p>
              {rich("This translation is here to help you. Only {english} is legally binding.", {
                english: (
                  <a href={path} hrefLang="en">
                    {t("the English text")}
                  </a>
                ),
              })}
            </p>
          )}
          <p className="text-lg">{intro}</p>
          {sections.map((section) => (
            <ReadingSection key={section.id} section={section} />
          ))}
        </article>
      </div>
    </SitePage>
  );
}

function ReadingSection({ section: { id, title, blocks } }: { section: Section }) {
  return (
    <>
      <h2 id={id}>{title}</h2>
      {blocks.map((block) =>
        typeof block === "string" ? (
          <p key={block}>{block}</p>
        ) : (
          <ul key={block[0]}>
            {block.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        ),
      )}
    </>
  );
}

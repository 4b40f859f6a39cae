import { formatMessage } from "@sabiprep/contract";
import { config } from "../../lib/config.ts";
import { t } from "../../lib/i18n.ts";
import { SitePage } from "./site-page.tsx";

/** A paragraph, or the points of a list. */
type Block = string | readonly string[];

export interface Section {
  id: string;
  title: string;
  blocks: readonly Block[];
}

interface ReadingPageProps {
  title: string;
  intro: string;
  /** The day the text last changed, for texts that bind somebody. */
  updated?: string;
  sections: readonly Section[];
}

/** What a text may name: {site} and {email}. */
const words = () => ({ site: config.site_name, email: config.support_email });

/** A page of text with its own table of contents. Such texts bind or explain at length: they are English in every language. */
export function ReadingPage({ title, intro, updated, sections }: ReadingPageProps) {
  return (
    <SitePage>
      <div className="wrap grid gap-8 py-8 md:py-12 lg:grid-cols-[240px_minmax(0,1fr)] lg:gap-12">
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
          {updated && <p className="text-sm text-muted">{t("Last changed on {date}", { date: updated })}</p>}
          <p className="text-lg">{formatMessage(intro, words())}</p>
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
          <p key={block}>{formatMessage(block, words())}</p>
        ) : (
          <ul key={block[0]}>
            {block.map((point) => (
              <li key={point}>{formatMessage(point, words())}</li>
            ))}
          </ul>
        ),
      )}
    </>
  );
}

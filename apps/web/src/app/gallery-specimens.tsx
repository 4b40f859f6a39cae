// Everything a question can contain, in development only. People look at it, and the journeys compare it pixel by
// pixel.
import { useQuery } from "@tanstack/react-query";
import { usePageTitle } from "../lib/page-title.ts";
import { setTextSize, textSizes } from "../lib/preferences.ts";
import { QuestionPicture } from "../pieces/question-picture.tsx";
import { StoredMarkup } from "../pieces/stored-markup.tsx";
import { Await } from "../ui/await.tsx";
import { Button } from "../ui/button.tsx";
import { ThemeToggle } from "../ui/theme-toggle.tsx";
import { galleryQuestion } from "./gallery-pages.tsx";

interface Sheet {
  formulas: { group: string; name: string; html: string; wide?: string }[];
  texts: { name: string; html: string }[];
  figures: { family: string; svg: string; alt: string }[];
}

/** Another sheet may be requested by name, such as a page with all formulas of the bank. */
const readSheet = async (): Promise<Sheet> => (await fetch(`/__specimens.json${location.search}`)).json();

export function GallerySpecimens() {
  usePageTitle("Specimens");
  const sheet = useQuery({ queryKey: ["specimens"], queryFn: readSheet });
  return (
    <main id="main" tabIndex={-1} className="wrap stack gap-6 py-6">
      <div className="row justify-between print:hidden">
        <h1>Specimens</h1>
        <div className="row">
          {textSizes.map((size) => (
            <Button key={size} tone="plain" onClick={() => setTextSize(size)}>
              Text {size}
            </Button>
          ))}
          <ThemeToggle />
        </div>
      </div>
      <Await query={sheet}>
        {({ formulas, texts, figures }) => (
          <>
            <Formulas formulas={formulas} />
            {texts.map(({ name, html }) => (
              <section key={name} className="card stack">
                <h2>{name}</h2>
                <StoredMarkup className="question" markup={html} />
              </section>
            ))}
            {figures.map(({ family, svg, alt }) => (
              <section key={family} className="card stack">
                <h2>{family}</h2>
                <QuestionPicture
                  question={{
                    ...galleryQuestion,
                    image_alt: alt,
                    image_url: `data:image/svg+xml,${encodeURIComponent(svg)}`,
                  }}
                />
              </section>
            ))}
          </>
        )}
      </Await>
    </main>
  );
}

function Formulas({ formulas }: { formulas: Sheet["formulas"] }) {
  const groups = [...new Set(formulas.map(({ group }) => group))];
  return groups.map((group) => (
    <section key={group} className="card stack">
      <h2>{group}</h2>
      <ul className="flex flex-wrap gap-4">
        {formulas
          .filter((formula) => formula.group === group)
          .map(({ name, html, wide }) => (
            <li key={name} data-specimen={name} className="max-w-full min-w-24 rounded-md bg-canvas p-3">
              <StoredMarkup className="question" markup={html} />
              {wide && <StoredMarkup className="question" markup={wide} />}
              <code className="text-sm text-muted wrap-anywhere">{name}</code>
            </li>
          ))}
      </ul>
    </section>
  ));
}

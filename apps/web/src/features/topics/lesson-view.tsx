import { FileText, Flag, Pause, Play, Square } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { StoredMarkup } from "../../pieces/stored-markup.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { lazyOnline, MountOnce } from "../../ui/lazy-with-retry.tsx";
import { keepPlace, keptPlace } from "./place-in-lesson.ts";
import { canReadAloud, useReadAloud } from "./read-aloud.ts";
import type { Topic } from "./topic.ts";

const UnclearDialog = lazyOnline(async () => (await import("./unclear-dialog.tsx")).UnclearDialog);

const WORDS_A_MINUTE = 130;

/** Slower than plain reading, because the reader follows calculations. */
const minutesToRead = (body: string) =>
  Math.max(1, Math.round(body.replaceAll(/<[^>]*>/g, " ").split(/\s+/).length / WORDS_A_MINUTE));

export function LessonView({ topic, lesson }: { topic: Topic; lesson: NonNullable<Topic["lesson"]> }) {
  const text = useRef<HTMLDivElement>(null);
  const [unclear, setUnclear] = useState(false);
  const sections = useSections(text, topic.uuid);
  return (
    <article className="stack gap-4" aria-labelledby="lesson">
      <div className="stack gap-1">
        <h2 id="lesson">{lesson.title === topic.name ? t("The lesson") : lesson.title}</h2>
        <p className="text-muted">{lesson.description}</p>
        <p className="num text-sm text-muted">{t("{n} min to read", { n: minutesToRead(lesson.body) })}</p>
      </div>
      <div className="topic-tools">
        {canReadAloud() && <ReadAloud text={text} />}
        <Link className={buttonClass({ tone: "plain" })} to={`${paths.studyMaterials}?read=${lesson.uuid}`}>
          <FileText className="icon" aria-hidden="true" />
          {t("Open as a sheet to print or save")}
        </Link>
      </div>
      {sections.kept && (
        <p className="topic-kept">
          {t("You stopped at: {section}.", { section: sections.kept })}{" "}
          <button type="button" className="underline" onClick={sections.goOn}>
            {t("Continue from there")}
          </button>
        </p>
      )}
      <div ref={text}>
        <StoredMarkup className="note" markup={lesson.body} />
      </div>
      <Button tone="quiet" className="justify-self-start" onClick={() => setUnclear(true)}>
        <Flag className="icon" aria-hidden="true" />
        {t("Something here is unclear")}
      </Button>
      <MountOnce wanted={unclear}>
        <UnclearDialog open={unclear} onClose={() => setUnclear(false)} topic={topic} sections={sections.titles} />
      </MountOnce>
    </article>
  );
}

function ReadAloud({ text }: { text: RefObject<HTMLDivElement | null> }) {
  const { state, play, pause, stop } = useReadAloud(text);
  return (
    <div className="row gap-2">
      {state === "reading" ? (
        <Button tone="plain" onClick={pause}>
          <Pause className="icon" aria-hidden="true" />
          {t("Pause")}
        </Button>
      ) : (
        <Button tone="plain" onClick={play}>
          <Play className="icon" aria-hidden="true" />
          {state === "paused" ? t("Resume") : t("Read aloud")}
        </Button>
      )}
      {state !== "off" && (
        <Button tone="quiet" onClick={stop}>
          <Square className="icon" aria-hidden="true" />
          {t("Stop")}
        </Button>
      )}
    </div>
  );
}

const headsOf = (lesson: HTMLElement) => [...lesson.querySelectorAll("h3")];

/** Scrolls to the linked place, and again when the text is rendered again, if the reader has not moved. */
function arriveAt(hash: string) {
  const at = /^#section-(\d+)$/.exec(hash)?.[1];
  const moved = new AbortController();
  for (const kind of ["wheel", "touchstart", "keydown", "pointerdown"])
    addEventListener(kind, () => moved.abort(), { signal: moved.signal, passive: true });
  return (heads: HTMLElement[]) => {
    const head = at === undefined || moved.signal.aborted ? undefined : heads[Number(at)];
    head?.scrollIntoView({ block: "start" });
  };
}

/** The lesson's sections. The last read section is stored on this device, and offered again. */
function useSections(text: RefObject<HTMLDivElement | null>, topicId: string) {
  const [titles, setTitles] = useState<string[]>([]);
  const [kept, setKept] = useState<string | null>(null);
  useEffect(() => {
    const lesson = text.current;
    if (!lesson) return;
    setKept(keptPlace(topicId));
    const seen = new IntersectionObserver((entries) => {
      const [first] = headsOf(lesson);
      // Everyone starts in the first section, so there is nothing to return to.
      for (const { isIntersecting, target } of entries)
        if (isIntersecting && target !== first) keepPlace(topicId, target.textContent);
    });
    const arrived = arriveAt(location.hash);
    const watch = () => {
      arrived(headsOf(lesson));
      seen.disconnect();
      for (const head of headsOf(lesson)) seen.observe(head);
      setTitles(headsOf(lesson).map(({ textContent }) => textContent));
    };
    watch();
    // The text is rendered again when the font for its formulas is loaded.
    const redrawn = new MutationObserver(watch);
    redrawn.observe(lesson, { childList: true, subtree: true });
    return () => {
      seen.disconnect();
      redrawn.disconnect();
    };
  }, [text, topicId]);
  const goOn = () => {
    const heads = text.current ? headsOf(text.current) : [];
    heads.find(({ textContent }) => textContent === kept)?.scrollIntoView({ block: "start" });
    setKept(null);
  };
  return { titles, kept: kept && titles.includes(kept) ? kept : null, goOn };
}

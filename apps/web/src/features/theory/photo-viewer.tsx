import type { TheoryPhoto } from "@sabiprep/contract";
import { Minus, Plus, RotateCw } from "lucide-react";
import { useState } from "react";
import { t } from "../../lib/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TurnedPicture } from "./turned-picture.tsx";
import { useLocalPhotos } from "./use-photos.ts";

const ZOOM_STEPS = [1, 1.5, 2, 3] as const;

/** The pages of an answer, one below the other. Each opens large, and can be turned and enlarged there. */
export function AnswerPhotos({ photos }: { photos: readonly TheoryPhoto[] }) {
  const local = useLocalPhotos(photos.map(({ id }) => id));
  const [openAt, setOpenAt] = useState<number | null>(null);
  if (photos.length === 0) return null;
  const pages = photos.map((photo) => ({ ...photo, src: local.get(photo.id)?.url ?? photo.url }));
  const open = openAt === null ? undefined : pages[openAt];
  return (
    <div className="theory-photos">
      {pages.map(({ id, src, turns, width, height }, at) =>
        src ? (
          <button
            key={id}
            type="button"
            aria-label={t("Enlarge page {n}", { n: at + 1 })}
            onClick={() => setOpenAt(at)}
          >
            <TurnedPicture {...{ src, turns, width, height }} alt={t("Page {n} of your working", { n: at + 1 })} />
          </button>
        ) : (
          <p key={id} className="theory-photo-missing">
            {t("Page {n} is still on the phone that took it. It appears here when that phone has a connection.", {
              n: at + 1,
            })}
          </p>
        ),
      )}
      <Dialog open={Boolean(open?.src)} onClose={() => setOpenAt(null)} title={t("Page {n}", { n: (openAt ?? 0) + 1 })}>
        {open?.src && <Enlarged key={open.id} {...open} src={open.src} />}
      </Dialog>
    </div>
  );
}

function Enlarged({ src, turns, width, height }: TheoryPhoto & { src: string }) {
  const [zoom, setZoom] = useState(0);
  const [more, setMore] = useState(0);
  return (
    <div className="stack gap-3">
      <div className="row gap-2">
        <Button tone="line" icon aria-label={t("Smaller")} disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
          <Minus className="icon" aria-hidden="true" />
        </Button>
        <Button
          tone="line"
          icon
          aria-label={t("Larger")}
          disabled={zoom === ZOOM_STEPS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          <Plus className="icon" aria-hidden="true" />
        </Button>
        <Button tone="line" icon aria-label={t("Turn right")} onClick={() => setMore((more + 1) % 4)}>
          <RotateCw className="icon" aria-hidden="true" />
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled picture must be reachable by keyboard. */}
      <section className="theory-enlarged" tabIndex={0} aria-label={t("The page, enlarged")}>
        <div style={{ width: `${ZOOM_STEPS[zoom]! * 100}%` }}>
          <TurnedPicture {...{ src, width, height }} turns={(turns + more) % 4} alt={t("Your working")} />
        </div>
      </section>
    </div>
  );
}

import { Maximize2 } from "lucide-react";
import { useState } from "react";
import { t } from "../lib/i18n.ts";
import { lazyWithRetry, MountOnce } from "../ui/lazy-with-retry.tsx";

const PictureViewer = lazyWithRetry(async () => (await import("../ui/picture-viewer.tsx")).PictureViewer);

/** The text size our drawings are made for. */
const DRAWN_FOR = 16;

interface FigureProps {
  src: string;
  alt: string;
  /** If known, its space is reserved from the start, and nothing below it moves when it loads. */
  size?: { width: number; height: number } | null;
}

/** A picture on white paper. It grows with the text, so its labels do too. A click opens it over the full screen. */
export function Figure({ src, alt, size }: FigureProps) {
  const [natural, setNatural] = useState(0);
  const [open, setOpen] = useState(false);
  const width = size?.width ?? natural;
  const grown = width ? { width: `calc(var(--question) * ${width / DRAWN_FOR})` } : undefined;
  return (
    <div className="figure">
      <div className="figure-frame">
        <img
          {...size}
          src={src}
          alt={alt}
          style={grown}
          onLoad={(event) => setNatural(event.currentTarget.naturalWidth)}
        />
        <button
          type="button"
          className="figure-open"
          aria-label={t("Enlarge the picture")}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Maximize2 className="icon" aria-hidden="true" />
        </button>
      </div>
      <MountOnce wanted={open}>
        <PictureViewer open={open} onClose={() => setOpen(false)} src={src} alt={alt} />
      </MountOnce>
    </div>
  );
}

// A picture over the full screen. Two fingers zoom it, one moves it, and keys and buttons do the same.
import { Maximize, Minus, Plus, X } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { t } from "../lib/i18n.ts";
import { useBackCloses } from "./back-closes.ts";
import { Button } from "./button.tsx";
import "./picture-viewer.css";
import { type Frame, FULL_VIEW, MAX_SCALE, moved, type Point, pinched, type View, zoomed } from "./zoom-view.ts";

const STEP = 1.5;
const STRIDE = 60;
const DOUBLE = 2.5;
const arrows: Record<string, Point> = {
  ArrowLeft: { x: STRIDE, y: 0 },
  ArrowRight: { x: -STRIDE, y: 0 },
  ArrowUp: { x: 0, y: STRIDE },
  ArrowDown: { x: 0, y: -STRIDE },
};

interface PictureViewerProps {
  open: boolean;
  onClose: () => void;
  src: string;
  alt: string;
}

export function PictureViewer({ open, onClose, src, alt }: PictureViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (open && element && !element.open) element.showModal();
    if (!open) element?.close();
  }, [open]);
  useBackCloses(open, onClose);
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    <dialog ref={dialog} className="viewer" aria-label={t("Picture")} onCancel={cancel}>
      {open && <Stage src={src} alt={alt} onClose={onClose} />}
    </dialog>
  );
}

function Stage({ src, alt, onClose }: Omit<PictureViewerProps, "open">) {
  const stage = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, Point>());
  const [view, setView] = useState<View>(FULL_VIEW);
  const frame = (): Frame => stage.current!.getBoundingClientRect();
  const zoom = (factor: number, at?: Point) => setView((view) => zoomed(view, factor, frame(), at));
  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top, width, height } = stage.current!.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };

  function press(event: PointerEvent<HTMLDivElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, pointOf(event));
  }
  function drag(event: PointerEvent) {
    const was = fingers.current.get(event.pointerId);
    if (!was) return;
    const is = pointOf(event);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, is);
    setView((view) =>
      other
        ? pinched(view, [was, other], [is, other], frame())
        : moved(view, { x: is.x - was.x, y: is.y - was.y }, frame()),
    );
  }
  const release = (event: PointerEvent) => void fingers.current.delete(event.pointerId);

  function keyDown(event: KeyboardEvent) {
    const arrow = arrows[event.key];
    if (arrow) setView((view) => moved(view, arrow, frame()));
    else if (event.key === "+" || event.key === "=") zoom(STEP);
    else if (event.key === "-") zoom(1 / STEP);
    else if (event.key === "0") setView(FULL_VIEW);
    else return;
    event.preventDefault();
  }

  const { x, y, scale } = view;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys pressed anywhere in the dialog move the picture; every one of them has its button.
    <div className="viewer-room" onKeyDown={keyDown}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what fingers do here, the keys and buttons do too. */}
      <div
        ref={stage}
        className="viewer-stage"
        onPointerDown={press}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
        onDoubleClick={(event) => (scale > 1 ? setView(FULL_VIEW) : zoom(DOUBLE, pointOf(event)))}
        onWheel={(event) => zoom(event.deltaY < 0 ? 1.2 : 1 / 1.2, pointOf(event))}
      >
        <img src={src} alt={alt} draggable={false} style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }} />
      </div>
      <div className="viewer-tools">
        <Button tone="plain" icon aria-label={t("Zoom out")} disabled={scale <= 1} onClick={() => zoom(1 / STEP)}>
          <Minus aria-hidden="true" />
        </Button>
        <output className="num">{Math.round(scale * 100)}%</output>
        <Button tone="plain" icon aria-label={t("Zoom in")} disabled={scale >= MAX_SCALE} onClick={() => zoom(STEP)}>
          <Plus aria-hidden="true" />
        </Button>
        <Button tone="plain" icon aria-label={t("Full picture")} onClick={() => setView(FULL_VIEW)}>
          <Maximize aria-hidden="true" />
        </Button>
        <Button tone="plain" icon aria-label={t("Close")} className="ml-auto" onClick={onClose}>
          <X aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
}

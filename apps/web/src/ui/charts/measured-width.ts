import { useEffect, useRef, useState } from "react";

const WIDTH_BEFORE_MEASURING = 320;

/** A chart is drawn for the real width of its container, so that its text keeps its size. */
export function useMeasuredWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(WIDTH_BEFORE_MEASURING);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}

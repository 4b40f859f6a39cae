interface PathDrawingProps {
  width?: number;
  className?: string;
}

/** The motif: a tick that turns into a path to the sun. */
export function PathDrawing({ width = 160, className }: PathDrawingProps) {
  return (
    <svg viewBox="0 0 160 110" width={width} height={(width * 110) / 160} className={className} aria-hidden="true">
      <circle cx="128" cy="28" r="20" className="fill-sun" />
      <circle cx="128" cy="28" r="27" fill="none" className="stroke-sun" strokeWidth="2" strokeDasharray="2 6" />
      <path
        d="M8 96c40-18 106-18 144 0"
        fill="none"
        className="stroke-brand-tint"
        strokeWidth="16"
        strokeLinecap="round"
      />
      <path
        d="M22 72l16 20c34-2 14-34 46-40s30-2 36-18"
        fill="none"
        className="stroke-brand"
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

const hills = [
  ["M0 250C220 170 420 190 620 220s380-60 580-20v160H0z", "#12522F"],
  ["M0 300c260-70 470-10 660-20s330-70 540-40v120H0z", "#0F6336"],
  ["M0 330c300-40 640 40 1200-30v60H0z", "#0B6B3A"],
] as const;

const SUN = { cx: 1060, cy: 150 };

/** Hills, sun and the path, for the one deep green area of a page. Its colours are the same in both themes. */
export function Scene({ path }: { path: string }) {
  return (
    <svg className="scene" viewBox="0 0 1200 360" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <g fill="none" stroke="#FFC72C" strokeWidth="2">
        <circle {...SUN} r="112" strokeOpacity=".28" />
        <circle {...SUN} r="150" strokeOpacity=".18" strokeDasharray="3 11" />
        <circle {...SUN} r="190" strokeOpacity=".12" />
      </g>
      <circle {...SUN} r="76" fill="#FFC72C" />
      {hills.map(([shape, colour]) => (
        <path key={colour} d={shape} fill={colour} />
      ))}
      <path
        className="scene-path"
        d={path}
        fill="none"
        stroke="#FFF4D6"
        strokeWidth="13"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

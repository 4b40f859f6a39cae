import { useState } from "react";

interface TurnedPictureProps {
  src: string;
  /** Quarter turns, clockwise. */
  turns: number;
  alt: string;
  /** Known from the server. Otherwise read from the picture once it has loaded. */
  width?: number | null;
  height?: number | null;
}

/** A picture turned by quarters that fills the width it is given. The page keeps its shape while it loads. */
export function TurnedPicture({ src, turns, alt, width, height }: TurnedPictureProps) {
  const [size, setSize] = useState({ width: width ?? 3, height: height ?? 4 });
  const isSideways = turns % 2 === 1;
  const across = isSideways ? size.height : size.width;
  const down = isSideways ? size.width : size.height;
  return (
    <div className="theory-turned" style={{ aspectRatio: `${across} / ${down}` }}>
      <img
        src={src}
        alt={alt}
        style={{
          width: `${(size.width / across) * 100}%`,
          transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
        }}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setSize({ width: naturalWidth, height: naturalHeight })
        }
      />
    </div>
  );
}

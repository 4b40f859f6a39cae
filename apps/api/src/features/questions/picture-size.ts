// The size a picture is drawn at. The screen keeps its space before it loads, so that nothing moves under a finger.
export interface PictureSize {
  width: number;
  height: number;
}

/** Our own drawings state their size at the very beginning. */
export function drawnSize(svg: string): PictureSize | null {
  const [, width, height] = /^<svg [^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return sizeOf(Number(width), Number(height));
}

/** Null if the bytes are not a picture. */
export async function measuredSize(bytes: Buffer): Promise<PictureSize | null> {
  const { default: sharp } = await import("sharp");
  const { width = 0, height = 0 } = await sharp(bytes)
    .metadata()
    .catch(() => ({}) as { width?: number; height?: number });
  return sizeOf(width, height);
}

const sizeOf = (width: number, height: number): PictureSize | null =>
  width >= 1 && height >= 1 ? { width: Math.round(width), height: Math.round(height) } : null;

// How large a picture is drawn: its room is kept on the screen before it has come, so that nothing moves under a finger.
export interface PictureSize {
  width: number;
  height: number;
}

/** Our drawings say it themselves, at their very beginning. */
export function drawnSize(svg: string): PictureSize | null {
  const [, width, height] = /^<svg [^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return sizeOf(Number(width), Number(height));
}

/** Null where the bytes are no picture. */
export async function measuredSize(bytes: Buffer): Promise<PictureSize | null> {
  const { default: sharp } = await import("sharp");
  const { width = 0, height = 0 } = await sharp(bytes)
    .metadata()
    .catch(() => ({}) as { width?: number; height?: number });
  return sizeOf(width, height);
}

const sizeOf = (width: number, height: number): PictureSize | null =>
  width >= 1 && height >= 1 ? { width: Math.round(width), height: Math.round(height) } : null;

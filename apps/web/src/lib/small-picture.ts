// A camera picture is made small before it is sent, because data costs money and slow connections break. A picture that
// cannot be read here is sent unchanged, and the server reports what is wrong with it.

const AIM_BYTES = 300 * 1024;
const QUALITIES = [0.85, 0.7, 0.5] as const;

export interface Size {
  width: number;
  height: number;
}

/** How the browser decodes and encodes pictures. */
export interface Codec {
  read(file: Blob): Promise<Size & { write(size: Size, quality: number): Promise<Blob>; close(): void }>;
}

export function within({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The picture with a limited longer side, as near to the target size as good quality allows. */
export async function smallPicture(file: File, longest: number, codec: Codec = browserCodec): Promise<File> {
  if (file.size <= AIM_BYTES) return file;
  try {
    const picture = await codec.read(file);
    const size = within(picture, longest);
    let small: Blob = file;
    for (const quality of QUALITIES) {
      const made = await picture.write(size, quality);
      if (made.size < small.size) small = made;
      if (small.size <= AIM_BYTES) break;
    }
    picture.close();
    return small === file ? file : new File([small], `picture.${small.type.split("/")[1]}`, { type: small.type });
  } catch {
    return file;
  }
}

const browserCodec: Codec = {
  async read(file) {
    const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
    return {
      width: bitmap.width,
      height: bitmap.height,
      close: () => bitmap.close(),
      async write({ width, height }, quality) {
        const canvas = Object.assign(document.createElement("canvas"), { width, height });
        const paper = canvas.getContext("2d")!;
        // JPEG has no transparency. Without this it would be black.
        paper.fillStyle = "#fff";
        paper.fillRect(0, 0, width, height);
        paper.drawImage(bitmap, 0, 0, width, height);
        const encoded = (type: string) => new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality));
        const webp = await encoded("image/webp");
        // A browser that cannot write WebP returns a PNG, which is larger than the original.
        const made = webp?.type === "image/webp" ? webp : await encoded("image/jpeg");
        if (!made) throw new Error("the canvas is too large");
        return made;
      },
    };
  },
};

/** A form with one file in it, as a browser sends it. */
export function formWith(content: string | Uint8Array, name: string, type?: string): FormData {
  const form = new FormData();
  // Bytes are copied, because a Buffer may be a view of memory that other code uses.
  const part = typeof content === "string" ? content : new Uint8Array(content);
  form.append("file", new Blob([part], type ? { type } : {}), name);
  return form;
}

/** A small white picture. */
export async function aPicture(): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  return sharp({ create: { width: 8, height: 8, channels: 3, background: "white" } })
    .png()
    .toBuffer();
}

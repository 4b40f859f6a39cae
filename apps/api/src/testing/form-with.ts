/** A form with one file in it, as a browser sends it. */
export function formWith(content: string | Uint8Array, name: string, type?: string): FormData {
  const form = new FormData();
  // Bytes are copied: a Buffer may be a window on memory that others use.
  const part = typeof content === "string" ? content : new Uint8Array(content);
  form.append("file", new Blob([part], type ? { type } : {}), name);
  return form;
}

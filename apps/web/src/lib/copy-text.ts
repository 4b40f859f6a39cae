/**
 * Copies a text. Browsers offer the clipboard only at a secure address. Elsewhere the old command is used. Rejects if
 * neither works.
 */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  // Content outside an open dialog cannot be selected.
  const place = document.activeElement?.closest("dialog") ?? document.body;
  const before = document.activeElement;
  const area = document.createElement("textarea");
  area.value = text;
  area.readOnly = true;
  area.className = "sr-only";
  place.append(area);
  area.select();
  const copied = document.execCommand("copy");
  area.remove();
  if (before instanceof HTMLElement) before.focus();
  if (!copied) throw new Error("The browser did not copy.");
}

// Whether the search is open. Several buttons and a key open one box, which must not belong to a bar that is hidden
// when the screen is turned.
let open = false;
const listeners = new Set<() => void>();

export const searchIsOpen = (): boolean => open;

export function openSearch(wanted: boolean) {
  open = wanted;
  for (const listener of listeners) listener();
}

export function onSearchChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The slash opens it, unless the user is typing or another dialog is open. */
export function openBySlash(event: KeyboardEvent) {
  if (event.key !== "/" || event.ctrlKey || event.altKey || event.metaKey) return;
  const writing = event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable]");
  if (writing || document.querySelector("dialog[open]")) return;
  event.preventDefault();
  openSearch(true);
}

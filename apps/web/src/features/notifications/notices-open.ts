// Whether the notices are shown. Several bells lead to one list, which must not hang on a bar that a turned screen hides.
let open = false;
const listeners = new Set<() => void>();

export const noticesOpen = (): boolean => open;

export function showNotices(wanted: boolean) {
  open = wanted;
  for (const listener of listeners) listener();
}

export function onNoticesChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

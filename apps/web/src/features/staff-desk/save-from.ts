/** Lets the browser save the file at a signed link. */
export function saveFrom(url: string, name: string): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
}

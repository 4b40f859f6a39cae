/** A text with its drawings embedded, so that a copy can be read offline without other files. */
export async function withPictures(body: string, get: (address: string) => Promise<string>): Promise<string> {
  const addresses = [...new Set([...body.matchAll(/src="(\/api\/pictures\/[0-9a-f]+\.svg)"/g)].map(([, at]) => at!))];
  const drawings = await Promise.all(addresses.map(async (at) => [at, await get(at)] as const));
  return drawings.reduce(
    (text, [at, svg]) => text.replaceAll(`"${at}"`, `"data:image/svg+xml,${encodeURIComponent(svg)}"`),
    body,
  );
}

export async function fetchDrawing(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}

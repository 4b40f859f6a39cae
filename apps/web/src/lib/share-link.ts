// Real links that open a prepared message in the other app.

export type Platform = "WhatsApp" | "Twitter" | "Facebook";
export const platforms: readonly Platform[] = ["WhatsApp", "Twitter", "Facebook"];

export function shareLink(platform: Platform, text: string, url: string): string {
  const address = encodeURIComponent(url);
  const words = encodeURIComponent(text);
  if (platform === "WhatsApp") return `https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`;
  if (platform === "Twitter") return `https://twitter.com/intent/tweet?text=${words}&url=${address}`;
  return `https://www.facebook.com/sharer/sharer.php?u=${address}&quote=${words}`;
}

// The addresses of the pictures and recordings of questions.
const endings: Record<string, string> = {
  "image/svg+xml": "svg",
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/webp": "webp",
};

export const pictureUrl = (sha256: string | null, mimeType: string | null): string | null =>
  sha256 && `/api/pictures/${sha256}.${endings[mimeType ?? ""] ?? "svg"}`;

export const audioUrl = (uuid: string | null): string | null => uuid && `/api/recordings/${uuid}`;

/** The small part of fontkit that a test uses. It includes no types of its own. */
declare module "fontkit" {
  export function create(bytes: Uint8Array): {
    hasGlyphForCodePoint(code: number): boolean;
    directory: { tables: Record<string, unknown> };
  };
}

/**
 * Raised by one whenever the same source gives a different HTML or text. Stored HTML of an older version is then
 * rendered again from its source, in the background, in every database. Never lower it, and never use a number twice.
 */
export const RENDERER_VERSION = 7;

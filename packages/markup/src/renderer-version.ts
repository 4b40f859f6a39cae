/**
 * Raised by one whenever the same source gives another HTML or text. Stored HTML of an older version is then rendered again
 * from its source, in the background, in every database; never lower it, and never use a number twice.
 */
export const RENDERER_VERSION = 7;

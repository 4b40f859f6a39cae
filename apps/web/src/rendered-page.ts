// A public page as prerender.tsx draws it and the build writes it. It stands alone, because the build runs on Node and must not need to
// know what a screen knows.
export interface RenderedPage {
  path: string;
  title: string;
  description: string;
  /** Signed-in candidates are sent on to their dashboard before anything is drawn. */
  guestsOnly?: boolean;
  /** English unless said. */
  lang?: "en" | "yo" | "ig" | "ha";
  /** The same page in other languages, by their tags. */
  alternates?: Record<string, string>;
  /** When the app's script is called: never on pages that are only read. */
  app: "never" | "touch" | "now";
  /** Said on a page with a form where there is no script. */
  noScript?: string;
  html: string;
}

export type RenderPublicPages = () => Promise<RenderedPage[]>;

/** Screens as they stand before anything is known of their reader, in English: HTML by address. */
export type RenderWaitingScreens = (paths: readonly string[]) => Promise<Map<string, string>>;

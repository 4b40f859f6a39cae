// A public page as prerender.tsx renders it and the build writes it. It is a separate file, because the build runs on
// Node and must not depend on screens.
export interface RenderedPage {
  path: string;
  title: string;
  description: string;
  /** Signed-in candidates are redirected to their dashboard before anything is drawn. */
  guestsOnly?: boolean;
  /** Defaults to English. */
  lang?: "en" | "yo" | "ig" | "ha";
  /** The same page in other languages, by their tags. */
  alternates?: Record<string, string>;
  /** When the app's script is loaded: never on pages without forms. */
  app: "never" | "touch" | "now";
  /** Shown on a page with a form when scripts are off. */
  noScript?: string;
  html: string;
}

export type RenderPublicPages = () => Promise<RenderedPage[]>;

/** Screens before anything is known about their reader, in English: HTML by path. */
export type RenderWaitingScreens = (paths: readonly string[]) => Promise<Map<string, string>>;

import type { Plugin } from "vite";

const ORDER = "@layer theme, base, components, utilities;";

/**
 * Many sheets make one file, and the bundler decides which comes first. The first to name a layer sets its place, so every sheet says
 * the order itself: else the resets of `base` win over the components that were written before them.
 */
export const layerOrder = (): Plugin => ({
  name: "layer-order",
  enforce: "pre",
  transform: (code, id) => (id.split("?")[0]!.endsWith(".css") ? { code: `${ORDER}\n${code}`, map: null } : null),
});

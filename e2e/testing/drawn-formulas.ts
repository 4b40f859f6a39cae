// Which parts of the formulas on a page must be visible, and whether they are. A browser without a math font leaves
// them out, but the document looks the same. So the parts are found in the document and searched in the picture.
import type { Page } from "@playwright/test";
import { type Area, type Ink, inkIn } from "./ink.ts";

export type Kind = "root" | "root bar" | "root index" | "fraction bar" | "fence" | "stretched mark" | "mark" | "bar";

export interface Part extends Area {
  kind: Kind;
  /** The text of its formula, and the specimen that contains it. */
  of: string;
  specimen: string;
}

const seen: Record<Kind, (ink: Ink) => boolean> = {
  root: ({ rows }) => rows > 0.5,
  "root bar": ({ line }) => line > 0.85,
  "root index": ({ rows }) => rows > 0.3,
  "fraction bar": ({ line }) => line > 0.85,
  // As tall as its content.
  fence: ({ rows }) => rows > 0.8,
  "stretched mark": ({ columns }) => columns > 0.75,
  mark: ({ rows }) => rows > 0,
  bar: ({ line }) => line > 0.85,
};

export const partsOnPage = (page: Page): Promise<Part[]> => page.evaluate(findParts);

/** The parts that are not visible. */
export async function unseenParts(page: Page, reader: Page, parts: Part[]): Promise<Part[]> {
  const inks = await inkIn(page, reader, parts);
  return parts.filter((part, at) => !inks[at] || !seen[part.kind](inks[at]));
}

/** Runs in the browser. */
function findParts(): Part[] {
  const parts: Part[] = [];
  const boxOf = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left: left + scrollX, top: top + scrollY, right: right + scrollX, bottom: bottom + scrollY };
  };
  const fences = /^[()[\]{}|‖⟨⟩⌊⌋⌈⌉]$/;
  const stretching = /^[→←↔⏞⏟]$/;

  for (const math of document.querySelectorAll("math")) {
    const of = math.getAttribute("alttext") ?? math.textContent;
    const specimen = math.closest<HTMLElement>("[data-specimen]")?.dataset.specimen ?? "";
    // If the box of a wide formula has scrolled a part out of sight, the picture does not show it.
    const edge = boxOf(math.closest(".m-scroll, p, td, th, li")!).right;
    const add = (kind: Part["kind"], left: number, top: number, right: number, bottom: number) => {
      if (right <= edge) parts.push({ kind, of, specimen, x: left, y: top, width: right - left, height: bottom - top });
    };

    for (const root of math.querySelectorAll("msqrt, mroot")) {
      const [box, first, last] = [boxOf(root), boxOf(root.firstElementChild!), boxOf(root.lastElementChild!)];
      // In <mroot> the last child is the index, which is drawn before the sign.
      const indexed = root.localName === "mroot";
      add("root", indexed ? last.right - 3 : box.left, box.top, first.left, box.bottom);
      add("root bar", first.left + 1, box.top, (indexed ? first.right : last.right) - 1, first.top + 3);
      if (indexed) add("root index", last.left, last.top, last.right, last.bottom);
    }
    for (const fraction of math.querySelectorAll("mfrac:not([linethickness])")) {
      const [box, above, below] = [boxOf(fraction), boxOf(fraction.children[0]!), boxOf(fraction.children[1]!)];
      add("fraction bar", box.left + 1, above.bottom - 3, box.right - 1, below.top + 3);
    }
    for (const sign of math.querySelectorAll("mo")) {
      const said = sign.textContent;
      const parent = sign.parentElement!;
      const box = boxOf(sign);
      if (fences.test(said) && sign.getAttribute("stretchy") !== "false") {
        const inside = [...parent.children]
          .filter((other) => other.localName !== "mo" && other.localName !== "mspace")
          .map(boxOf);
        if (inside.length === 0) continue;
        const top = Math.min(...inside.map((each) => each.top));
        add("fence", box.left, top, box.right, Math.max(...inside.map((each) => each.bottom)));
      } else if (parent.matches("mover, munder") && sign === parent.children[1]) {
        const base = boxOf(parent.children[0]!);
        if (stretching.test(said) && sign.getAttribute("stretchy") !== "false")
          add("stretched mark", base.left, box.top, base.right, box.bottom);
        else add("mark", box.left, box.top - 6, box.right, box.bottom + 6);
      }
    }
    for (const barred of math.querySelectorAll(".m-over")) {
      const box = boxOf(barred);
      add("bar", box.left, box.top - 1, box.right, box.top + 4);
    }
  }
  return parts;
}

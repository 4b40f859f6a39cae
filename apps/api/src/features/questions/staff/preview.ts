import type { questions } from "@sabiprep/contract";
import { RenderProblem, render, renderInline } from "@sabiprep/markup";
import type { Call } from "../../../http/route.ts";

/** What the form's texts would look like; an unfinished formula is a remark beside its field, not an error. */
export function preview({ input }: Call<typeof questions.preview>) {
  return {
    texts: input.texts.map(({ name, source }) => {
      if (!source.trim()) return { name, html: "", problem: null };
      try {
        const how = name.startsWith("option_") ? renderInline : render;
        return { name, html: how(source).html, problem: null };
      } catch (problem) {
        if (!(problem instanceof RenderProblem)) throw problem;
        return { name, html: "", problem: problem.message };
      }
    }),
  };
}

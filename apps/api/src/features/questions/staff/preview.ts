import type { questions } from "@sabiprep/contract";
import type { Call } from "../../../http/route.ts";
import { renderTexts } from "../rendering/render-questions.ts";

/** How the form's texts will look. An unfinished formula is a note beside its field, not an error. */
export async function preview({ input }: Call<typeof questions.preview>) {
  const texts = input.texts.map(({ name, source }) => ({ name, source, inline: name.startsWith("option_") }));
  const written = texts.filter(({ source }) => source.trim());
  const shown = await renderTexts(written, "desk");
  return {
    texts: texts.map(({ name, source, inline }) => {
      if (!source.trim()) return { name, html: "", problem: null };
      const outcome = shown({ source, inline });
      return "html" in outcome
        ? { name, html: outcome.html, problem: null }
        : { name, html: "", problem: outcome.problem };
    }),
  };
}

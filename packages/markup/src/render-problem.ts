/** Thrown when a text cannot be shown as its author meant it. The message is for the author. */
export class RenderProblem extends Error {
  override name = "RenderProblem";
}

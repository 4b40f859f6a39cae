// Texts from outside are rendered in a thread of their own: one that takes too long is given up and named, and nobody else
// waits for it. People at a desk and files have a thread each, so that a preview never stands behind ten thousand rows.
import { once } from "node:events";
import { Worker } from "node:worker_threads";

export interface TextToRender {
  source: string;
  /** An option is one line, without a paragraph around it. */
  inline: boolean;
}

/** What a worker makes of a text, or why it can not. */
type RenderResult<Shape> = Shape | { problem: string };
export type Outcome = RenderResult<{ html: string }>;

/** Even the heaviest text our limits let through takes a tenth of this. */
const MAX_MS = 5_000;
const MAX_MEMORY_MB = 512;
const A_TURN = 50;
/** A thread that has nothing to do for so long ends, and what it held is free. */
const REST_MS = 20_000;

export class Renderer<Shape = { html: string }> {
  private worker: Promise<Worker> | null = null;
  private line: Promise<unknown> = Promise.resolve();
  private resting: NodeJS.Timeout | undefined;
  private readonly mostMs: number;
  private readonly restMs: number;
  private readonly program: URL;

  constructor({ mostMs = MAX_MS, restMs = REST_MS, program = new URL("./render-worker.ts", import.meta.url) } = {}) {
    this.mostMs = mostMs;
    this.restMs = restMs;
    this.program = program;
  }

  /** In turns, so that who has much to render does not keep the others waiting. */
  async render(texts: readonly TextToRender[]): Promise<RenderResult<Shape>[]> {
    const outcomes: RenderResult<Shape>[] = [];
    while (outcomes.length < texts.length) {
      const next = texts.slice(outcomes.length, outcomes.length + A_TURN);
      const turn = this.line.then(() => this.turn(next));
      this.line = turn.catch(() => {});
      outcomes.push(...(await turn));
    }
    return outcomes;
  }

  private async turn(texts: readonly TextToRender[]): Promise<RenderResult<Shape>[]> {
    clearTimeout(this.resting);
    const outcomes: RenderResult<Shape>[] = [];
    while (outcomes.length < texts.length) {
      this.worker ??= started(this.program);
      const worker = await this.worker;
      worker.ref();
      const whole = await collect(worker, texts.slice(outcomes.length), outcomes, this.mostMs);
      worker.unref();
      if (whole) continue;
      await this.close();
      outcomes.push({ problem: `the text takes too long to render: ${excerpt(texts[outcomes.length]!.source)}` });
    }
    // In the line like any turn: who comes meanwhile gets a new thread.
    this.resting = setTimeout(() => {
      this.line = this.line.then(() => this.close());
    }, this.restMs).unref();
    return outcomes;
  }

  private async close(): Promise<void> {
    const worker = await this.worker;
    this.worker = null;
    await worker?.terminate();
  }
}

async function started(program: URL): Promise<Worker> {
  const worker = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB } });
  await once(worker, "message");
  // An error without a listener would end the server; a worker that is given up may still have one to tell.
  worker.on("error", () => {});
  return worker;
}

/** Adds what the worker makes of the texts; false where it took too long over one of them, or died of it. */
function collect<Outcome>(
  worker: Worker,
  texts: TextToRender[],
  outcomes: Outcome[],
  mostMs: number,
): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const giveUp = () => resolve(false);
  let timer = setTimeout(giveUp, mostMs);
  let left = texts.length;
  const take = (outcome: Outcome) => {
    outcomes.push(outcome);
    left -= 1;
    clearTimeout(timer);
    if (left === 0) resolve(true);
    else timer = setTimeout(giveUp, mostMs);
  };
  worker.on("message", take);
  // Not its error but its end: what it said before it died is delivered first.
  worker.on("exit", giveUp);
  worker.postMessage(texts);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.off("message", take);
    worker.off("exit", giveUp);
  });
}

const excerpt = (source: string) => (source.length > 60 ? `${source.slice(0, 60)}…` : source);

const renderers = { desk: new Renderer(), files: new Renderer() };

/** What becomes of each text, in order. */
export const renderInChildProcess = (
  texts: readonly TextToRender[],
  lane: keyof typeof renderers,
): Promise<Outcome[]> => renderers[lane].render(texts);

// Renders texts from outside in a separate thread. A text that takes too long is given up and named, and no other
// request waits for it. Staff screens and files have a thread each, so that a preview never waits behind ten thousand
// rows.
import { once } from "node:events";
import { Worker } from "node:worker_threads";

export interface TextToRender {
  source: string;
  /** An option is one line, without a paragraph around it. */
  inline: boolean;
}

/** What a worker makes of a text, or why it cannot. */
type RenderResult<Shape> = Shape | { problem: string };
export type Outcome = RenderResult<{ html: string }>;

/** Even the heaviest text that our limits allow takes a tenth of this. */
const MAX_MS = 5_000;
const MAX_MEMORY_MB = 512;
const A_TURN = 50;
/** A thread that is idle for this long ends and frees its memory. */
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

  /** Takes turns, so that a large request does not keep the others waiting. */
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
    // Queued like any other turn: a later request gets a new thread.
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
  // An error without a listener would end the server, and a worker that was given up may still report one.
  worker.on("error", () => {});
  return worker;
}

/** Adds the worker's results for the texts. False if it took too long over one of them or died. */
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
  // Listens for its exit, not its error: messages sent before it died are delivered first.
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

/** The result for each text, in order. */
export const renderInChildProcess = (
  texts: readonly TextToRender[],
  lane: keyof typeof renderers,
): Promise<Outcome[]> => renderers[lane].render(texts);

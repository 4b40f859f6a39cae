// Sheets are printed in a separate process, which ends when nothing is left to print. Drawing letters and pictures uses
// more memory than the rest of a server, and drawing a sheet blocks all other requests.
import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";

export interface SheetToPrint {
  title: string;
  subject: string;
  site: string;
  source: string;
  pictures: { sha256: string; svg: string }[];
}

export type PrintedSheet = { bytes: Uint8Array } | { problem: string };

/** Even the longest note takes a tenth of this time on a busy machine. */
const MAX_MS = 60_000;
const REST_MS = 20_000;

export class Press {
  private child: ChildProcess | null = null;
  private line: Promise<unknown> = Promise.resolve();
  private resting: NodeJS.Timeout | undefined;

  /** One sheet after the other. */
  print(sheet: SheetToPrint): Promise<PrintedSheet> {
    const printed = this.line.then(() => this.printNow(sheet));
    this.line = printed;
    return printed;
  }

  private async printNow(sheet: SheetToPrint): Promise<PrintedSheet> {
    clearTimeout(this.resting);
    this.child ??= this.started();
    const child = this.child;
    const { promise, resolve } = Promise.withResolvers<PrintedSheet>();
    const giveUp = (problem: string) => {
      this.close();
      resolve({ problem });
    };
    const timer = setTimeout(giveUp, MAX_MS, "printing takes too long");
    const ended = () => giveUp("the printing process stopped");
    child.once("message", resolve);
    child.once("exit", ended);
    child.send(sheet, (problem) => problem && giveUp(problem.message));
    const printed = await promise;
    clearTimeout(timer);
    child.off("message", resolve).off("exit", ended);
    this.resting = setTimeout(() => this.close(), REST_MS).unref();
    return printed;
  }

  private started(): ChildProcess {
    const child = fork(fileURLToPath(new URL("./press-process.ts", import.meta.url)), [], {
      serialization: "advanced",
      execArgv: ["--disable-warning=ExperimentalWarning"],
      // It reads staff texts, so its environment holds no secrets.
      env: {
        NODE_ENV: process.env.NODE_ENV,
        PATH: process.env.PATH,
        SYSTEMROOT: process.env.SYSTEMROOT,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    // A stopping server does not wait for it. It ends automatically when its channel closes.
    child.unref();
    child.channel?.unref();
    child.once("exit", () => {
      if (this.child === child) this.child = null;
    });
    child.on("error", () => {});
    return child;
  }

  private close(): void {
    this.child?.kill("SIGKILL");
    this.child = null;
  }
}

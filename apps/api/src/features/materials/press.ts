// Sheets are printed in a process of their own, which ends when there is nothing left to print: what draws letters and
// pictures holds more memory than all the rest of a server, and a sheet being drawn lets nobody else's request in.
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

/** Even the longest note takes a tenth of this on a busy machine. */
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
      // It reads what staff wrote, so it is told no secrets.
      env: {
        NODE_ENV: process.env.NODE_ENV,
        PATH: process.env.PATH,
        SYSTEMROOT: process.env.SYSTEMROOT,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    // A server that stops does not wait for it; it ends by itself when nobody speaks to it any more.
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

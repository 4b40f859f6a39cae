// A proxy to a server that can go silent: connections stay open and nothing passes, as when a host dies without a word.
// Its kernel still accepts bytes, so only a client that waits for an answer notices.
import { connect, createServer, type Socket } from "node:net";

export interface FreezingProxy {
  /** The same address, through the proxy. */
  url: string;
  /** Everything open now is silent permanently. Later connections work unless `lasting`. */
  freeze(lasting?: boolean): void;
  /** New connections work again. */
  thaw(): void;
  /** Breaks all open connections. */
  cut(): void;
  close(): void;
}

export async function openFreezingProxy(url: string): Promise<FreezingProxy> {
  const target = new URL(url);
  const open = new Set<{ near: Socket; far: Socket }>();
  let silent = false;
  const server = createServer((near) => {
    if (silent) near.pause();
    const far = connect(Number(target.port), target.hostname);
    const pair = { near, far };
    open.add(pair);
    if (!silent) {
      near.pipe(far);
      far.pipe(near);
    }
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one
        .on("error", () => {})
        .on("close", () => {
          other.destroy();
          open.delete(pair);
        });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const through = new URL(url);
  through.hostname = "127.0.0.1";
  through.port = String((server.address() as { port: number }).port);
  const cut = () => {
    for (const { near, far } of open) {
      near.destroy();
      far.destroy();
    }
  };
  return {
    url: through.href,
    freeze: (lasting = false) => {
      silent = lasting;
      for (const { near, far } of open) {
        near.unpipe(far);
        far.unpipe(near);
        near.on("data", () => {});
        far.on("data", () => {});
      }
    },
    thaw: () => {
      silent = false;
    },
    cut,
    close: () => {
      cut();
      server.close();
    },
  };
}

// The attacker of the flood, in a separate thread so that it takes no time from the measurement. It opens many
// connections that each send many expensive requests ahead and reconnect as soon as they are closed, and some that
// never read a response.
import { once } from "node:events";
import { connect } from "node:net";
import { parentPort, Worker, workerData } from "node:worker_threads";

export interface FloodPlan {
  port: number;
  path: string;
  sockets: number;
  /** Requests that each connection writes together. */
  ahead: number;
  /** Connections that send requests and do not read. */
  deaf: number;
}

export interface Flood {
  /** Ends the attack except for the deaf connections. */
  stop(): Promise<FloodTally>;
  tally(): Promise<FloodTally>;
  end(): Promise<unknown>;
}

export interface FloodTally {
  connections: number;
  megabytes: number;
  refused: number;
  deafOpen: number;
}

/** Fifty connections of twenty requests, five times a second. */
const AGAIN_MS = 200;

export async function startFlood(plan: FloodPlan): Promise<Flood> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { flood: plan } });
  const ask = async (word: string): Promise<FloodTally> => {
    worker.postMessage(word);
    const [tally] = await once(worker, "message");
    return tally;
  };
  await once(worker, "online");
  return { stop: () => ask("stop"), tally: () => ask("tally"), end: () => worker.terminate() };
}

function attack({ port, path, sockets, ahead, deaf }: FloodPlan): void {
  const tally: FloodTally = { connections: 0, megabytes: 0, refused: 0, deafOpen: 0 };
  const requests = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`.repeat(ahead);
  let goes = true;
  const loud = () => {
    if (!goes) return;
    tally.connections++;
    const socket = connect(port, "127.0.0.1", () => socket.write(requests));
    let left = ahead;
    socket.on("data", (bytes) => {
      tally.megabytes += bytes.length / 1_048_576;
      const answers = bytes.toString("latin1").match(/HTTP\/1\.1 \d+/g) ?? [];
      tally.refused += answers.filter((answer) => answer.endsWith("429")).length;
      left -= answers.length;
      if (left <= 0) socket.destroy();
    });
    socket.on("error", () => {});
    socket.on("close", () => setTimeout(loud, AGAIN_MS));
  };
  for (let at = 0; at < sockets; at++) loud();
  for (let at = 0; at < deaf; at++) {
    tally.deafOpen++;
    const socket = connect(port, "127.0.0.1", () => socket.pause().write(requests));
    socket.on("error", () => {});
    // The end of the connection is noticed only by writing: the data received is never read.
    const knock = setInterval(() => socket.write("\r\n"), 1_000);
    socket.on("close", () => {
      clearInterval(knock);
      tally.deafOpen--;
    });
  }
  parentPort!.on("message", (word: string) => {
    if (word === "stop") goes = false;
    parentPort!.postMessage(tally);
  });
}

if (workerData?.flood) attack(workerData.flood);

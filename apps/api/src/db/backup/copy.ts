// COPY through the protocol: PostgreSQL's own bulk road, which the driver carries but has no call for.
import { once } from "node:events";
import type { Duplex } from "node:stream";
import type pg from "pg";

const pieceSize = 256 * 1024;

/** What the driver calls on a query of one's own; its type description leaves these out. */
type Connection = {
  stream: Duplex;
  query(sql: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
};

const submit = (client: pg.ClientBase, query: Record<string, unknown>) =>
  client.query(query as unknown as pg.Submittable);

export type CopiedOut = { pieces: AsyncGenerator<Buffer>; rows(): number };

/** The rows of a query as COPY text, in pieces; the socket rests while the reader is busy. */
export function copyOut(client: pg.ClientBase, query: string): CopiedOut {
  let rows = 0;
  let size = 0;
  let waiting: Buffer[] = [];
  let socket: Duplex | undefined;
  let ended = false;
  let abandoned = false;
  let failure: Error | undefined;
  let wake = () => {};

  function takeAll(): Buffer {
    const piece = Buffer.concat(waiting, size);
    waiting = [];
    size = 0;
    return piece;
  }

  submit(client, {
    submit(connection: Connection) {
      socket = connection.stream;
      connection.query(`copy (${query}) to stdout`);
    },
    handleCopyData({ chunk }: { chunk: Buffer }) {
      if (abandoned) return;
      // The driver reuses its buffer, so the row is copied out of it.
      waiting.push(Buffer.from(chunk));
      size += chunk.length;
      rows += 1;
      if (size < pieceSize) return;
      socket?.pause();
      wake();
    },
    handleCommandComplete() {},
    handleReadyForQuery() {
      ended = true;
      wake();
    },
    handleError(error: Error) {
      failure = error;
      wake();
    },
  });

  async function* pieces() {
    try {
      while (!ended && !failure) {
        if (size >= pieceSize) {
          yield takeAll();
          socket?.resume();
          continue;
        }
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      if (failure) throw failure;
      if (size > 0) yield takeAll();
    } finally {
      // A reader who leaves early must not leave the connection standing still.
      abandoned = true;
      socket?.resume();
    }
  }

  return { pieces: pieces(), rows: () => rows };
}

/** Feeds COPY text into a table; a source that fails cancels the statement. */
export function copyIn(client: pg.ClientBase, target: string, source: AsyncIterable<Buffer>): Promise<void> {
  return new Promise((resolve, reject) => {
    let failure: Error | undefined;

    async function feed(connection: Connection) {
      try {
        for await (const piece of source) {
          if (failure) return;
          connection.sendCopyFromChunk(piece);
          if (connection.stream.writableNeedDrain) await once(connection.stream, "drain");
        }
        connection.endCopyFrom();
      } catch (error) {
        failure ??= error as Error;
        connection.sendCopyFail("the source failed");
      }
    }

    submit(client, {
      submit: (connection: Connection) => connection.query(`copy ${target} from stdin`),
      handleCopyInResponse: (connection: Connection) => void feed(connection),
      handleCommandComplete() {},
      handleReadyForQuery: () => resolve(),
      handleError(error: Error) {
        failure ??= error;
        reject(failure);
      },
    });
  });
}

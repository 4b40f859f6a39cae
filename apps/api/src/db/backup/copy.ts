// COPY: PostgreSQL's own bulk transfer.
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from, to } from "pg-copy-streams";

const pieceSize = 256 * 1024;

export type CopiedOut = { pieces: AsyncGenerator<Buffer>; rows(): number };

/**
 * The rows of a query as COPY text, in pieces. The row count is known after the last piece. No other code may read from
 * this connection.
 */
export function copyOut(client: pg.ClientBase, query: string): CopiedOut {
  const copy = client.query(to(`copy (${query}) to stdout`));

  async function* pieces() {
    let waiting: Buffer[] = [];
    let size = 0;
    try {
      for await (const chunk of copy.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
        waiting.push(chunk);
        size += chunk.length;
        if (size < pieceSize) continue;
        yield Buffer.concat(waiting, size);
        waiting = [];
        size = 0;
      }
      if (size > 0) yield Buffer.concat(waiting, size);
      // The count comes after the last row. The next query is answered after it.
      await client.query("");
    } finally {
      // A reader that stops early must not leave the connection blocked.
      copy.resume();
    }
  }

  return { pieces: pieces(), rows: () => copy.rowCount };
}

/** Loads COPY text into a table. A source that fails cancels the statement. */
export const copyIn = (client: pg.ClientBase, target: string, source: AsyncIterable<Buffer>): Promise<void> =>
  pipeline(source, client.query(from(`copy ${target} from stdin`)));

// COPY: PostgreSQL's own bulk transfer.
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from, to } from "pg-copy-streams";

const pieceSize = 256 * 1024;

export type CopiedOut = { pieces: AsyncGenerator<Buffer>; rows(): number };

/** The rows of a query as COPY text, in pieces; how many they were is known when the last has come. The connection is one that nobody else listens on. */
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
      // The count comes after the last row; whatever is asked next is answered after it.
      await client.query("");
    } finally {
      // A reader who leaves early must not leave the connection standing still.
      copy.resume();
    }
  }

  return { pieces: pieces(), rows: () => copy.rowCount };
}

/** Feeds COPY text into a table; a source that fails cancels the statement. */
export const copyIn = (client: pg.ClientBase, target: string, source: AsyncIterable<Buffer>): Promise<void> =>
  pipeline(source, client.query(from(`copy ${target} from stdin`)));

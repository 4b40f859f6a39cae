import { expect, test } from "vitest";
import { reconnecting } from "./database-connection.ts";

/** A database that counts how often it was opened. A closed connection refuses to work, as in the browser. */
function aDatabase() {
  const opened: { isClosed: boolean; onLost: () => void }[] = [];
  const open = async (onLost: () => void) => {
    const connection = {
      isClosed: false,
      onLost,
      close: () => {
        connection.isClosed = true;
      },
    };
    opened.push(connection);
    return connection;
  };
  const read = async (connection: { isClosed: boolean }) => {
    if (connection.isClosed) throw new DOMException("The database connection is closing.", "InvalidStateError");
    return "read";
  };
  return { opened, open, read };
}

test("one connection serves all reads; when another tab or the browser closes it, the next read opens another one", async () => {
  const { opened, open, read } = aDatabase();
  const { use } = reconnecting(open);
  await Promise.all([use(read), use(read)]);
  expect(opened.length).toBe(1);
  opened[0]!.onLost();
  expect(await use(read)).toBe("read");
  expect(opened.length).toBe(2);
});

test("a connection that closed without notice is replaced, and the read runs on the new one", async () => {
  const { opened, open, read } = aDatabase();
  const { use } = reconnecting(open);
  await use(read);
  opened[0]!.isClosed = true;
  expect(await use(read)).toBe("read");
  expect(opened.length).toBe(2);
});

test("a failed opening is tried again by the next read; other failures are not repeated", async () => {
  const { open, read } = aDatabase();
  let failures = 1;
  const { use } = reconnecting(async (onLost) => {
    failures -= 1;
    if (failures >= 0) throw new DOMException("planted", "UnknownError");
    return open(onLost);
  });
  await expect(use(read)).rejects.toThrow("planted");
  expect(await use(read)).toBe("read");
  let tries = 0;
  const full = use(async () => {
    tries += 1;
    throw new DOMException("planted", "QuotaExceededError");
  });
  await expect(full).rejects.toThrow("planted");
  expect(tries).toBe(1);
});

test("an opening that another tab blocks fails after a while, and works as soon as it is allowed", async () => {
  const { open, read } = aDatabase();
  let letIn = () => {};
  const blocked = new Promise<void>((end) => {
    letIn = end;
  });
  const { use } = reconnecting((onLost) => blocked.then(() => open(onLost)), 5);
  await expect(use(read)).rejects.toThrow("in time");
  letIn();
  expect(await use(read)).toBe("read");
});

test("after signing out nothing opens the database again", async () => {
  const { opened, open, read } = aDatabase();
  const { use, close } = reconnecting(open);
  await use(read);
  close();
  await expect(use(read)).rejects.toThrow("closed");
  expect(opened.map(({ isClosed }) => isClosed)).toEqual([true]);
});

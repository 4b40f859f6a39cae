import { type AddressInfo, connect, createServer } from "node:net";

interface PortRequest {
  HOST: string;
  PORT: number;
}

/**
 * The port the processes will share, or any free one for 0. A shared port could silently also be shared with a server
 * that is already running, so we check it first. We connect to it and do not listen for a moment, because a client that
 * connected in that moment would be cut off.
 */
export async function portToShare(wanted: PortRequest): Promise<number> {
  if (wanted.PORT === 0) return freePort(wanted);
  if (await isAnswered(wanted)) throw Object.assign(new Error("somebody answers"), { code: "EADDRINUSE" });
  return wanted.PORT;
}

async function freePort({ HOST }: PortRequest): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, HOST, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const isAnswered = ({ HOST, PORT }: PortRequest): Promise<boolean> =>
  new Promise((resolve) => {
    const host = HOST === "0.0.0.0" ? "127.0.0.1" : HOST === "::" ? "::1" : HOST;
    const socket = connect({ host, port: PORT, timeout: 1_000 });
    const settle = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once("connect", () => settle(true));
    socket.once("timeout", () => settle(false));
    socket.once("error", () => settle(false));
  });

export function portProblem(problem: NodeJS.ErrnoException, { HOST, PORT }: PortRequest): string {
  if (problem.code === "EADDRINUSE") return `PORT: ${PORT} on ${HOST} is in use. Is the server already running?`;
  return `PORT: cannot listen on ${HOST}:${PORT} (${problem.code ?? problem.message})`;
}

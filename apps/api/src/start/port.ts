import { type AddressInfo, createServer } from "node:net";

interface Wanted {
  HOST: string;
  PORT: number;
}

/**
 * The port that processes will share, or any free one for 0. It is taken for a moment by one alone: processes that share a port
 * share it with a server that runs already, too, and nobody would notice.
 */
export async function portToShare({ HOST, PORT }: Wanted): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(PORT, HOST, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export function portProblem(problem: NodeJS.ErrnoException, { HOST, PORT }: Wanted): string {
  if (problem.code === "EADDRINUSE") return `PORT: ${PORT} on ${HOST} is taken; is the server running already?`;
  return `PORT: can not listen on ${HOST}:${PORT} (${problem.code ?? problem.message})`;
}

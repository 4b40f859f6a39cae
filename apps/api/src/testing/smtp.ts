// A real mail server for tests. It can be down, refuse, or hang up at the worst moment.
import type { AddressInfo, Socket } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

interface ReceivedEmail {
  to: string[];
  raw: string;
  mail: Email;
}

/** A number is the status it answers to each email. "hang up" keeps the email and answers nothing. */
type SmtpBehaviour = "well" | "hang up" | "hang up after accepting" | number;

export interface SmtpFake {
  url: string;
  received: ReceivedEmail[];
  /** The highest number of emails on their way at the same moment. */
  mostAtOnce(): number;
  behave(how: SmtpBehaviour): void;
  down(): Promise<void>;
  up(): Promise<void>;
}

/** Each email takes this long, as with a server far away. */
export async function startSmtp({ takesMs = 0 } = {}): Promise<SmtpFake> {
  const received: ReceivedEmail[] = [];
  const sockets = new Set<Socket>();
  let how: SmtpBehaviour = "well";
  let coming = 0;
  let most = 0;
  let server: SMTPServer;

  const listen = async (port: number) => {
    server = new SMTPServer({
      disabledCommands: ["AUTH", "STARTTLS"],
      disableReverseLookup: true,
      onData: async (stream, session, done) => {
        most = Math.max(most, ++coming);
        if (takesMs > 0) await new Promise((resolve) => setTimeout(resolve, takesMs));
        const chunks: Buffer[] = [];
        try {
          for await (const chunk of stream) chunks.push(chunk as Buffer);
        } catch {
          // The connection broke beside another email: nothing was received.
          return;
        } finally {
          coming--;
        }
        const raw = Buffer.concat(chunks).toString();
        const to = session.envelope.rcptTo.map(({ address }) => address);
        // Servers quote the address they refuse, and some quote the email.
        const words = `Not now <${to}> ${/https?:\/\/\S+/.exec(raw)?.[0] ?? ""}`;
        if (typeof how === "number") return done(Object.assign(new Error(words), { responseCode: how }));
        received.push({ to, raw, mail: await PostalMime.parse(raw) });
        if (how === "hang up") return hangUp();
        done();
        if (how === "hang up after accepting") setImmediate(hangUp);
      },
    });
    server.on("error", () => {});
    server.server.on("connection", (socket: Socket) => {
      sockets.add(socket);
      socket.on("close", () => sockets.delete(socket));
    });
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    return (server.server.address() as AddressInfo).port;
  };
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };

  const port = await listen(0);
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    mostAtOnce: () => most,
    behave: (to) => {
      how = to;
    },
    down: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      hangUp();
      await closed;
    },
    up: async () => void (await listen(port)),
  };
}

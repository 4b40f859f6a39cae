// A database address may name several hosts, as in PostgreSQL's own tools:
// postgres://user@first:5432,second:5432/name?target_session_attrs=read-write. One of them is writable, and a failover
// changes which one. The driver knows one host only. So we connect to the host that was right last time. If it is away
// or has become a standby, the next connection tries the next host.
import pg from "pg";
import { DatabaseProblem } from "./database-problem.ts";

const WRITES = new Set(["read-write", "primary"]);
/** A host that does not answer must leave time to try another. */
const CONNECT_MS = 2_000;
const READ_ONLY = "25006";

const shape = /^(postgres(?:ql)?:\/\/)(?:([^@/?]*)@)?([^/?@]+)(\/[^?]*)?(?:\?(.*))?$/;

class Hosts {
  readonly urls: string[];
  readonly needsWrites: boolean;
  #at = 0;

  constructor(urls: string[], needsWrites: boolean) {
    this.urls = urls;
    this.needsWrites = needsWrites;
  }

  get at(): number {
    return this.#at;
  }

  /** Only the first connection that finds the host wrong moves on to the next. */
  leave(at: number): void {
    if (this.#at === at) this.#at = (at + 1) % this.urls.length;
  }
}

/** Throws a one-line message when the address is not a valid one. */
export function readHosts(url: string): Hosts {
  const [, scheme, who, hosts, name = "", query = ""] = shape.exec(url) ?? [];
  if (!scheme || !hosts) throw new DatabaseProblem("not an address such as postgres://user:password@host:5432/name");
  const options = new URLSearchParams(query);
  const wanted = options.get("target_session_attrs");
  options.delete("target_session_attrs");
  const list = hosts.split(",");
  if (wanted !== null && wanted !== "any" && !WRITES.has(wanted))
    throw new DatabaseProblem(`target_session_attrs must be read-write, primary or any, not ${wanted}`);
  const rest = options.size > 0 ? `?${options}` : "";
  const urls = list.map((host) => `${scheme}${who === undefined ? "" : `${who}@`}${host}${name}${rest}`);
  for (const each of urls)
    if (!URL.canParse(each)) throw new DatabaseProblem("one of the hosts is not valid. Use host:port, host:port, …");
  // With several hosts we use the writable one, unless the address says otherwise.
  return new Hosts(urls, wanted === null ? list.length > 1 : WRITES.has(wanted));
}

const known = new Map<string, Hosts>();

/**
 * One object for all connections to the same address. When one connection finds the right host, the others start there.
 */
function hostsOf(url: string): Hosts {
  const hosts = known.get(url) ?? readHosts(url);
  known.set(url, hosts);
  return hosts;
}

interface Status {
  parameterName: string;
  parameterValue: string;
}

/** Fields that the driver's types leave out. */
interface Wire {
  on(event: "parameterStatus", hear: (status: Status) => void): void;
}

export class HostClient extends pg.Client {
  readonly #hosts: Hosts | null;
  readonly #at: number;
  #isReadOnly = false;

  constructor(config: pg.ClientConfig = {}) {
    const hosts = config.connectionString ? hostsOf(config.connectionString) : null;
    const at = hosts?.at ?? 0;
    const several = hosts && hosts.urls.length > 1;
    super({
      ...config,
      ...(hosts && { connectionString: hosts.urls[at]! }),
      ...(several && { connectionTimeoutMillis: CONNECT_MS }),
    });
    this.#hosts = hosts;
    this.#at = at;
    // The server sends this when a connection starts, and again when it changes.
    (this as unknown as { connection: Wire }).connection.on("parameterStatus", ({ parameterName, parameterValue }) => {
      if (/^(in_hot_standby|default_transaction_read_only)$/.test(parameterName))
        this.#isReadOnly ||= parameterValue === "on";
    });
  }

  override connect(): Promise<this>;
  override connect(callback: (problem: Error) => void): void;
  // biome-ignore lint/suspicious/noExplicitAny: one body for both of the driver's forms.
  override connect(callback?: any): any {
    const connected = this.#connectRightly();
    if (!callback) return connected;
    connected.then(() => callback(), callback);
  }

  async #connectRightly(): Promise<this> {
    try {
      await super.connect();
    } catch (problem) {
      this.#hosts?.leave(this.#at);
      throw problem;
    }
    if (!this.#hosts?.needsWrites || !this.#isReadOnly) return this;
    this.#hosts.leave(this.#at);
    await super.end().catch(() => {});
    throw Object.assign(new Error("The host is a read-only standby."), { code: READ_ONLY });
  }
}

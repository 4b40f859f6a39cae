// What the process that watches and the processes that serve say to each other.
import type { SiblingCount, SiblingMessage } from "../adapters/sibling-processes.ts";

/** Where a process stands among those of its instance. */
export interface WorkerConfig {
  /** 0 is the first: it prepares the database and does the background work. */
  place: number;
  /** One that joins or takes another's place opens the port when it can serve: the others answer until then. */
  joins: boolean;
  port: number;
  /** Whether others listen on that port too. */
  isShared: boolean;
}

export interface DatabaseUrls {
  url: string | undefined;
  ownerUrl: string | undefined;
}

export type ToServing =
  | { kind: "standing"; standing: WorkerConfig }
  | { kind: "database"; urls: DatabaseUrls }
  | { kind: "stop" }
  | SiblingCount
  | SiblingMessage;

export type ToWatching = { kind: "ready" } | SiblingMessage;

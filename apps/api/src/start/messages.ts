// The messages between the primary process and the serving processes.
import type { SiblingCount, SiblingMessage } from "../adapters/sibling-processes.ts";

/** A process's settings within its instance. */
export interface WorkerConfig {
  /** 0 is the first. It prepares the database and does the background work. */
  place: number;
  /** A process that joins or replaces another opens the port when it can serve. The others answer until then. */
  joins: boolean;
  port: number;
  /** Whether other processes listen on that port too. */
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

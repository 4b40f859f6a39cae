// The environment, parsed once. A bad value stops the start with one clear line.
import { existsSync, readFileSync } from "node:fs";
import { isIP } from "node:net";
import { availableParallelism, totalmem } from "node:os";
import path from "node:path";
import * as z from "zod";
import { readHosts } from "./db/hosts.ts";

const root = path.resolve(import.meta.dirname, "../../..");

/** A generous estimate of the memory of a serving process and its share of the database. */
const MEMORY_OF_ONE = 512 * 1024 * 1024;

const flag = z.enum(["on", "off"]);
const wholeNumber = (least: number, most: number) => z.coerce.number().int().min(least).max(most);
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ""));

/** A PostgreSQL address. It may name several hosts, one of which is writable. */
const database = z.string().superRefine((url, context) => {
  try {
    readHosts(url);
  } catch (problem) {
    context.addIssue({ code: "custom", message: (problem as Error).message });
  }
});

/** 32 bytes, given as hex or base64 and stored as hex. */
const key = z.string().transform((text, context) => {
  const bytes = /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, "hex") : Buffer.from(text, "base64");
  if (bytes.length === 32) return bytes.toString("hex");
  context.addIssue({
    code: "custom",
    message: "must be 32 bytes in base64 or hex. Create one with `openssl rand -base64 32`",
  });
  return z.NEVER;
});
const keys = z
  .string()
  .transform((text) => text.split(",").map((part) => part.trim()))
  .pipe(z.array(key));

/** Addresses and address ranges, or Fastify's names for ranges. */
const proxies = z
  .string()
  .transform((text) => text.split(",").map((part) => part.trim()))
  .pipe(
    z.array(
      z.string().refine(isAddressRange, {
        error: ({ input }) => `${JSON.stringify(input)} is not an address, a range such as 10.0.0.0/8, or "loopback"`,
      }),
    ),
  );

function isAddressRange(text: string): boolean {
  if (["loopback", "linklocal", "uniquelocal"].includes(text)) return true;
  const [start = "", bits, ...rest] = text.split("/");
  if (!isIP(start) || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(start) === 6 ? 128 : 32));
}

const environment = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: address.optional(),
  /** Serving processes of this machine, which share the port. */
  PROCESSES: wholeNumber(1, 64).default(usualProcesses),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: database.optional(),
  /** The role that owns the tables, for migrations. Defaults to DATABASE_URL. */
  DATABASE_OWNER_URL: database.optional(),
  /** The database itself, when DATABASE_URL leads to a pooler that assigns connections per transaction. */
  DATABASE_DIRECT_URL: database.optional(),
  /** A standby for data that may be some seconds old, and the maximum age. */
  DATABASE_READ_URL: database.optional(),
  DATABASE_READ_LAG_SECONDS: wholeNumber(2, 300).default(5),
  /**
   * Whether a start migrates, or `npm run database:prepare` runs beforehand and servers never have the owner's
   * credentials.
   */
  DATABASE_PREPARED: z.enum(["at-start", "beforehand"]).default("at-start"),
  /** The maximum number of database connections of this machine, over all its processes. */
  DATABASE_CONNECTIONS: wholeNumber(4, 5_000).optional(),
  /**
   * Seals the secrets in the database. The old keys open what they sealed, until the next start has sealed it with the
   * new one.
   */
  SECRETS_KEY: key.optional(),
  SECRETS_KEY_OLD: keys.optional(),
  /** Whether staff must set up two-step sign-in before they can do anything else. */
  STAFF_TWO_STEP: z.enum(["required", "optional"]).optional(),
  SITE_NAME: z.string().min(1).max(60).default("SabiPrep"),
  SITE_LOGO: z.string().default("/logo.svg"),
  COPYRIGHT_YEAR: wholeNumber(2000, 2200).optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  /** With it people sign in by an authorization code, which the server exchanges itself. */
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  /** The older method: an access token that the page received. */
  GOOGLE_TOKEN_SIGN_IN: z.enum(["on", "off"]).default("off"),
  GATEWAY_KEY: z.string().min(16, "use at least 16 characters").optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SMTP_CONNECTIONS: wholeNumber(1, 200).default(16),
  MAIL_FROM: z.string().optional(),
  SUPPORT_EMAIL: z.email().default("support@sabiprep.ng"),
  PAYSTACK_SECRET_KEY: z.string().startsWith("sk_").optional(),
  PAYSTACK_BASE_URL: address.default("https://api.paystack.co"),
  GOOGLE_AUTHORIZE_URL: address.default("https://accounts.google.com/o/oauth2/v2/auth"),
  GOOGLE_TOKEN_URL: address.default("https://oauth2.googleapis.com/token"),
  GOOGLE_KEYS_URL: address.default("https://www.googleapis.com/oauth2/v3/certs"),
  GOOGLE_TOKENINFO_URL: address.default("https://oauth2.googleapis.com/tokeninfo"),
  GOOGLE_USERINFO_URL: address.default("https://openidconnect.googleapis.com/v1/userinfo"),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** This server's own certificate. It answers by HTTPS with it, and shows it to Redis. */
  TLS_CERT_FILE: z.string().optional(),
  TLS_KEY_FILE: z.string().optional(),
  /** The authority that signs the internal certificates. For Redis, no other is trusted. */
  TLS_CA_FILE: z.string().optional(),
  /** ClamAV, which scans uploaded files: tcp://host:3310 or unix:///path. */
  CLAMAV_URL: z.url({ protocol: /^(tcp|unix)$/ }).optional(),
  S3_ENDPOINT: address.optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default("auto"),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(8).optional(),
  UNVERIFIED_WINDOW_MINUTES: wholeNumber(0, 100_000).default(30),
  RESEND_COOLDOWN_SECONDS: wholeNumber(0, 86_400).default(60),
  RATE_LIMITS: flag.default("on"),
  REQUESTS_PER_ADDRESS: wholeNumber(1, 10_000_000).default(30_000),
  CONNECTIONS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(2_000),
  TRUSTED_PROXIES: proxies.optional(),
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  /** A push service for trials. Refused in production. */
  PUSH_TEST_ORIGIN: address.optional(),
  /** How long a stopping server keeps serving, so that a balancer notices that it is not ready. */
  DRAIN_SECONDS: wholeNumber(0, 600).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  READY_EVENT_LAG_SECONDS: wholeNumber(1, 86_400).default(300),
  /** How long temporary data is kept. The minimum of each is longer than any possible repeat. */
  RETENTION_EVENT_MONTHS: wholeNumber(1, 1_200).default(6),
  RETENTION_MAIL_DAYS: wholeNumber(30, 36_500).default(90),
  RETENTION_NOTICE_DAYS: wholeNumber(30, 36_500).default(365),
  RETENTION_DEVICE_DAYS: wholeNumber(30, 36_500).default(400),
  RETENTION_UPLOAD_DAYS: wholeNumber(30, 36_500).default(90),
  /** Deleted rows are written here first. Without it they are only deleted. */
  RETENTION_ARCHIVE_DIR: z.string().optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
});

/** As many as there are cores, but at most eight, and only as many as fit into the memory. */
function usualProcesses(): number {
  const memory = process.constrainedMemory() || totalmem();
  const fitting = Math.floor(Math.min(memory, totalmem()) / MEMORY_OF_ONE);
  return Math.max(1, Math.min(availableParallelism(), 8, fitting));
}

export type Config = ReturnType<typeof readConfig>;

/** An operator's mistake, reported in one line without a stack. */
export class ConfigProblem extends Error {}

export function readConfig(env: NodeJS.ProcessEnv = process.env) {
  // An empty variable counts as missing: compose files write `SMTP_URL=` when there is none.
  const given = Object.fromEntries(Object.entries(withFiles(env)).filter(([, value]) => value !== ""));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigProblem(`${issue?.path.filter((part) => typeof part === "string").join(".")}: ${issue?.message}`);
  }
  const { data } = parsed;
  const production = data.NODE_ENV === "production";
  if (production && data.RATE_LIMITS === "off")
    throw new ConfigProblem("RATE_LIMITS: off is not allowed in production");
  if (production && !data.PUBLIC_URL)
    throw new ConfigProblem("PUBLIC_URL: required in production, for the links in emails");
  const hsts = production && Boolean(data.PUBLIC_URL?.startsWith("https:"));
  // Plain HTTP is only for a trial of production on your own machine.
  if (production && !hsts && !isOwnMachine(data.PUBLIC_URL))
    throw new ConfigProblem("PUBLIC_URL: must start with https: in production, because passwords are sent to it");
  // Without it, emails stay in a folder where nobody reads them, and nobody could verify an address or reset a
  // password.
  if (production && !data.SMTP_URL) throw new ConfigProblem("SMTP_URL: required in production to send emails");
  if (production && data.PAYSTACK_SECRET_KEY && data.PAYSTACK_BASE_URL !== "https://api.paystack.co")
    throw new ConfigProblem("PAYSTACK_BASE_URL: only https://api.paystack.co is accepted in production");
  if (data.GOOGLE_CLIENT_ID && !data.GOOGLE_CLIENT_SECRET && data.GOOGLE_TOKEN_SIGN_IN === "off")
    throw new ConfigProblem(
      "GOOGLE_CLIENT_ID: needs GOOGLE_CLIENT_SECRET, or GOOGLE_TOKEN_SIGN_IN=on for the older way",
    );
  for (const name of [
    "GOOGLE_AUTHORIZE_URL",
    "GOOGLE_TOKEN_URL",
    "GOOGLE_KEYS_URL",
    "GOOGLE_TOKENINFO_URL",
    "GOOGLE_USERINFO_URL",
  ] as const)
    if (production && new URL(data[name]).protocol !== "https:")
      throw new ConfigProblem(`${name}: must start with https: in production, because it decides who may sign in`);
  if (production && data.STAFF_TWO_STEP === "optional")
    throw new ConfigProblem("STAFF_TWO_STEP: optional is refused in production; staff always sign in with two steps");
  if (data.DATABASE_OWNER_URL && !data.DATABASE_URL)
    throw new ConfigProblem("DATABASE_OWNER_URL: needs DATABASE_URL. The embedded database uses neither");
  if (data.DATABASE_DIRECT_URL && !data.DATABASE_URL)
    throw new ConfigProblem("DATABASE_DIRECT_URL: needs DATABASE_URL. The embedded database uses neither");
  if (data.DATABASE_READ_URL && !data.DATABASE_URL)
    throw new ConfigProblem("DATABASE_READ_URL: needs DATABASE_URL. The embedded database has no standby");
  if (data.DATABASE_PREPARED === "beforehand" && (!data.DATABASE_URL || data.DATABASE_OWNER_URL))
    throw new ConfigProblem("DATABASE_PREPARED: beforehand needs DATABASE_URL, and no DATABASE_OWNER_URL");
  if (Boolean(data.TLS_CERT_FILE) !== Boolean(data.TLS_KEY_FILE))
    throw new ConfigProblem("TLS_CERT_FILE: set TLS_CERT_FILE and TLS_KEY_FILE together");
  if (production && data.PUSH_TEST_ORIGIN) throw new ConfigProblem("PUSH_TEST_ORIGIN: not allowed in production");
  const s3 = [data.S3_ENDPOINT, data.S3_BUCKET, data.S3_ACCESS_KEY_ID, data.S3_SECRET_ACCESS_KEY];
  if (s3.some(Boolean) && !s3.every(Boolean))
    throw new ConfigProblem("S3_*: set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY together");
  return {
    ...data,
    production,
    /** Where somebody tries the site out. Tests begin without: they count people. */
    demoPeople: data.NODE_ENV === "development",
    /** Whether browsers are told to use HTTPS only. */
    hsts,
    root,
    tls: certificatesOf(data),
    version: versionOf(root),
    /** Database connections for each process. */
    connections: connectionsOf(data),
    DRAIN_SECONDS: data.DRAIN_SECONDS ?? (production ? 5 : 0),
    STAFF_TWO_STEP: data.STAFF_TWO_STEP ?? (production ? ("required" as const) : ("optional" as const)),
    DATA_DIR: path.resolve(root, data.DATA_DIR),
    RETENTION_ARCHIVE_DIR: data.RETENTION_ARCHIVE_DIR && path.resolve(root, data.RETENTION_ARCHIVE_DIR),
    MAIL_FROM: data.MAIL_FROM ?? `${data.SITE_NAME} <no-reply@${hostOf(data.PUBLIC_URL)}>`,
    trustedProxies: data.TRUSTED_PROXIES ?? (false as const),
  };
}

/** One process keeps twenty busy. Several share the work, but each needs at least four. */
function connectionsOf(data: { PROCESSES: number; DATABASE_CONNECTIONS?: number | undefined }): number {
  const all = data.DATABASE_CONNECTIONS ?? Math.max(20, 10 * data.PROCESSES);
  return Math.max(4, Math.ceil(all / data.PROCESSES));
}

/** `NAME_FILE` names a file that contains the value. Vaults and container platforms pass secrets this way. */
function withFiles(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const told = { ...env };
  for (const [name, file] of Object.entries(env)) {
    const base = name.replace(/_FILE$/, "");
    if (base === name || !file || !(base in environment.shape)) continue;
    if (env[base]) throw new ConfigProblem(`${name}: ${base} is set too. Set only one of them`);
    told[base] = readOf(name, file).trim();
  }
  return told;
}

function readOf(name: string, file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new ConfigProblem(`${name}: the file ${file} cannot be read`);
  }
}

export interface Certificates {
  cert?: string;
  key?: string;
  ca?: string;
}

function certificatesOf(
  data: {
    [Name in "TLS_CERT_FILE" | "TLS_KEY_FILE" | "TLS_CA_FILE"]?: string | undefined;
  },
): Certificates {
  const { TLS_CERT_FILE, TLS_KEY_FILE, TLS_CA_FILE } = data;
  return {
    ...(TLS_CERT_FILE && { cert: readOf("TLS_CERT_FILE", TLS_CERT_FILE) }),
    ...(TLS_KEY_FILE && { key: readOf("TLS_KEY_FILE", TLS_KEY_FILE) }),
    ...(TLS_CA_FILE && { ca: readOf("TLS_CA_FILE", TLS_CA_FILE) }),
  };
}

const isOwnMachine = (url: string | undefined) => ["localhost", "127.0.0.1", "[::1]"].includes(hostOf(url));

const hostOf = (url: string | undefined) => (url ? new URL(url).hostname : "localhost");

function versionOf(folder: string): string {
  const file = path.join(folder, "package.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).version : "0.0.0";
}

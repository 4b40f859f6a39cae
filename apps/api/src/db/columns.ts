// The building blocks of tables.ts. Each column states its PostgreSQL type and, by inference, its TypeScript type.
import type { ColumnType, JSONColumnType } from "kysely";

type Description = {
  readonly type: string;
  readonly nullable: boolean;
  readonly hasDefault: boolean;
  /** A secret, stored sealed (secrets/vault.ts). Names the column that identifies its row. */
  readonly sealedBy?: string;
  /** Only a hash of the secret is stored. */
  readonly isHash?: true;
};

/** `Value` never exists at run time; it only carries the TypeScript type of the column. */
export type Column<Value> = Description & { readonly value?: Value };

type Plain<Value> = ColumnType<Value, Value, Value>;
type Instant = ColumnType<string, string | Date, string | Date>;

const column = <Value>(type: string): Column<Value> => ({ type, nullable: false, hasDefault: false });

export const text = <Value extends string = string>() => column<Plain<Value>>("text");
export const uuid = () => column<Plain<string>>("uuid");
export const int = <Value extends number = number>() => column<Plain<Value>>("integer");
export const bigint = () => column<Plain<number>>("bigint");
export const double = () => column<Plain<number>>("double precision");
export const boolean = () => column<Plain<boolean>>("boolean");
export const bytes = () => column<ColumnType<Buffer, Uint8Array, Uint8Array>>("bytea");
export const timestamptz = () => column<Instant>("timestamp with time zone");
export const date = () => column<Plain<string>>("date");
export const xid8 = () => column<Plain<string>>("xid8");
export const tsvector = () => column<Plain<string>>("tsvector");
/** Written as JSON text (`JSON.stringify`), read as the value. */
export const jsonb = <Shape extends object | null>() => column<JSONColumnType<Shape>>("jsonb");

type ItemOf<Value> = Value extends ColumnType<infer Item, unknown, unknown> ? Item : never;

export const arrayOf = <Value>(item: Column<Value>) => column<Plain<ItemOf<Value>[]>>(`${item.type}[]`);

type OrNull<Value> =
  Value extends ColumnType<infer Read, infer Insert, infer Update>
    ? ColumnType<Read | null, Insert | null | undefined, Update | null>
    : never;

type MayBeLeftOut<Value> =
  Value extends ColumnType<infer Read, infer Insert, infer Update>
    ? ColumnType<Read, Insert | undefined, Update>
    : never;

type NeverWritten<Value> =
  Value extends ColumnType<infer Read, unknown, unknown> ? ColumnType<Read, never, never> : never;

export const nullable = <Value>(of: Column<Value>): Column<OrNull<Value>> =>
  ({ ...of, nullable: true }) as Column<OrNull<Value>>;

/** A column with a default or an identity: an insert may leave it out. */
export const withDefault = <Value>(of: Column<Value>): Column<MayBeLeftOut<Value>> =>
  ({ ...of, hasDefault: true }) as Column<MayBeLeftOut<Value>>;

/** A column PostgreSQL computes (`generated always as`, or an identity nobody sets). */
export const computed = <Value>(of: Column<Value>): Column<NeverWritten<Value>> =>
  ({ ...of, hasDefault: true }) as Column<NeverWritten<Value>>;

/** A secret we need back: sealed and bound to the row that `by` names. sealStored() seals every such column. */
export const sealed = <Value>(of: Column<Value>, by: string): Column<Value> => ({ ...of, sealedBy: by });

/** A secret we only compare with. The column contains its hash. */
export const hashed = <Value>(of: Column<Value>): Column<Value> => ({ ...of, isHash: true });

export type TablesDescription = Record<string, Record<string, Column<unknown>>>;

export type TablesOf<All extends TablesDescription> = {
  [Name in keyof All]: { [Key in keyof All[Name]]: All[Name][Key] extends Column<infer Value> ? Value : never };
};

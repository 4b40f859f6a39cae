// What candidates are told and how they want the product to behave.
import { bigint, computed, jsonb, nullable, text, timestamptz, uuid, withDefault } from "../columns.ts";

export const personalTables = {
  notices: {
    id: computed(bigint()),
    uuid: uuid(),
    candidate_id: bigint(),
    kind: text(),
    once_key: text(),
    title: text(),
    body: text(),
    link: nullable(text()),
    created_at: timestamptz(),
    read_at: nullable(timestamptz()),
  },
  candidate_settings: {
    candidate_id: bigint(),
    chosen: withDefault(jsonb<object>()),
    updated_at: timestamptz(),
  },
};

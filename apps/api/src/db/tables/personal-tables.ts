// Candidates' notifications and preferences.
import { bigint, computed, int, jsonb, nullable, sealed, text, timestamptz, uuid, withDefault } from "../columns.ts";

export const personalTables = {
  notifications: {
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
    due_at: nullable(timestamptz()),
  },
  candidate_settings: {
    candidate_id: bigint(),
    chosen: withDefault(jsonb<object>()),
    updated_at: timestamptz(),
  },
  push_subscriptions: {
    id: computed(bigint()),
    candidate_id: bigint(),
    endpoint: text(),
    p256dh: text(),
    auth: sealed(text(), "endpoint"),
    device: text(),
    created_at: timestamptz(),
  },
  push_messages: {
    id: computed(bigint()),
    notice_id: bigint(),
    subscription_id: bigint(),
    attempts: withDefault(int()),
    due_at: nullable(timestamptz()),
  },
  data_exports: {
    id: computed(bigint()),
    uuid: uuid(),
    candidate_id: bigint(),
    asked_at: timestamptz(),
    ready_at: nullable(timestamptz()),
    file_uuid: nullable(uuid()),
  },
};

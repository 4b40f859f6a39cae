create index concurrently if not exists mail_outbox_left on mail_outbox (created_at)
  where to_address <> '' and (sent_at is not null or given_up_at is not null);

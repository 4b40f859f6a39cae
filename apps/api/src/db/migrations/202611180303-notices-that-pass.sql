create index concurrently if not exists notices_passing on notices (created_at)
  where due_at is null and kind in ('study_reminder', 'test_reminder', 'weekly_report', 'daily_question', 'message');

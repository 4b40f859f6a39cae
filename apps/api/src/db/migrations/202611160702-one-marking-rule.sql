-- Whether an answer meets a key, for figures that are folded in the database. It says what isCorrect in packages/exam says, and a
-- test compares the two: raise SCORING_VERSION there before either is changed.
create function answer_is_right(accepted text[], is_void boolean, chosen text) returns boolean language sql immutable parallel safe
  as 'select is_void or coalesce(chosen = any (accepted), false)';

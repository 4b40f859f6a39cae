-- A question that was skipped is no wrong answer: a topic's level counts the questions that were answered.
update topic_figures f set total = a.answered
from (
  select g.candidate_id, (p ->> 1)::bigint as topic_id, sum(greatest((p ->> 3)::int, (p ->> 4)::int))::int as answered
  from sitting_figures g join sittings s on s.id = g.sitting_id cross join lateral jsonb_array_elements(g.parts) p
  where s.kind_key not like '%/stretch' and p ->> 1 is not null
  group by 1, 2) a
where f.candidate_id = a.candidate_id and f.topic_id = a.topic_id and f.total is distinct from a.answered;

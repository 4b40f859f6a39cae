-- What a plan costs, in kobo, by how long it is paid for.
create table plan_prices (
  plan_id bigint not null references plans (id),
  duration text not null check (duration in ('monthly', 'quarterly', 'yearly')),
  amount_kobo integer not null check (amount_kobo >= 0),
  primary key (plan_id, duration)
);
insert into plan_prices (plan_id, duration, amount_kobo)
select p.id, v.duration, v.amount_kobo
from (values ('free', 'monthly', 0), ('free', 'yearly', 0), ('premium', 'monthly', 250000), ('premium', 'yearly', 2500000),
  ('pro', 'monthly', 500000), ('pro', 'yearly', 5000000)) as v (slug, duration, amount_kobo)
join plans p on p.slug = v.slug;

-- What staff know a plan by at a glance.
alter table plans add column color text not null default 'green' check (color in ('green', 'gold', 'blue', 'red'));
update plans set color = case slug when 'free' then 'blue' when 'pro' then 'gold' else 'green' end;

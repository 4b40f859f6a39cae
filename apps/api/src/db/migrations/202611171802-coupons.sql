-- Money off one payment: a share or an amount, of every plan or of one, for so many people, until a day; each person uses one once.
create table coupons (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  code text not null unique check (code = upper(code)),
  percent integer check (percent between 1 and 95),
  amount_kobo integer check (amount_kobo > 0),
  plan_id bigint references plans (id),
  most_uses integer check (most_uses > 0),
  expires_at timestamptz,
  note text not null,
  staff_id bigint references staff (id) on delete set null,
  created_at timestamptz not null,
  retired_at timestamptz,
  check ((percent is null) <> (amount_kobo is null))
);
-- An order holds what is to be paid, the coupon taken off already.
alter table orders add column coupon_id bigint references coupons (id);
create index orders_coupon on orders (coupon_id) where coupon_id is not null;

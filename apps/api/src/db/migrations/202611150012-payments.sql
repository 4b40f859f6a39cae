-- Paying. Everything here is a fact told or confirmed by Paystack, or a wish of the candidate; what a candidate may do
-- (grants) is folded from these facts, so the order in which they arrive does not matter.

-- A price never changes: a new one takes its place for new buyers, and running subscriptions keep theirs.
alter table plan_prices drop constraint plan_prices_pkey;
alter table plan_prices
  add column id bigint generated always as identity primary key,
  add column created_at timestamptz not null default now(),
  add column retired_at timestamptz;
create unique index plan_prices_on_offer on plan_prices (plan_id, duration) where retired_at is null;

-- What a price is called at Paystack; an account of its own (test, live) has names of its own.
create table paystack_plans (
  price_id bigint not null references plan_prices (id),
  integration text not null,
  plan_code text not null unique,
  primary key (price_id, integration)
);

-- New questions an account may be handed in a day.
alter table plans add column questions_a_day integer not null default 600 check (questions_a_day > 0);
update plans set questions_a_day = 1500 where slug = 'premium';
update plans set questions_a_day = 3000 where slug = 'pro';
update plans set features = array['Everything in Premium', 'Up to 3,000 new questions a day, twice as many as Premium'] where slug = 'pro';
update plans set features = features || array['Up to 1,500 new questions a day'] where slug = 'premium';

create table orders (
  id bigint generated always as identity primary key,
  reference text not null unique,
  candidate_id bigint references candidates (id) on delete set null,
  price_id bigint not null references plan_prices (id),
  plan_id bigint not null references plans (id),
  duration text not null check (duration in ('monthly', 'quarterly', 'yearly')),
  amount_kobo integer not null check (amount_kobo > 0),
  renews boolean not null,
  -- Set when the order renews by itself: what the subscription is called at Paystack.
  plan_code text,
  payer_email text,
  authorization_url text,
  created_at timestamptz not null,
  checks integer not null default 0,
  next_check_at timestamptz not null,
  closed_at timestamptz,
  outcome text check (outcome in ('paid', 'failed', 'abandoned', 'refused', 'not_started'))
);
create index orders_due on orders (next_check_at) where closed_at is null;
create index orders_candidate on orders (candidate_id, created_at desc);

create table paystack_customers (
  customer_code text primary key,
  customer_id bigint not null,
  candidate_id bigint not null references candidates (id) on delete cascade
);
create index paystack_customers_candidate on paystack_customers (candidate_id);

-- Money that came in and was confirmed with Paystack.
create table payments (
  id bigint generated always as identity primary key,
  reference text not null unique,
  paystack_id bigint not null,
  candidate_id bigint references candidates (id) on delete set null,
  -- Kept while a renewal waits for its first payment to tell whose it is.
  customer_code text,
  price_id bigint not null references plan_prices (id),
  plan_id bigint not null references plans (id),
  duration text not null,
  amount_kobo integer not null check (amount_kobo > 0),
  renews boolean not null,
  channel text,
  card text,
  paid_at timestamptz not null,
  recorded_at timestamptz not null
);
create index payments_candidate on payments (candidate_id, paid_at desc);
create index payments_customer on payments (customer_code);
create index payments_paid_at on payments (paid_at desc, id desc);

create table disputes (
  id bigint generated always as identity primary key,
  paystack_id bigint not null unique,
  payment_id bigint not null references payments (id),
  state text not null check (state in ('open', 'won', 'lost')),
  at timestamptz not null
);
create index disputes_payment on disputes (payment_id);

create table refunds (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments (id),
  paystack_id bigint unique,
  dispute_id bigint unique references disputes (id),
  amount_kobo integer not null check (amount_kobo > 0),
  state text not null check (state in ('asked', 'pending', 'processed', 'failed')),
  cause text not null check (cause in ('seven_days', 'staff', 'paystack', 'dispute')),
  at timestamptz not null,
  processed_at timestamptz,
  next_check_at timestamptz not null
);
create index refunds_payment on refunds (payment_id);
create index refunds_due on refunds (next_check_at) where state in ('asked', 'pending');
-- One wish a payment, however often the button is pressed.
create unique index refunds_one_wish on refunds (payment_id) where cause = 'seven_days' and state <> 'failed';

-- A payment that renews by itself, as Paystack has it.
create table subscriptions (
  id bigint generated always as identity primary key,
  code text not null unique,
  email_token text not null,
  candidate_id bigint references candidates (id) on delete set null,
  customer_code text,
  price_id bigint not null references plan_prices (id),
  plan_id bigint not null references plans (id),
  status text not null check (status in ('active', 'non-renewing', 'attention', 'completed', 'cancelled')),
  next_payment_at timestamptz,
  started_at timestamptz not null,
  -- The candidate wants it to end; kept until Paystack has heard of it.
  cancel_asked_at timestamptz,
  cancel_told_at timestamptz,
  next_check_at timestamptz not null
);
create index subscriptions_candidate on subscriptions (candidate_id);
create index subscriptions_customer on subscriptions (customer_code);
create index subscriptions_due on subscriptions (next_check_at)
  where status in ('active', 'attention') or (cancel_asked_at is not null and cancel_told_at is null);

-- What Paystack called in, once each. Only the hint of what to look up is kept: the facts are asked of Paystack itself.
create table webhook_inbox (
  id bigint generated always as identity primary key,
  sha256 text not null unique,
  event text not null,
  hint jsonb not null,
  received_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  processed_at timestamptz,
  outcome text
);
create index webhook_inbox_due on webhook_inbox (next_attempt_at) where processed_at is null;

-- Money that came in but fits no order: nothing is granted, and staff look at it.
create table payment_problems (
  id bigint generated always as identity primary key,
  reference text not null unique,
  reason text not null,
  amount_kobo bigint not null,
  currency text not null,
  at timestamptz not null,
  settled_at timestamptz,
  settled_note text
);
create index payment_problems_open on payment_problems (at desc) where settled_at is null;

-- Revenue by Lagos day and plan, moved in the transaction that records the money.
create table revenue_days (
  lagos_day date not null,
  plan_id bigint not null references plans (id),
  payments integer not null default 0,
  payments_kobo bigint not null default 0,
  refunds integer not null default 0,
  refunds_kobo bigint not null default 0,
  primary key (lagos_day, plan_id)
);

-- A grant comes from a payment or from a member of staff with a reason.
alter table grants
  add column payment_id bigint references payments (id),
  add column staff_id bigint references staff (id),
  add column reason text,
  add column created_at timestamptz not null default now();
create index grants_ends_at on grants (ends_at);
create index grants_starts_at on grants (starts_at desc, id desc);
create index candidates_registered_at on candidates (registered_at);

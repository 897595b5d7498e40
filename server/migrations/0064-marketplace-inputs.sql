-- A good on the shelf of inputs of a company. What an agency registers is shown once somebody looked its number up.
create table marketplace.input_good (
  id uuid primary key,
  company_id uuid not null references relations.company,
  kind text not null check (kind in ('seed', 'fertiliser', 'pesticide', 'tool', 'other')),
  name text not null check (length(name) between 1 and 80),
  maker text not null check (length(maker) between 1 and 80),
  registration text not null check (length(registration) <= 30),
  pack_size integer not null check (pack_size between 1 and 1000000),
  pack_unit text not null check (pack_unit in ('gram', 'millilitre', 'piece')),
  price_kobo bigint not null check (price_kobo between 1 and 9000000000),
  safety json,
  registered_until date,
  stock_packs integer not null default 0,
  state text not null check (state in ('waiting', 'verified', 'refused')),
  checked_on date,
  checked_by uuid references accounts.account,
  reason text not null default '' check (length(reason) <= 300),
  created_at timestamptz not null,
  check ((kind = 'pesticide') = (safety is not null) and (safety is null) = (registered_until is null)),
  check ((state = 'waiting') = (checked_on is null) and (checked_on is null) = (checked_by is null))
);

create index input_good_of_company on marketplace.input_good (company_id, id desc);
create index input_good_to_check on marketplace.input_good (id) where state = 'waiting';
create index input_good_checked_by on marketplace.input_good (checked_by) where checked_by is not null;

create trigger input_good_stays before delete on marketplace.input_good
  for each row execute function kit.refuse_change();
create trigger input_good_is_never_emptied before truncate on marketplace.input_good
  for each statement execute function kit.refuse_change();

-- What came onto a shelf and went from it. What is there is the sum of these lines.
create table marketplace.stock_line (
  id uuid primary key,
  good_id uuid not null references marketplace.input_good,
  packs integer not null check (packs <> 0),
  reason text not null check (reason in ('received', 'counted', 'damaged', 'order', 'voucher')),
  -- The order or the redemption it went with.
  of_id uuid,
  by_id uuid not null references accounts.account,
  at timestamptz not null,
  check ((reason in ('order', 'voucher')) = (of_id is not null)),
  unique (of_id, good_id)
);

create index stock_line_of_good on marketplace.stock_line (good_id, at);
create index stock_line_by_person on marketplace.stock_line (by_id, at);

create trigger stock_line_stays before update or delete on marketplace.stock_line
  for each row execute function kit.refuse_change();
create trigger stock_line_is_never_emptied before truncate on marketplace.stock_line
  for each statement execute function kit.refuse_change();
create trigger stock_by_lines_only before update of stock_packs on marketplace.input_good
  for each row when (pg_trigger_depth() = 0) execute function kit.refuse_change();

create function marketplace.add_stock() returns trigger language plpgsql as $$
begin
  update marketplace.input_good set stock_packs = stock_packs + new.packs where id = new.good_id;
  return null;
end $$;

create trigger stock_line_counts after insert on marketplace.stock_line
  for each row execute function marketplace.add_stock();

-- An order of inputs, and the story of what happened to it.
create table marketplace.input_order (
  id uuid primary key,
  keeper_id uuid not null references accounts.account,
  company_id uuid not null references relations.company,
  state text not null
    check (state in ('placed', 'withdrawn', 'declined', 'accepted', 'handed-over', 'short', 'received', 'settled')),
  lines json not null check (json_typeof(lines) = 'array'),
  total_kobo bigint not null check (total_kobo between 1 and 9000000000000000),
  payment text check (payment in ('cash', 'at-dealer')),
  placed_by uuid not null references accounts.account,
  placed_at timestamptz not null
);

create index input_order_by_keeper on marketplace.input_order (keeper_id, id desc);
create index input_order_of_company on marketplace.input_order (company_id, id desc);
create index input_order_short on marketplace.input_order (id desc) where state = 'short';
create index input_order_placed_by on marketplace.input_order (placed_by);

create trigger input_order_stays before delete on marketplace.input_order
  for each row execute function kit.refuse_change();
create trigger input_order_is_never_emptied before truncate on marketplace.input_order
  for each statement execute function kit.refuse_change();

create table marketplace.order_event (
  id uuid primary key,
  order_id uuid not null references marketplace.input_order,
  number integer not null check (number > 0),
  act text not null
    check (act in ('placed', 'withdrawn', 'declined', 'accepted', 'handed-over', 'counted', 'said', 'settled')),
  by_id uuid not null references accounts.account,
  side text not null check (side in ('farmer', 'dealer', 'admin')),
  text text not null check (length(text) <= 600),
  at timestamptz not null,
  unique (order_id, number)
);

create index order_event_by_person on marketplace.order_event (by_id, at);

create trigger order_event_stays before update or delete on marketplace.order_event
  for each row execute function kit.refuse_change();
create trigger order_event_is_never_emptied before truncate on marketplace.order_event
  for each statement execute function kit.refuse_change();

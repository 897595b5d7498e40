-- Warehouse receipts: a farmer asks a mill to store a lot, the mill issues a receipt for it, and whoever holds the receipt pledges
-- it, hands it on or gives it back. What a receipt says never changes; what becomes of it is lines of its history.
create table processing.storage_ask (
  id uuid primary key,
  mill_id uuid not null references relations.company,
  keeper_id uuid not null references accounts.account,
  lot_id uuid not null references lots.lot,
  note text not null check (length(note) <= 500),
  state text not null check (state in ('waiting', 'refused', 'withdrawn', 'stored')),
  reason text not null default '' check (length(reason) <= 300),
  asked_by uuid not null references accounts.account,
  asked_at timestamptz not null,
  answered_by uuid references accounts.account,
  answered_at timestamptz,
  check ((state = 'waiting') = (answered_at is null)),
  check ((state = 'refused') = (reason <> ''))
);

create unique index storage_ask_waits_once on processing.storage_ask (lot_id, mill_id) where state = 'waiting';
create index storage_ask_of_mill on processing.storage_ask (mill_id, id desc);
create index storage_ask_by_keeper on processing.storage_ask (keeper_id, id desc);

create table processing.warehouse_receipt (
  id uuid primary key,
  -- A record is what is kept without a licence: no receipt, and neither pledged nor handed on.
  kind text not null check (kind in ('receipt', 'record')),
  company_id uuid not null references relations.company,
  number integer not null check (number > 0),
  ask_id uuid not null unique references processing.storage_ask,
  keeper_id uuid not null references accounts.account,
  lot_id uuid not null references lots.lot,
  grams bigint not null check (grams between 1 and 1000000000000),
  -- All that it says, as it was signed.
  paper json not null,
  code text unique check (code ~ '^[0-9A-HJKMNP-TV-Z]{8}$'),
  token text check (length(token) <= 300),
  issued_on date not null,
  expires_on date not null check (expires_on > issued_on),
  issued_by uuid not null references accounts.account,
  issued_at timestamptz not null,
  -- Who holds it: the depositor while this is null.
  holder_company_id uuid references relations.company,
  state text not null default 'outstanding' check (state in ('outstanding', 'given-back', 'released', 'cancelled')),
  unique (company_id, number),
  check ((kind = 'receipt') = (code is not null) and (kind = 'receipt') = (token is not null)),
  check (kind = 'receipt' or holder_company_id is null)
);

-- What stands in a warehouse has one receipt.
create unique index warehouse_receipt_of_lot on processing.warehouse_receipt (lot_id)
  where state in ('outstanding', 'given-back');
create index warehouse_receipt_of_mill on processing.warehouse_receipt (company_id, id desc);
create index warehouse_receipt_by_keeper on processing.warehouse_receipt (keeper_id, id desc);
create index warehouse_receipt_held on processing.warehouse_receipt (holder_company_id, id desc)
  where holder_company_id is not null;

create trigger warehouse_receipt_stays before delete on processing.warehouse_receipt
  for each row execute function kit.refuse_change();
create trigger warehouse_receipt_is_never_emptied before truncate on processing.warehouse_receipt
  for each statement execute function kit.refuse_change();
create trigger warehouse_receipt_says_the_same before update of id, kind, company_id, number, ask_id, lot_id, grams, paper,
  code, token, issued_on, expires_on, issued_by, issued_at on processing.warehouse_receipt
  for each row execute function kit.refuse_change();

-- A pledge to a lender, or an offer to hand the receipt on to a company. The index is what keeps a receipt from being pledged
-- twice, whoever asks at once.
create table processing.warehouse_claim (
  id uuid primary key,
  receipt_id uuid not null references processing.warehouse_receipt,
  kind text not null check (kind in ('pledge', 'transfer')),
  lender text not null check (length(lender) <= 160),
  amount_kobo bigint not null check (amount_kobo between 0 and 9000000000000000),
  to_company_id uuid references relations.company,
  state text not null check (state in ('offered', 'accepted', 'ended')),
  made_by uuid not null references accounts.account,
  made_at timestamptz not null,
  ended_at timestamptz,
  check ((kind = 'pledge') = (lender <> '')),
  check ((kind = 'transfer') = (to_company_id is not null)),
  check ((state = 'ended') = (ended_at is not null))
);

create unique index warehouse_claim_once on processing.warehouse_claim (receipt_id) where ended_at is null;
create index warehouse_claim_of_receipt on processing.warehouse_claim (receipt_id);
create index warehouse_claim_to on processing.warehouse_claim (to_company_id) where to_company_id is not null;
create index warehouse_claim_pledged on processing.warehouse_claim (id desc) where kind = 'pledge';

create trigger warehouse_claim_stays before delete on processing.warehouse_claim
  for each row execute function kit.refuse_change();
create trigger warehouse_claim_is_never_emptied before truncate on processing.warehouse_claim
  for each statement execute function kit.refuse_change();
create trigger warehouse_claim_says_the_same before update of id, receipt_id, kind, lender, amount_kobo, to_company_id,
  made_by, made_at on processing.warehouse_claim for each row execute function kit.refuse_change();

create function processing.check_claim() returns trigger language plpgsql as $$
begin
  if not exists (
    select 1 from processing.warehouse_receipt r
    where r.id = new.receipt_id and r.kind = 'receipt' and r.state = 'outstanding'
  ) then
    raise exception 'only an outstanding receipt is pledged or handed on' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create trigger warehouse_claim_on_receipt before insert on processing.warehouse_claim
  for each row execute function processing.check_claim();

-- What is pledged is not given back, and goods leave against a receipt that was.
create function processing.check_receipt_state() returns trigger language plpgsql as $$
begin
  if exists (select 1 from processing.warehouse_claim c where c.receipt_id = new.id and c.ended_at is null) then
    raise exception 'a receipt that is pledged or offered stays outstanding' using errcode = 'check_violation';
  end if;
  if not ((old.state = 'outstanding' and new.state = 'given-back')
    or (old.state = 'given-back' and new.state in ('released', 'cancelled'))) then
    raise exception 'a receipt goes from outstanding to given back, and then is released or cancelled'
      using errcode = 'check_violation';
  end if;
  return new;
end $$;

create trigger warehouse_receipt_steps before update of state on processing.warehouse_receipt
  for each row when (old.state <> new.state) execute function processing.check_receipt_state();

-- What became of a receipt, line by line.
create table processing.warehouse_event (
  id uuid primary key,
  receipt_id uuid not null references processing.warehouse_receipt,
  kind text not null check (length(kind) between 1 and 30),
  said text not null check (length(said) <= 300),
  by_id uuid not null references accounts.account,
  at timestamptz not null
);

create index warehouse_event_of_receipt on processing.warehouse_event (receipt_id, id);

create trigger warehouse_event_stays before update or delete on processing.warehouse_event
  for each row execute function kit.refuse_change();
create trigger warehouse_event_is_never_emptied before truncate on processing.warehouse_event
  for each statement execute function kit.refuse_change();

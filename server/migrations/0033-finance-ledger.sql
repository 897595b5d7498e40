-- The ledger: double entry in kobo. An account is somewhere money is: a person's wallet, the escrow of an offer, the
-- platform itself, and what a payment provider holds for us (`clearing`, which is below nothing by what came in through it).
create table finance.ledger_account (
  id uuid primary key,
  kind text not null check (kind in ('wallet', 'escrow', 'platform', 'clearing')),
  -- Money of the sandbox is an account's for ever and never meets real money.
  money text not null check (money in ('sandbox', 'real')),
  -- What it is the account of: a person, an offer, a purpose of the platform, a provider.
  key text not null check (length(key) between 1 and 60),
  owner_id uuid references accounts.account,
  -- Each sum of balances stays below 2^53, so that it is exact in a browser too.
  balance_kobo bigint not null default 0 check (balance_kobo between -9000000000000000 and 9000000000000000),
  -- The moves it has had, which number them.
  moves bigint not null default 0,
  opened_at timestamptz not null,
  unique (kind, money, key),
  unique (id, money),
  check (kind <> 'wallet' or (owner_id is not null and key = owner_id::text)),
  check (kind = 'wallet' or owner_id is null),
  constraint ledger_account_not_overdrawn check (balance_kobo >= 0 or kind = 'clearing')
);

create index ledger_account_by_owner on finance.ledger_account (owner_id) where owner_id is not null;

-- One move of money from one account to another: it cannot be unbalanced. Its id is whoever asked for it's, so it happens once.
create table finance.move (
  id uuid primary key,
  kind text not null check (length(kind) between 1 and 40),
  reason text not null check (length(reason) <= 200),
  subject_id uuid,
  money text not null,
  from_account uuid not null,
  to_account uuid not null check (to_account <> from_account),
  amount_kobo bigint not null check (amount_kobo between 1 and 9000000000000000),
  -- The place of this move among all of each account, and what each account had after it.
  from_number bigint not null,
  from_balance_kobo bigint not null,
  to_number bigint not null,
  to_balance_kobo bigint not null,
  reverses uuid,
  made_at timestamptz not null,
  made_by uuid,
  -- What asked for it, and in which request: the audit log gets a line of each move.
  endpoint text not null,
  request_id text not null,
  unique (from_account, from_number),
  unique (to_account, to_number),
  unique (id, from_account, to_account, amount_kobo),
  foreign key (from_account, money) references finance.ledger_account (id, money),
  foreign key (to_account, money) references finance.ledger_account (id, money),
  -- A reversal is of the same amount, the other way round.
  foreign key (reverses, to_account, from_account, amount_kobo)
    references finance.move (id, from_account, to_account, amount_kobo),
  check ((reverses is not null) = (kind = 'reversal'))
);

create unique index move_reversed_once on finance.move (reverses) where reverses is not null;
create index move_by_subject on finance.move (subject_id) where subject_id is not null;

create trigger move_stays before update or delete on finance.move
  for each row execute function kit.refuse_change();
create trigger move_is_never_emptied before truncate on finance.move
  for each statement execute function kit.refuse_change();

-- A balance changes by a move and in no other way: only the trigger below may touch it.
create trigger ledger_account_stays before delete on finance.ledger_account
  for each row execute function kit.refuse_change();
create trigger ledger_account_moves_only before update on finance.ledger_account
  for each row when (pg_trigger_depth() = 0) execute function kit.refuse_change();
create trigger ledger_account_is_never_emptied before truncate on finance.ledger_account
  for each statement execute function kit.refuse_change();

-- And it begins with nothing.
create function finance.refuse_filled() returns trigger language plpgsql as $$
begin
  raise exception 'an account of the ledger is opened with nothing on it';
end $$;

create trigger ledger_account_opened_empty before insert on finance.ledger_account
  for each row when (new.balance_kobo <> 0 or new.moves <> 0) execute function finance.refuse_filled();

-- Takes a move into the balances of both accounts, and writes its line of the audit log. It must go on from where each
-- account stands; whoever holds the accounts, as all do who move money, sees that it does.
create function finance.take_move() returns trigger language plpgsql as $$
begin
  update finance.ledger_account set balance_kobo = new.from_balance_kobo, moves = new.from_number
    where id = new.from_account and moves = new.from_number - 1
      and balance_kobo = new.from_balance_kobo + new.amount_kobo;
  if not found then
    raise exception 'move % does not go on from where account % stands', new.id, new.from_account
      using errcode = 'serialization_failure';
  end if;
  update finance.ledger_account set balance_kobo = new.to_balance_kobo, moves = new.to_number
    where id = new.to_account and moves = new.to_number - 1
      and balance_kobo = new.to_balance_kobo - new.amount_kobo;
  if not found then
    raise exception 'move % does not go on from where account % stands', new.id, new.to_account
      using errcode = 'serialization_failure';
  end if;
  perform kit.note_act(new.made_at, new.made_by, 'moved money', new.endpoint, new.id::text, new.request_id);
  return null;
end $$;

create trigger move_taken after insert on finance.move for each row execute function finance.take_move();

-- What each look at the whole ledger found: how many times each of its rules was broken.
create table finance.ledger_proof (
  id uuid primary key,
  accounts bigint not null,
  moves bigint not null,
  violations jsonb not null,
  is_right boolean not null,
  -- Null by night.
  asked_by uuid,
  proved_at timestamptz not null
);

create index ledger_proof_by_time on finance.ledger_proof (proved_at desc);

create trigger ledger_proof_stays before update or delete on finance.ledger_proof
  for each row execute function kit.refuse_change();
create trigger ledger_proof_is_never_emptied before truncate on finance.ledger_proof
  for each statement execute function kit.refuse_change();

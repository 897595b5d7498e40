-- What admins ask to undo in the ledger: a move that belongs to nothing else, by a second person. The reversal has this id.
create table finance.reversal (
  id uuid primary key,
  move_id uuid not null references finance.move,
  reason text not null check (length(reason) between 1 and 200),
  state text not null check (state in ('asked', 'agreed', 'refused')),
  asked_by uuid not null references accounts.account,
  asked_at timestamptz not null,
  decided_by uuid references accounts.account,
  decided_at timestamptz,
  constraint reversal_by_a_second check (decided_by <> asked_by),
  check ((decided_by is null) = (state = 'asked')),
  check ((decided_by is null) = (decided_at is null))
);

create unique index reversal_of_move on finance.reversal (move_id) where state <> 'refused';

create trigger reversal_stays before delete or update of id, move_id, reason, asked_by, asked_at
  on finance.reversal for each row execute function kit.refuse_change();
create trigger reversal_is_never_emptied before truncate on finance.reversal
  for each statement execute function kit.refuse_change();

create schema finance;

-- A farmer's book. Nothing in it is changed or taken out: a correction is an entry that names the one it replaces.
create table finance.entry (
  id uuid primary key,
  keeper_id uuid not null references accounts.account,
  farm_id uuid references farms.farm,
  season_id uuid references seasons.season,
  kind text not null check (kind in ('income', 'expense')),
  category text not null,
  description text not null check (length(description) <= 200),
  -- All amounts of a book together stay below 2^53, so that every sum is exact in a browser too.
  amount_kobo bigint not null check (amount_kobo between 1 and 9000000000000000),
  happened_on date not null,
  report_id uuid,
  corrects uuid references finance.entry,
  is_cancelled boolean not null,
  created_at timestamptz not null,
  removed_at timestamptz,
  check (season_id is null or farm_id is not null),
  check (not is_cancelled or corrects is not null),
  check (kind = case when category in ('produce-sale', 'by-product', 'subsidy', 'other-income')
    then 'income' else 'expense' end),
  check (category in ('produce-sale', 'by-product', 'subsidy', 'other-income', 'seed', 'labour', 'fertiliser',
    'herbicide', 'pesticide', 'other-input', 'family-labour', 'transport', 'storage', 'land-rent', 'equipment',
    'loan-interest', 'tax', 'other-overhead'))
);

create index entry_by_book on finance.entry (keeper_id, id desc) where removed_at is null;
create index entry_by_report on finance.entry (report_id) where report_id is not null;
-- The first correction wins.
create unique index entry_corrected_once on finance.entry (corrects) where corrects is not null;

create trigger entry_stays before delete or update of id, keeper_id, farm_id, season_id, kind, category, description,
  amount_kobo, happened_on, report_id, corrects, is_cancelled, created_at on finance.entry
  for each row execute function kit.refuse_change();
create trigger entry_is_never_emptied before truncate on finance.entry
  for each statement execute function kit.refuse_change();

create trigger entry_changes after insert or update or delete on finance.entry
  for each row execute function sync.note_kept_row('entry');

create schema reports;

-- What a season cost, what an inspection found and what a farmer reports of a farm: one record, never changed.
create table reports.report (
  id uuid primary key,
  keeper_id uuid not null references accounts.account,
  farm_id uuid not null references farms.farm,
  season_id uuid,
  -- By line: price in kobo, quantity, total in kobo. Kept as text, so that phones get it as it was written.
  costs json not null check (json_typeof(costs) = 'object'),
  family_labour json,
  budget_kobo bigint check (budget_kobo between 0 and 9000000000000000),
  harvest json,
  inspection_type text not null check (inspection_type in ('pre-planting', 'mid-season', 'harvest', 'post-harvest')),
  inspection_completed boolean not null,
  title text not null check (length(title) between 1 and 120),
  category text not null,
  zone text not null,
  description text not null check (length(description) between 1 and 20000),
  report_date date not null,
  crop text not null,
  location text not null,
  photo_ids uuid[] not null check (cardinality(photo_ids) <= 12),
  entries_in_book boolean not null,
  -- A report is corrected once; the correction may be corrected again.
  corrects uuid unique references reports.report,
  by_account uuid not null references accounts.account,
  created_at timestamptz not null,
  removed_at timestamptz
);

create index report_by_farm on reports.report (farm_id, id desc) where removed_at is null;

-- It may only be taken away as a whole, with its keeper's account.
create function reports.refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'removed_at' = to_jsonb(old) - 'removed_at' then return new; end if;
  raise exception 'a report is never changed';
end $$;

create trigger report_stays before update or delete on reports.report
  for each row execute function reports.refuse_change();

create trigger report_changes after insert or update on reports.report
  for each row execute function sync.note_kept_row('report');

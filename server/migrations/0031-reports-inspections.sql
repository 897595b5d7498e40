-- The public half of each key that inspections were signed with; the private half is made from the server's secret.
create table reports.seal_key (
  key_id text primary key,
  -- SPKI in PEM.
  public_key text not null,
  since timestamptz not null
);

create trigger seal_key_stays before update or delete on reports.seal_key
  for each row execute function kit.refuse_change();

-- An inspection as others rely on it: what phones keep, and the whole of it as it was signed.
create table reports.inspection (
  id uuid primary key,
  keeper_id uuid not null references accounts.account,
  farm_id uuid not null references farms.farm,
  stage text not null check (stage in ('pre-planting', 'mid-season', 'harvest', 'post-harvest')),
  inspected_on date not null,
  outcome text not null check (outcome in ('passed', 'passed-with-actions', 'failed')),
  -- The one whose open points it looks at again.
  follows uuid references reports.inspection,
  -- An inspection is corrected once; the correction may be corrected again.
  corrects uuid unique references reports.inspection,
  by_account uuid not null references accounts.account,
  created_at timestamptz not null,
  -- In the order of its schema, without its id, its keeper and its seal; as text, so that phones get it as it was written.
  record json not null check (json_typeof(record) = 'object'),
  -- The farmer's mark, among the files.
  mark_key text,
  -- Canonical JSON (RFC 8785) of all there is: the record, the position, the phone's clock, the place, the mark's digest.
  sealed_text text not null,
  digest bytea not null check (length(digest) = 32),
  signature bytea not null check (length(signature) = 64),
  key_id text not null references reports.seal_key,
  check_code text not null,
  removed_at timestamptz
);

create index inspection_by_farm on reports.inspection (farm_id, id desc) where removed_at is null;

-- Each is looked at again once; a correction of that re-visit follows the same one.
create unique index inspection_followed_once on reports.inspection (follows) where corrects is null;

create function reports.keep_inspection() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'removed_at' = to_jsonb(old) - 'removed_at' then return new; end if;
  raise exception 'an inspection is never changed';
end $$;

create trigger inspection_stays before update or delete on reports.inspection
  for each row execute function reports.keep_inspection();

create trigger inspection_changes after insert or update on reports.inspection
  for each row execute function sync.note_kept_row('inspection');

-- A photo that a report or an inspection shows is its evidence: it is asked for by `farms`, found by the farm's index.
create function reports.names_photo(photo uuid, of_farm uuid) returns boolean language sql stable as $$
  select exists (
    select 1 from reports.report where farm_id = of_farm and removed_at is null and photo = any(photo_ids)
  ) or exists (
    select 1 from reports.inspection i, json_array_elements(i.record -> 'answers') answer,
      json_array_elements_text(answer -> 'photoIds') named
    where i.farm_id = of_farm and i.removed_at is null and named = photo::text
  )
$$;

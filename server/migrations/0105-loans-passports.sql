-- What a farmer lets a lender see, by a link of which only the hash stands here. It ends by itself, or when its farmer says so.
create table loans.passport (
  id uuid primary key,
  keeper_id uuid not null references accounts.account,
  lender text not null check (length(lender) <= 160),
  parts text[] not null check (cardinality(parts) between 1 and 4 and parts <@ array['land', 'seasons', 'book', 'loans']),
  -- Which text they agreed to.
  text_version integer not null check (text_version > 0),
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  revoked_at timestamptz,
  view_count integer not null default 0 check (view_count >= 0)
);

create index passport_of_keeper on loans.passport (keeper_id, id desc);

create function loans.keep_passport() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then raise exception 'loans.passport keeps its rows'; end if;
  if accounts.is_merge(to_jsonb(old), to_jsonb(new), '{}') then return new; end if;
  -- It is ended once and looked at more often; erasing its farmer takes the lender's name. What was agreed to never changes.
  if to_jsonb(new) - '{revoked_at,lender,view_count}'::text[] <> to_jsonb(old) - '{revoked_at,lender,view_count}'::text[]
     or new.lender not in (old.lender, '') or new.view_count < old.view_count
     or (old.revoked_at is not null and new.revoked_at is distinct from old.revoked_at) then
    raise exception 'loans.passport keeps what was agreed';
  end if;
  return new;
end $$;

create trigger passport_stays before update or delete on loans.passport
  for each row execute function loans.keep_passport();

-- Each look at one: when, and nothing of who or from where.
create table loans.passport_view (
  passport_id uuid not null references loans.passport,
  number integer not null check (number > 0),
  seen_at timestamptz not null,
  primary key (passport_id, number)
);

create trigger passport_view_stays before update or delete on loans.passport_view
  for each row execute function kit.refuse_change();

-- A voucher is a farmer's and buys named goods of one dealer, once.
create table marketplace.voucher (
  id uuid primary key,
  keeper_id uuid not null references accounts.account,
  company_id uuid not null references relations.company,
  programme text not null check (length(programme) between 1 and 80),
  lines json not null check (json_typeof(lines) = 'array'),
  value_kobo bigint not null check (value_kobo between 1 and 9000000000000000),
  expires_on date not null,
  code text not null unique check (code ~ '^[0-9A-HJKMNP-TV-Z]{8}$'),
  token text not null check (length(token) <= 1200),
  issued_by uuid not null references accounts.account,
  issued_at timestamptz not null,
  redeemed_at timestamptz,
  refused_tries integer not null default 0 check (refused_tries >= 0),
  removed_at timestamptz
);

create index voucher_by_keeper on marketplace.voucher (keeper_id, id desc);
create index voucher_open_at on marketplace.voucher (company_id, expires_on) where redeemed_at is null;
create index voucher_spent_at on marketplace.voucher (company_id, expires_on) where redeemed_at is not null;
create index voucher_issued_by on marketplace.voucher (issued_by);

create trigger voucher_stays before delete on marketplace.voucher for each row execute function kit.refuse_change();
create trigger voucher_is_never_emptied before truncate on marketplace.voucher
  for each statement execute function kit.refuse_change();
create trigger voucher_says_the_same before update of id, company_id, programme, lines, value_kobo, expires_on, code, token,
  issued_by, issued_at on marketplace.voucher for each row execute function kit.refuse_change();
create trigger voucher_changes after insert or update or delete on marketplace.voucher
  for each row execute function sync.note_kept_row('voucher');

-- Which goods an open voucher promises, so that a shelf knows what it may still sell.
create table marketplace.voucher_line (
  voucher_id uuid not null references marketplace.voucher,
  good_id uuid not null references marketplace.input_good,
  packs integer not null check (packs between 1 and 10000),
  primary key (voucher_id, good_id)
);

create index voucher_line_of_good on marketplace.voucher_line (good_id);

create trigger voucher_line_stays before update or delete on marketplace.voucher_line
  for each row execute function kit.refuse_change();
create trigger voucher_line_is_never_emptied before truncate on marketplace.voucher_line
  for each statement execute function kit.refuse_change();

-- Every try to spend a voucher. The index is what keeps one from being spent twice, whatever phones and clocks say.
create table marketplace.redemption (
  id uuid primary key,
  voucher_id uuid not null references marketplace.voucher,
  company_id uuid not null references relations.company,
  why text check (why in ('other-dealer', 'spent', 'expired')),
  by_id uuid not null references accounts.account,
  claimed_at timestamptz not null,
  at timestamptz not null
);

create unique index redemption_once on marketplace.redemption (voucher_id) where why is null;
create index redemption_of_voucher on marketplace.redemption (voucher_id, at);
create index redemption_of_company on marketplace.redemption (company_id, id desc);
create index redemption_by_person on marketplace.redemption (by_id, at);

create trigger redemption_stays before update or delete on marketplace.redemption
  for each row execute function kit.refuse_change();
create trigger redemption_is_never_emptied before truncate on marketplace.redemption
  for each statement execute function kit.refuse_change();

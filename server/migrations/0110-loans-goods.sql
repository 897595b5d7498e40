-- Whether a product is paid out in goods instead of money.
alter table loans.product_version add column is_in_kind boolean not null default false;

-- What was received of a voucher is a part of its loan, and a corrected delivery may make another.
alter table loans.loan
  drop constraint loan_part_number_check,
  add constraint loan_part_number_check check (part_number between 1 and 100);

-- The vouchers of a loan in kind; what each buys and whether it was taken is said by the vouchers themselves.
create table loans.goods_voucher (
  voucher_id uuid primary key references marketplace.voucher,
  loan_id uuid not null references loans.loan,
  company_id uuid not null references relations.company,
  money text not null check (money in ('sandbox', 'real')),
  issued_by uuid not null references accounts.account,
  issued_at timestamptz not null
);

create index goods_voucher_of_loan on loans.goods_voucher (loan_id);
create trigger goods_voucher_stays before update or delete on loans.goods_voucher
  for each row execute function kit.refuse_change();

-- One good of a voucher, and how many of its packs came, or are never to be owed.
create table loans.goods_item (
  id uuid primary key,
  voucher_id uuid not null references loans.goods_voucher,
  loan_id uuid not null references loans.loan,
  number integer not null check (number > 0),
  name text not null,
  pack_size integer not null check (pack_size > 0),
  pack_unit text not null,
  packs integer not null check (packs > 0),
  price_kobo bigint not null check (price_kobo >= 0),
  received_packs integer not null default 0 check (received_packs >= 0),
  let_go_packs integer not null default 0 check (let_go_packs >= 0),
  state text not null check (state in ('waiting', 'short', 'done')),
  unique (voucher_id, number),
  check (received_packs + let_go_packs <= packs),
  check ((state = 'done') = (received_packs + let_go_packs = packs))
);

create index goods_item_of_loan on loans.goods_item (loan_id, voucher_id, number);
create index goods_item_short on loans.goods_item (id) where state = 'short';

create function loans.keep_goods_item() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.state = 'done' or new.received_packs < old.received_packs or new.let_go_packs < old.let_go_packs
     or to_jsonb(new) - '{received_packs,let_go_packs,state}'::text[]
       <> to_jsonb(old) - '{received_packs,let_go_packs,state}'::text[] then
    raise exception 'loans.goods_item keeps what was issued and received';
  end if;
  return new;
end $$;

create trigger goods_item_stays before update or delete on loans.goods_item
  for each row execute function loans.keep_goods_item();

-- What was said of an item, by its farmer and by officers.
create table loans.goods_word (
  item_id uuid not null references loans.goods_item,
  number integer not null check (number > 0),
  kind text not null check (kind in ('received', 'short', 'corrected', 'lowered', 'taken')),
  packs integer not null check (packs >= 0),
  why text check (why in ('less', 'wrong', 'nothing')),
  words text not null check (length(words) <= 300),
  by_id uuid not null references accounts.account,
  created_at timestamptz not null,
  primary key (item_id, number),
  check ((kind = 'short') = (why is not null))
);

create function loans.keep_goods_word() returns trigger language plpgsql as $$
begin
  -- Erasing a person takes what was said of them, nothing else.
  if tg_op = 'UPDATE' and new.words = '' and to_jsonb(new) - 'words' = to_jsonb(old) - 'words' then return new; end if;
  raise exception 'rows of loans.goods_word are never changed or removed';
end $$;

create trigger goods_word_stays before update or delete on loans.goods_word
  for each row execute function loans.keep_goods_word();

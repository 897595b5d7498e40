-- That produce weighed at a mill settles a loan at a price: offered by an officer, and binding once its farmer agreed.
create table loans.produce_agreement (
  id uuid primary key,
  loan_id uuid not null references loans.loan,
  company_id uuid not null references relations.company,
  crop text not null check (length(crop) between 1 and 60),
  kobo_per_kilogram bigint not null check (kobo_per_kilogram between 1 and 10000000),
  until_on date not null,
  offered_by uuid not null references accounts.account,
  offered_at timestamptz not null,
  answer text check (answer in ('agreed', 'declined')),
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null))
);

create unique index produce_offered_once on loans.produce_agreement (loan_id) where answer is null;
create index produce_of_loan on loans.produce_agreement (loan_id, id);
create index produce_at_mill on loans.produce_agreement (company_id, id) where answer = 'agreed';

create function loans.keep_produce() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.answer is null
     and to_jsonb(new) - '{answer,answered_at}'::text[] = to_jsonb(old) - '{answer,answered_at}'::text[] then return new; end if;
  raise exception 'rows of loans.produce_agreement are never changed or removed';
end $$;

create trigger produce_stays before update or delete on loans.produce_agreement
  for each row execute function loans.keep_produce();

-- A delivery that settled a loan, once: its value at the agreed price, of it what was owed, and the rest to the wallet.
create table loans.produce_credit (
  delivery_id uuid primary key references processing.delivery,
  agreement_id uuid not null references loans.produce_agreement,
  payment_id uuid not null unique references loans.payment,
  receipt text not null,
  grams bigint not null check (grams > 0),
  credit_kobo bigint not null check (credit_kobo > 0),
  rest_kobo bigint not null check (rest_kobo >= 0),
  credited_on date not null,
  by_id uuid not null references accounts.account,
  created_at timestamptz not null
);

create index credit_of_agreement on loans.produce_credit (agreement_id, delivery_id);
create trigger produce_credit_stays before update or delete on loans.produce_credit
  for each row execute function kit.refuse_change();

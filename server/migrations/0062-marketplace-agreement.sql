-- What was agreed, with the very bid and the very version of the demand; what came of it stands in the columns at its end.
create table marketplace.agreement (
  answer_id uuid primary key references marketplace.answer,
  company_id uuid not null references relations.company,
  bid_number integer not null,
  text_version integer not null,
  kobo_per_kilogram integer not null,
  grams bigint not null check (grams > 0),
  total_kobo bigint not null check (total_kobo between 0 and 9007199254740991),
  day date not null,
  pay_within_days smallint not null,
  agreed_by uuid not null references accounts.account,
  agreed_at timestamptz not null,
  delivered_kobo bigint not null default 0 check (delivered_kobo between 0 and 9007199254740991),
  paid_kobo bigint not null default 0 check (paid_kobo between 0 and 9007199254740991),
  foreign key (answer_id, bid_number) references marketplace.bid (answer_id, number)
);

create table marketplace.share (
  answer_id uuid not null references marketplace.agreement,
  lot_id uuid not null references lots.lot,
  keeper_id uuid not null references accounts.account,
  grams bigint not null check (grams >= 0),
  kobo bigint not null check (kobo between 0 and 9007199254740991),
  due_on date not null,
  delivered_grams bigint not null default 0 check (delivered_grams >= 0),
  delivered_kobo bigint not null default 0 check (delivered_kobo >= 0),
  -- The day on which all of it had come; null while some of it has not.
  done_on date,
  primary key (answer_id, lot_id)
);

create index share_of_keeper on marketplace.share (keeper_id, due_on desc);

create table marketplace.delivery (
  id uuid primary key,
  answer_id uuid not null references marketplace.agreement,
  company_id uuid not null references relations.company,
  lot_id uuid not null,
  grams bigint not null check (grams > 0),
  amount_kobo bigint not null check (amount_kobo between 0 and 9007199254740991),
  delivered_on date not null,
  pay_due_on date not null,
  paid_on date,
  at timestamptz not null,
  -- A delivery that was weighed wrong counts no more; it stays on record.
  voided_at timestamptz,
  foreign key (answer_id, lot_id) references marketplace.share (answer_id, lot_id)
);

create index delivery_for_agreement on marketplace.delivery (answer_id, delivered_on, id);
create index delivery_to_company on marketplace.delivery (company_id, pay_due_on desc) where voided_at is null;

create table marketplace.agreement_payment (
  id uuid primary key,
  answer_id uuid not null references marketplace.agreement,
  amount_kobo bigint not null check (amount_kobo between 1 and 9007199254740991),
  paid_on date not null,
  at timestamptz not null
);

create trigger agreement_payment_stays before update or delete on marketplace.agreement_payment
  for each row execute function kit.refuse_change();
create trigger agreement_payment_is_never_emptied before truncate on marketplace.agreement_payment
  for each statement execute function kit.refuse_change();
create trigger agreement_stays_here before delete on marketplace.agreement
  for each row execute function kit.refuse_change();
create trigger agreement_is_never_emptied before truncate on marketplace.agreement
  for each statement execute function kit.refuse_change();
create trigger agreement_terms_stay before update of answer_id, company_id, bid_number, text_version, kobo_per_kilogram,
  grams, total_kobo, day, pay_within_days, agreed_by, agreed_at on marketplace.agreement
  for each row execute function kit.refuse_change();
create trigger share_stays_here before delete on marketplace.share for each row execute function kit.refuse_change();
create trigger share_is_never_emptied before truncate on marketplace.share
  for each statement execute function kit.refuse_change();
create trigger share_terms_stay before update of answer_id, lot_id, grams, kobo, due_on on marketplace.share
  for each row execute function kit.refuse_change();
create trigger delivery_stays_here before delete on marketplace.delivery
  for each row execute function kit.refuse_change();
create trigger delivery_is_never_emptied before truncate on marketplace.delivery
  for each statement execute function kit.refuse_change();
create trigger delivery_says_stay before update of id, answer_id, company_id, lot_id, grams, amount_kobo, delivered_on,
  pay_due_on, at on marketplace.delivery for each row execute function kit.refuse_change();

-- What phones keep of a gate lies in a scope of its own, whose id is the company's. It is granted to whoever stands shifts there.
create function processing.open_gate(of_company uuid) returns void language sql as $$
  select sync.open_scope(id, state_code) from relations.company where id = of_company;
$$;

create function processing.note_gate(of_company uuid, of_type text, of_id uuid, what text) returns void language sql as $$
  select processing.open_gate(of_company);
  select sync.note(of_company, 'NG', of_type, of_id, what);
$$;

create function processing.grant_gate(of_company uuid, to_account uuid) returns void language plpgsql as $$
begin
  perform processing.open_gate(of_company);
  if exists (select 1 from relations.staff
      where company_id = of_company and account_id = to_account and until_at is null and duty <> 'buyer') then
    perform sync.grant_scopes(to_account, array[of_company]);
  else
    perform sync.revoke_scopes(to_account, array[of_company]);
  end if;
  perform sync.note(of_company, 'NG', 'gate', of_company, 'put');
end $$;

create function processing.note_staff() returns trigger language plpgsql as $$
begin
  perform processing.grant_gate(new.company_id, new.account_id);
  return null;
end $$;

create trigger staff_at_gate after insert or update of until_at, duty on relations.staff
  for each row execute function processing.note_staff();

create function processing.note_shift() returns trigger language plpgsql as $$
begin
  perform processing.note_gate(new.company_id, 'gate', new.company_id, 'put');
  return null;
end $$;

create trigger shift_at_gate after insert on relations.shift_entry
  for each row execute function processing.note_shift();

-- Which deliveries are on the phones of a gate: those of the last days, and those of which something was said since.
create table processing.on_phones (
  delivery_id uuid primary key references processing.delivery,
  company_id uuid not null,
  since timestamptz not null default now()
);

create index on_phones_since on processing.on_phones (since);

create function processing.note_delivery(of_delivery uuid) returns void language plpgsql as $$
declare
  d processing.delivery;
begin
  select * into strict d from processing.delivery where id = of_delivery;
  insert into processing.on_phones (delivery_id, company_id) values (d.id, d.company_id)
    on conflict (delivery_id) do update set since = now();
  perform processing.note_gate(d.company_id, 'delivery', d.id, 'put');
  if d.keeper_id is not null then
    perform sync.note(d.keeper_id, 'NG', 'delivery', d.id, 'put');
  end if;
end $$;

-- Takes what is older than a moment off the phones of gates; farmers keep theirs.
create function processing.leave_phones(before timestamptz, at_most integer) returns integer language plpgsql as $$
declare
  gone integer := 0;
  one record;
begin
  for one in
    delete from processing.on_phones where delivery_id in (
      select delivery_id from processing.on_phones where since < before order by since limit at_most)
    returning delivery_id, company_id
  loop
    perform processing.note_gate(one.company_id, 'delivery', one.delivery_id, 'gone');
    gone := gone + 1;
  end loop;
  return gone;
end $$;

create function processing.note_delivery_row() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.keeper_id is not null and old.keeper_id is distinct from new.keeper_id then
    perform sync.note(old.keeper_id, 'NG', 'delivery', old.id, 'gone');
  end if;
  perform processing.note_delivery(new.id);
  if tg_op = 'INSERT' and new.replaces is not null then
    perform processing.note_delivery(new.replaces);
  end if;
  return null;
end $$;

create trigger delivery_changes after insert or update on processing.delivery
  for each row execute function processing.note_delivery_row();

create function processing.note_said() returns trigger language plpgsql as $$
declare
  of_delivery uuid;
begin
  if tg_table_name in ('void_asked', 'payment', 'dispute', 'deliverer') then
    of_delivery := new.delivery_id;
  elsif tg_table_name = 'void_settled' then
    select delivery_id into of_delivery from processing.void_asked where id = new.void_id;
  elsif tg_table_name in ('payment_word', 'payee') then
    select delivery_id into of_delivery from processing.payment where id = new.payment_id;
  else
    select delivery_id into of_delivery from processing.dispute where id = new.dispute_id;
  end if;
  perform processing.note_delivery(of_delivery);
  return null;
end $$;

do $$
declare
  of_table text;
begin
  foreach of_table in array array['void_asked', 'void_settled', 'payment', 'payment_word', 'dispute', 'dispute_answer'] loop
    execute format('create trigger %I after insert or update on processing.%I for each row execute function processing.note_said()',
      of_table || '_changes', of_table);
  end loop;
end $$;

create trigger deliverer_changes after update on processing.deliverer for each row execute function processing.note_said();

create function processing.note_scale() returns trigger language plpgsql as $$
begin
  perform processing.note_gate(new.company_id, 'scale', new.scale_id, 'put');
  return null;
end $$;

create trigger scale_changes after insert on processing.scale_word for each row execute function processing.note_scale();

create function processing.note_formula() returns trigger language plpgsql as $$
begin
  perform processing.note_gate(new.company_id, 'formula', new.id, 'put');
  return null;
end $$;

create trigger formula_changes after insert on processing.formula for each row execute function processing.note_formula();

create function processing.note_arrival() returns trigger language plpgsql as $$
begin
  perform processing.note_gate(new.company_id, 'arrival', new.id, case when new.ended_at is null then 'put' else 'gone' end);
  return null;
end $$;

create trigger arrival_changes after insert or update on processing.arrival
  for each row execute function processing.note_arrival();

-- Gates of companies that were there before.
select processing.grant_gate(company_id, account_id) from relations.staff where until_at is null order by company_id, account_id;

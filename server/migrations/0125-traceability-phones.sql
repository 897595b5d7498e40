-- What clerks packed and sold by the acts of this house, as the phones of their company show it for two weeks. Its truth is in
-- the events.
create table traceability.goods_act (
  id uuid primary key,
  company_id uuid not null references relations.company,
  kind text not null check (kind in ('pack', 'sell')),
  happened_at timestamptz not null,
  unit text not null check (length(unit) <= 500),
  says text not null check (length(says) <= 80),
  parts json not null check (json_typeof(parts) = 'array'),
  by_id uuid not null references accounts.account,
  at timestamptz not null
);

create index goods_act_of_company on traceability.goods_act (company_id, id desc);

create trigger goods_act_stays before update or delete on traceability.goods_act
  for each row execute function kit.refuse_change();
create trigger goods_act_is_never_emptied before truncate on traceability.goods_act
  for each statement execute function kit.refuse_change();

-- What of all this is on the phones of which company: what was said in the last days.
create table traceability.on_phones (
  company_id uuid not null,
  row_type text not null check (row_type in ('shipment', 'goodsAct')),
  row_id uuid not null,
  since timestamptz not null default now(),
  primary key (company_id, row_type, row_id)
);

create index on_phones_since on traceability.on_phones (since);

-- The scope is that of the company's gate: its owner's phones and its clerks' have it.
create function traceability.note_on_phones(of_company uuid, of_type text, of_id uuid) returns void language plpgsql as $$
begin
  insert into traceability.on_phones (company_id, row_type, row_id) values (of_company, of_type, of_id)
    on conflict (company_id, row_type, row_id) do update set since = now();
  perform processing.note_gate(of_company, of_type, of_id, 'put');
end $$;

create function traceability.note_goods_act() returns trigger language plpgsql as $$
begin
  perform traceability.note_on_phones(new.company_id, 'goodsAct', new.id);
  return null;
end $$;

create trigger goods_act_on_phones after insert on traceability.goods_act
  for each row execute function traceability.note_goods_act();

-- In one order, so that two who send to each other do not wait for one another.
create function traceability.note_shipment() returns trigger language plpgsql as $$
declare
  side uuid;
begin
  for side in select distinct s from unnest(array[new.company_id, new.to_company_id]) s where s is not null order by 1 loop
    perform traceability.note_on_phones(side, 'shipment', new.id);
  end loop;
  return null;
end $$;

create trigger shipment_on_phones after insert or update on traceability.shipment
  for each row execute function traceability.note_shipment();

-- Takes what is older than a moment off the phones. A shipment that nobody received stays, for someone still has to.
create function traceability.leave_phones(before timestamptz, at_most integer) returns integer language plpgsql as $$
declare
  gone integer := 0;
  one record;
begin
  for one in
    delete from traceability.on_phones where (company_id, row_type, row_id) in (
      select p.company_id, p.row_type, p.row_id from traceability.on_phones p
        left join traceability.shipment s on p.row_type = 'shipment' and s.id = p.row_id
        where p.since < before
          and (s.id is null or s.received_at is not null or s.to_company_id is null or p.since < before - interval '76 days')
        order by p.since limit at_most)
    returning company_id, row_type, row_id
  loop
    perform processing.note_gate(one.company_id, one.row_type, one.row_id, 'gone');
    gone := gone + 1;
  end loop;
  return gone;
end $$;

-- What is on its way now.
select traceability.note_on_phones(side, 'shipment', id) from (
  select s.id, unnest(array[s.company_id, s.to_company_id]) as side from traceability.shipment s
    where s.received_at is null and s.at > now() - interval '14 days') as waiting
  where side is not null order by side, id;

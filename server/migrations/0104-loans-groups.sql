-- How many members a product for groups asks for; null for a loan to one person.
alter table loans.product_version add column members jsonb
  check (members is null or (members ->> 'least')::integer between 3 and (members ->> 'most')::integer);

-- Farmers who stand for each other's loans; `keeper_id` leads it. Each member has a loan of their own.
create table loans.joint_group (
  id uuid primary key,
  keeper_id uuid not null references accounts.account,
  name text not null check (length(name) <= 80),
  code text not null unique check (code ~ '^[A-HJKMNP-Z2-9]{8}$'),
  product_id uuid not null,
  version integer not null,
  instalments integer not null check (instalments between 1 and 104),
  state text not null check (state in ('forming', 'applied', 'given-up')),
  made_by uuid not null references accounts.account,
  created_at timestamptz not null,
  foreign key (product_id, version) references loans.product_version
);

create index joint_group_of_keeper on loans.joint_group (keeper_id);

create function loans.keep_group() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then raise exception 'loans.joint_group keeps its rows'; end if;
  if accounts.is_merge(to_jsonb(old), to_jsonb(new), '{}') then return new; end if;
  -- Erasing its leader takes the name they gave it.
  if new.name = '' and to_jsonb(new) - 'name' = to_jsonb(old) - 'name' then return new; end if;
  if to_jsonb(new) - 'state' <> to_jsonb(old) - 'state' or old.state <> 'forming' then
    raise exception 'loans.joint_group keeps what was agreed';
  end if;
  return new;
end $$;

create trigger joint_group_stays before update or delete on loans.joint_group
  for each row execute function loans.keep_group();

-- A member's yes to stand for the others, with their own share; its id is that of the loan it becomes.
create table loans.group_member (
  id uuid primary key,
  group_id uuid not null references loans.joint_group,
  keeper_id uuid not null references accounts.account,
  principal_kobo bigint not null check (principal_kobo > 0),
  purpose text not null check (length(purpose) <= 300),
  text_version integer not null check (text_version > 0),
  -- The member themselves, or the manager who met them.
  agreed_by uuid not null references accounts.account,
  agreed_at timestamptz not null,
  left_at timestamptz
);

create unique index group_member_once on loans.group_member (group_id, keeper_id) where left_at is null;
create index group_member_of_keeper on loans.group_member (keeper_id);

create function loans.keep_member() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then raise exception 'loans.group_member keeps its rows'; end if;
  if accounts.is_merge(to_jsonb(old), to_jsonb(new), '{}') then return new; end if;
  if new.purpose = '' and to_jsonb(new) - 'purpose' = to_jsonb(old) - 'purpose' then return new; end if;
  if to_jsonb(new) - 'left_at' <> to_jsonb(old) - 'left_at' or old.left_at is not null
     or (select state from loans.joint_group where id = old.group_id) <> 'forming' then
    raise exception 'loans.group_member keeps what was agreed';
  end if;
  return new;
end $$;

create trigger group_member_stays before update or delete on loans.group_member
  for each row execute function loans.keep_member();

alter table loans.loan add column group_id uuid references loans.joint_group;
create index loan_of_group on loans.loan (group_id) where group_id is not null;
create trigger loan_keeps_its_group before update of group_id on loans.loan
  for each row execute function kit.refuse_change();

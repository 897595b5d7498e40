-- Where several write: groups that managers make of farmers in their care, and pairs of people whom a bargain ties.
create table messaging.room (
  id uuid primary key,
  kind text not null check (kind in ('group', 'pair')),
  -- Of a pair the two ids in their order, so that two have one room.
  name text not null check (length(name) between 1 and 80),
  made_by uuid not null references accounts.account,
  last_number integer not null default 0 check (last_number >= 0),
  last_at timestamptz,
  created_at timestamptz not null
);

create unique index room_of_pair on messaging.room (name) where kind = 'pair';
create index room_by_maker on messaging.room (made_by) where kind = 'group';

create table messaging.room_member (
  room_id uuid not null references messaging.room,
  account_id uuid not null references accounts.account,
  read_number integer not null default 0 check (read_number >= 0),
  joined_at timestamptz not null,
  left_at timestamptz,
  primary key (room_id, account_id)
);

create index room_of_member on messaging.room_member (account_id) where left_at is null;

create table messaging.post (
  id uuid primary key,
  room_id uuid not null references messaging.room,
  number integer not null check (number > 0),
  writer_id uuid not null references accounts.account,
  -- As the writer was called then.
  writer_name text not null check (length(writer_name) between 1 and 201),
  text text not null check (length(text) between 1 and 2000),
  -- An admin took it away: it stays for who decides, and is shown to nobody else.
  taken_away_at timestamptz,
  created_at timestamptz not null,
  unique (room_id, number)
);

create index post_by_writer on messaging.post (writer_id);

-- A post stays as it was written; only erasing its writer empties their name, and an admin takes it away.
create function messaging.keep_post() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'messaging.post keeps its rows';
  end if;
  if (new.id, new.room_id, new.number, new.text, new.created_at)
     is distinct from (old.id, old.room_id, old.number, old.text, old.created_at)
     or (old.taken_away_at is not null and new.taken_away_at is distinct from old.taken_away_at) then
    raise exception 'messaging.post keeps what was written';
  end if;
  return new;
end $$;

create trigger post_stays before update or delete on messaging.post
  for each row execute function messaging.keep_post();

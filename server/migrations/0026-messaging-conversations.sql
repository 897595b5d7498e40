-- What a farmer and whoever looks after them write to each other: one conversation a farmer, with the farmer's own id.
create table messaging.conversation (
  id uuid primary key,
  keeper_id uuid not null references accounts.account check (keeper_id = id),
  -- The number of the newest message: its row is locked for each, so no two have the same and none is left out.
  last_number integer not null default 0 check (last_number >= 0),
  farmer_delivered integer not null default 0,
  farmer_read integer not null default 0,
  manager_delivered integer not null default 0,
  manager_read integer not null default 0,
  created_at timestamptz not null,
  removed_at timestamptz,
  check (farmer_read between 0 and farmer_delivered and farmer_delivered <= last_number),
  check (manager_read between 0 and manager_delivered and manager_delivered <= last_number)
);

create table messaging.message (
  id uuid primary key,
  keeper_id uuid not null references accounts.account,
  number integer not null check (number > 0),
  writer_id uuid not null references accounts.account,
  -- As the writer was called then.
  writer_name text not null check (length(writer_name) between 1 and 201),
  text text not null check (length(text) <= 2000),
  -- The key of the photo in the file store, and base64 of a small picture of it that travels with the message.
  photo_key text check (photo_key ~ '^[0-9a-f]{64}$'),
  picture text,
  written_at timestamptz not null,
  created_at timestamptz not null,
  removed_at timestamptz,
  unique (keeper_id, number),
  check ((photo_key is null) = (picture is null)),
  check (text <> '' or photo_key is not null or removed_at is not null)
);

create index message_by_writer on messaging.message (writer_id);
create index message_by_photo on messaging.message (photo_key) where photo_key is not null;

-- What was written stays as it was written; only erasing a person empties it.
create function messaging.keep_message() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'messaging.message keeps its rows';
  end if;
  if (new.id, new.keeper_id, new.number, new.writer_id, new.written_at, new.created_at)
     is distinct from (old.id, old.keeper_id, old.number, old.writer_id, old.written_at, old.created_at)
     or (new.removed_at is null and (new.text, new.photo_key, new.picture) is distinct from (old.text, old.photo_key, old.picture)) then
    raise exception 'messaging.message keeps what was written';
  end if;
  return new;
end $$;

create trigger message_stays before update or delete on messaging.message
  for each row execute function messaging.keep_message();

create trigger message_changes after update or delete on messaging.message
  for each row execute function sync.note_kept_row('message');
create trigger message_made after insert on messaging.message referencing new table as made
  for each statement execute function sync.note_made_rows('message');

-- A new message alone is no news about the marks: its own row tells of it.
create trigger conversation_changes
  after insert or update of farmer_delivered, farmer_read, manager_delivered, manager_read, removed_at
  on messaging.conversation
  for each row execute function sync.note_kept_row('conversation');

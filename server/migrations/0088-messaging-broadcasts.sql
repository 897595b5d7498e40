-- What is said to many at once, and who is told of it, each once.
create table messaging.broadcast (
  id uuid primary key,
  sent_by uuid not null references accounts.account,
  sender_name text not null,
  role text not null check (role in ('farmer', 'extension-manager', 'investor', 'agro-processor', 'admin')),
  state_code text not null,
  lga text not null,
  text text not null check (length(text) between 1 and 300),
  language text not null check (language in ('en', 'ha', 'yo', 'ig', 'pcm')),
  state text not null check (state in ('queuing', 'sending', 'done', 'stopped')),
  -- Up to which account its readers are queued.
  queued_to uuid,
  total integer not null default 0 check (total >= 0),
  sent integer not null default 0 check (sent >= 0),
  in_app integer not null default 0 check (in_app >= 0),
  failed integer not null default 0 check (failed >= 0),
  -- One server at a time sends, so that the provider's pace holds; who stops in between loses it.
  leased_until timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz,
  check (sent + in_app + failed <= total),
  check ((state in ('done', 'stopped')) = (ended_at is not null))
);

create index broadcast_of_sender on messaging.broadcast (sent_by, id desc);
create index broadcast_open on messaging.broadcast (id) where ended_at is null;

create table messaging.broadcast_reader (
  broadcast_id uuid not null references messaging.broadcast,
  account_id uuid not null references accounts.account,
  -- Taken by a server that is about to tell them; taken and never told is not told twice.
  taken_at timestamptz,
  outcome text check (outcome in ('sms', 'mail', 'app', 'held', 'failed')),
  primary key (broadcast_id, account_id)
);

create index broadcast_reader_waiting on messaging.broadcast_reader (broadcast_id, account_id) where taken_at is null;
create index broadcast_reader_of on messaging.broadcast_reader (account_id, broadcast_id desc);

-- What was said stands; only how far it has come changes.
create function messaging.keep_broadcast() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'messaging.broadcast keeps its rows';
  end if;
  if (new.id, new.sent_by, new.role, new.state_code, new.lga, new.text, new.created_at)
     is distinct from (old.id, old.sent_by, old.role, old.state_code, old.lga, old.text, old.created_at)
     or (old.ended_at is not null and new.ended_at is distinct from old.ended_at) then
    raise exception 'messaging.broadcast keeps what was said';
  end if;
  return new;
end $$;

create trigger broadcast_stays before update or delete on messaging.broadcast
  for each row execute function messaging.keep_broadcast();

-- Who wants to hear nothing of whom. A block that ended stays: what was written while it held stays unseen.
create table messaging.block (
  id uuid primary key,
  by_id uuid not null references accounts.account,
  of_id uuid not null references accounts.account check (of_id <> by_id),
  since timestamptz not null,
  ended_at timestamptz check (ended_at >= since)
);

create unique index block_now on messaging.block (by_id, of_id) where ended_at is null;
create index block_of on messaging.block (of_id);

-- A message that somebody brought before the admins, with its words as they were then.
create table messaging.message_report (
  id uuid primary key,
  kind text not null check (kind in ('message', 'post')),
  message_id uuid not null,
  writer_id uuid not null references accounts.account,
  writer_name text not null,
  text text not null,
  has_more boolean not null,
  reported_by uuid not null references accounts.account,
  reason text not null check (length(reason) between 1 and 500),
  reported_at timestamptz not null,
  verdict text check (verdict in ('at-fault', 'no-fault')),
  decision_reason text not null default '' check (length(decision_reason) <= 500),
  decided_by uuid references accounts.account,
  decided_at timestamptz,
  unique (message_id, reported_by),
  check ((verdict is null) = (decided_at is null) and (verdict is null) = (decided_by is null)
    and (verdict is null) = (decision_reason = ''))
);

create index message_report_newest on messaging.message_report (id desc);
create index message_report_open on messaging.message_report (id desc) where verdict is null;
create index message_report_of on messaging.message_report (writer_id);

-- Words and reason stand; a decision is made once.
create function messaging.keep_report() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'messaging.message_report keeps its rows';
  end if;
  if (new.id, new.kind, new.message_id, new.reported_at) is distinct from (old.id, old.kind, old.message_id, old.reported_at)
     or (old.verdict is not null and (new.verdict, new.decision_reason, new.decided_by, new.decided_at)
       is distinct from (old.verdict, old.decision_reason, old.decided_by, old.decided_at))
     or (new.writer_name <> '-' and (new.writer_name, new.text, new.reason)
       is distinct from (old.writer_name, old.text, old.reason)) then
    raise exception 'messaging.message_report keeps what was said';
  end if;
  return new;
end $$;

create trigger message_report_stays before update or delete on messaging.message_report
  for each row execute function messaging.keep_report();

-- When somebody was last texted that messages wait for them.
create table messaging.reached (
  account_id uuid primary key references accounts.account,
  texted_at timestamptz not null
);

create index message_by_time on messaging.message (created_at);
create index post_by_time on messaging.post (created_at);

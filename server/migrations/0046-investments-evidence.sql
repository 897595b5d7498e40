-- What investors are shown of a farm. A line names the record it was taken from and the digest of the line before.
create table investments.evidence (
  id uuid primary key,
  offer_id uuid not null references investments.offer,
  number int not null,
  kind text not null,
  subject_id uuid not null,
  -- The rule that bad news breaks; of a step in the offer's life its number, so that each is one line.
  rule text,
  happened_on date not null,
  shown jsonb not null,
  by_id uuid,
  digest text not null check (length(digest) = 64),
  -- Of the digest, by the key that inspections are signed with: whoever has the database alone cannot make a line.
  signature bytea not null check (length(signature) = 64),
  key_id text not null references reports.seal_key,
  taken_at timestamptz not null,
  unique (offer_id, number)
);

create unique index evidence_once on investments.evidence (offer_id, kind, subject_id, coalesce(rule, ''));

create trigger evidence_stays before update or delete on investments.evidence
  for each row execute function kit.refuse_change();
create trigger evidence_is_never_emptied before truncate on investments.evidence
  for each statement execute function kit.refuse_change();

-- Phones of whoever looks after the farmer keep the milestones of an offer while it runs.
create function investments.note_milestone() returns trigger language plpgsql as $$
begin
  perform sync.note(o.keeper_id, 'NG', 'milestone', new.id, 'put')
    from investments.offer o where o.id = new.offer_id and o.state = 'running';
  return null;
end $$;

create trigger milestone_changes after update on investments.milestone
  for each row execute function investments.note_milestone();

create function investments.note_milestones_of_offer() returns trigger language plpgsql as $$
begin
  if old.state = 'running' then
    perform sync.note(old.keeper_id, 'NG', 'milestone', m.id, 'gone')
      from investments.milestone m where m.offer_id = old.id;
  end if;
  if new.state = 'running' then
    perform sync.note(new.keeper_id, 'NG', 'milestone', m.id, 'put')
      from investments.milestone m where m.offer_id = new.id;
  end if;
  return null;
end $$;

create trigger offer_milestones_change after update of state, keeper_id on investments.offer
  for each row when (old.state <> new.state or old.keeper_id <> new.keeper_id)
  execute function investments.note_milestones_of_offer();

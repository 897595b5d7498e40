-- Who judges the texts of which language, from when until when; what was is kept.
create table library.speaker (
  id uuid primary key,
  speaker_id uuid not null references accounts.account,
  language text not null check (language in ('ha', 'yo', 'ig', 'pcm')),
  from_at timestamptz not null,
  until_at timestamptz check (until_at >= from_at),
  decided_by uuid not null references accounts.account,
  reason text not null check (length(reason) between 1 and 500),
  ended_by uuid references accounts.account,
  end_reason text not null default '' check (length(end_reason) <= 500),
  check (decided_by <> speaker_id),
  check ((until_at is null) = (ended_by is null))
);

create unique index speaker_of_language on library.speaker (speaker_id, language) where until_at is null;
create index speaker_of_today on library.speaker (from_at, id) where until_at is null;
create index speaker_by_person on library.speaker (speaker_id, from_at);

-- One word on a text of the catalogues, with the very texts it was said of.
create table library.phrase_verdict (
  id uuid primary key,
  language text not null check (language in ('ha', 'yo', 'ig', 'pcm')),
  room text not null check (room in ('screens', 'server')),
  key text not null check (key ~ '^[A-Za-z0-9.-]{1,160}$'),
  kind text not null check (kind in ('right', 'better')),
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  english text not null,
  stood text not null,
  said text not null check (length(said) between 1 and 4000),
  reason text not null check (length(reason) <= 500),
  by_id uuid not null references accounts.account,
  at timestamptz not null,
  check ((kind = 'right') = (said = stood)),
  check (kind = 'right' or reason <> '')
);

create index phrase_verdict_of_phrase on library.phrase_verdict (language, room, key, at desc, id desc);
create index phrase_verdict_by_person on library.phrase_verdict (by_id, at);

create trigger phrase_verdict_stays before update or delete on library.phrase_verdict
  for each row execute function kit.refuse_change();
create trigger phrase_verdict_is_not_emptied before truncate on library.phrase_verdict
  for each statement execute function kit.refuse_change();

-- What a second speaker said to it, once.
create table library.phrase_answer (
  verdict_id uuid primary key references library.phrase_verdict,
  is_agreed boolean not null,
  note text not null check (length(note) <= 500),
  by_id uuid not null references accounts.account,
  at timestamptz not null,
  check (is_agreed or note <> '')
);

create index phrase_answer_by_person on library.phrase_answer (by_id, at);

-- Two people stand for each text.
create function library.demand_second_speaker() returns trigger language plpgsql as $$
begin
  if (select by_id from library.phrase_verdict where id = new.verdict_id) = new.by_id then
    raise exception 'library.phrase_answer wants a second speaker';
  end if;
  return new;
end $$;

create trigger phrase_answer_is_anothers before insert on library.phrase_answer
  for each row execute function library.demand_second_speaker();
create trigger phrase_answer_stays before update or delete on library.phrase_answer
  for each row execute function kit.refuse_change();
create trigger phrase_answer_is_not_emptied before truncate on library.phrase_answer
  for each statement execute function kit.refuse_change();

-- The last word on each text: what follows from the two tables above, for the desk to read. No more rows than texts.
create table library.phrase_standing (
  language text not null,
  room text not null,
  key text not null,
  verdict_id uuid not null references library.phrase_verdict,
  digest text not null,
  said_digest text not null,
  state text not null check (state in ('asked', 'agreed', 'refused')),
  primary key (language, room, key)
);

create schema library;

-- Who may write and review articles, from when until when; what was is kept.
create table library.duty (
  id uuid primary key,
  agronomist_id uuid not null references accounts.account,
  from_at timestamptz not null,
  until_at timestamptz check (until_at >= from_at),
  decided_by uuid not null references accounts.account,
  reason text not null check (length(reason) between 1 and 500),
  ended_by uuid references accounts.account,
  end_reason text not null default '' check (length(end_reason) <= 500),
  check ((until_at is null) = (ended_by is null))
);

create unique index duty_of_agronomist on library.duty (agronomist_id) where until_at is null;
create index duty_of_today on library.duty (from_at, id) where until_at is null;

-- What an article is about never changes: each review of a text is of that too.
create table library.article (
  id uuid primary key,
  crop text check (length(crop) between 1 and 60),
  stage text check (stage in ('before-sowing', 'initial', 'development', 'middle', 'late', 'after-harvest')),
  zones text[] not null,
  begun_by uuid not null references accounts.account,
  created_at timestamptz not null,
  withdrawn_at timestamptz,
  withdrawn_by uuid references accounts.account,
  withdrawn_for text not null default '' check (length(withdrawn_for) <= 500),
  check ((withdrawn_at is null) = (withdrawn_by is null))
);

create index article_by_crop on library.article (crop, id desc) where withdrawn_at is null;

create function library.keep_article() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.withdrawn_at is not null
     or (new.id, new.crop, new.stage, new.zones, new.begun_by, new.created_at)
        is distinct from (old.id, old.crop, old.stage, old.zones, old.begun_by, old.created_at) then
    raise exception 'library.article keeps what it is about';
  end if;
  return new;
end $$;

create trigger article_stays before update or delete on library.article
  for each row execute function library.keep_article();

-- One version of what an article says in one language.
create table library.text (
  id uuid primary key,
  article_id uuid not null references library.article,
  language text not null check (language in ('en', 'ha', 'yo', 'ig', 'pcm')),
  number integer not null check (number > 0),
  title text not null check (length(title) between 1 and 120),
  body text not null check (length(body) between 1 and 6000),
  sources jsonb not null check (jsonb_typeof(sources) = 'array' and jsonb_array_length(sources) > 0),
  state text not null check (state in ('draft', 'waiting', 'returned', 'reviewed')),
  audio_key text check (audio_key ~ '^[0-9a-f]{64}$'),
  audio_type text check (audio_type in ('audio/webm', 'audio/ogg')),
  audio_bytes integer check (audio_bytes > 0),
  written_by uuid not null references accounts.account,
  -- As people were called then.
  written_by_name text not null check (length(written_by_name) between 1 and 201),
  created_at timestamptz not null,
  reviewed_by uuid references accounts.account,
  reviewed_by_name text check (length(reviewed_by_name) between 1 and 201),
  reviewed_at timestamptz,
  review_note text not null default '' check (length(review_note) <= 1000),
  expires_on date,
  unique (article_id, language, number),
  check ((audio_key is null) = (audio_type is null) and (audio_key is null) = (audio_bytes is null)),
  -- Two people stand for each text.
  check (reviewed_by <> written_by),
  check ((state in ('returned', 'reviewed')) = (reviewed_by is not null)),
  check ((reviewed_by is null) = (reviewed_at is null) and (reviewed_by is null) = (reviewed_by_name is null)),
  check ((state = 'reviewed') = (expires_on is not null))
);

create unique index text_under_way on library.text (article_id, language) where state <> 'reviewed';
create index text_by_state on library.text (state, id desc);
create index text_by_writer on library.text (written_by, id desc);
create index text_by_reviewer on library.text (reviewed_by) where reviewed_by is not null;

-- What was found good stays as it was read; only erasing a person takes their name from it.
create function library.keep_text() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then raise exception 'library.text keeps its rows'; end if;
  if old.state = 'reviewed'
     and (to_jsonb(new) - 'written_by_name' - 'reviewed_by_name')
         is distinct from (to_jsonb(old) - 'written_by_name' - 'reviewed_by_name') then
    raise exception 'library.text keeps what was reviewed';
  end if;
  if old.state = 'waiting' and new.state = 'waiting'
     and (new.title, new.body, new.sources, new.audio_key) is distinct from (old.title, old.body, old.sources, old.audio_key) then
    raise exception 'library.text keeps what is being reviewed';
  end if;
  return new;
end $$;

create trigger text_stays before update or delete on library.text
  for each row execute function library.keep_text();

create table library.picture (
  id uuid primary key,
  text_id uuid not null references library.text,
  place integer not null check (place > 0),
  file_key text not null check (file_key ~ '^[0-9a-f]{64}$'),
  bytes integer not null check (bytes > 0),
  caption text not null default '' check (length(caption) <= 200),
  created_at timestamptz not null
);

create index picture_of_text on library.picture (text_id, place);
create index picture_by_file on library.picture (file_key);

-- Pictures are part of what is reviewed.
create function library.keep_pictures() returns trigger language plpgsql as $$
declare
  of_text uuid := case when tg_op = 'DELETE' then old.text_id else new.text_id end;
begin
  if (select state from library.text where id = of_text) not in ('draft', 'returned') then
    raise exception 'library.picture keeps what is reviewed';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;

create trigger picture_stays before insert or update or delete on library.picture
  for each row execute function library.keep_pictures();

-- Each review as it was said.
create table library.review (
  id uuid primary key,
  text_id uuid not null references library.text,
  by_id uuid not null references accounts.account,
  is_good boolean not null,
  note text not null check (length(note) <= 1000),
  expires_on date,
  created_at timestamptz not null
);

create index review_of_text on library.review (text_id, created_at);
create index review_by_person on library.review (by_id, id desc);

create trigger review_stays before update or delete on library.review
  for each row execute function kit.refuse_change();

-- An article that a farmer opened or was sent. Its texts are those that were advice then.
create table library.advice (
  id uuid primary key,
  keeper_id uuid not null references accounts.account,
  article_id uuid not null references library.article,
  text_ids uuid[] not null,
  sent_by uuid references accounts.account,
  sent_by_name text check (length(sent_by_name) between 1 and 201),
  note text not null default '' check (length(note) <= 500),
  useful boolean,
  useful_text_id uuid references library.text,
  is_withdrawn boolean not null default false,
  created_at timestamptz not null,
  removed_at timestamptz,
  check ((sent_by is null) = (sent_by_name is null)),
  check ((useful is null) = (useful_text_id is null))
);

create unique index advice_of_keeper on library.advice (keeper_id, article_id) where removed_at is null;
create index advice_by_article on library.advice (article_id, id) where removed_at is null and not is_withdrawn;
create index advice_by_sender on library.advice (sent_by) where sent_by is not null;

create trigger advice_changes after update or delete on library.advice
  for each row execute function sync.note_kept_row('advice');
create trigger advice_made after insert on library.advice referencing new table as made
  for each statement execute function sync.note_made_rows('advice');

-- What farmers said of each text, counted as they say it.
create table library.tally (
  text_id uuid primary key references library.text,
  useful integer not null default 0 check (useful >= 0),
  useless integer not null default 0 check (useless >= 0)
);

-- Whom a manager sent an article, as they chose them.
create table library.sending (
  id uuid primary key,
  article_id uuid not null references library.article,
  by_id uuid not null references accounts.account,
  receivers jsonb not null check (jsonb_typeof(receivers) = 'object'),
  note text not null check (length(note) <= 500),
  farmers integer not null check (farmers > 0),
  created_at timestamptz not null
);

create index sending_by_sender on library.sending (by_id, id desc);

create trigger sending_stays before update or delete on library.sending
  for each row execute function kit.refuse_change();

-- Texts of screens as somebody said them, for those who do not read; a newer recording never overwrites one.
create table settings.voice_clip (
  id uuid primary key,
  key text not null check (key ~ '^[A-Za-z0-9.-]{1,120}$'),
  language text not null check (language in ('en', 'ha', 'yo', 'ig', 'pcm')),
  version integer not null check (version > 0),
  -- The very text that is said: one that has changed since is no longer read by this clip.
  text text not null check (length(text) between 1 and 1000),
  media_type text not null check (media_type in ('audio/webm', 'audio/ogg')),
  file_key text not null check (file_key ~ '^[0-9a-f]{64}$'),
  seconds integer not null check (seconds between 1 and 60),
  recorded_by uuid not null references accounts.account,
  recorded_at timestamptz not null,
  unique (language, key, version)
);

create trigger voice_clip_stays before update or delete on settings.voice_clip
  for each row execute function kit.refuse_change();

-- Messages may be spoken. What was told of the sound stands from the first; its file is named once its bytes came and are that.
alter table messaging.message
  add column voice_type text check (voice_type in ('audio/webm', 'audio/ogg')),
  add column voice_seconds integer check (voice_seconds between 1 and 3600),
  add column voice_bytes integer check (voice_bytes between 1 and 5242880),
  add column voice_sha256 text check (voice_sha256 ~ '^[0-9a-f]{64}$'),
  add column voice_key text check (voice_key ~ '^[0-9a-f]{64}$'),
  add constraint message_voice_whole
    check (num_nonnulls(voice_type, voice_seconds, voice_bytes, voice_sha256) in (0, 4) and (voice_key is null or voice_type is not null));

alter table messaging.message drop constraint message_check1;
alter table messaging.message
  add constraint message_says_something
    check (text <> '' or photo_key is not null or voice_type is not null or removed_at is not null);

create index message_by_voice on messaging.message (voice_key) where voice_key is not null;

-- What was written stays as it was written; only the name of a voice's file comes later, once, and erasing empties a message.
create or replace function messaging.keep_message() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'messaging.message keeps its rows';
  end if;
  if (new.id, new.keeper_id, new.number, new.writer_id, new.written_at, new.created_at)
     is distinct from (old.id, old.keeper_id, old.number, old.writer_id, old.written_at, old.created_at)
     or (new.removed_at is null
       and ((new.text, new.photo_key, new.picture, new.voice_type, new.voice_seconds, new.voice_bytes, new.voice_sha256)
         is distinct from
         (old.text, old.photo_key, old.picture, old.voice_type, old.voice_seconds, old.voice_bytes, old.voice_sha256)
         or (old.voice_key is not null and new.voice_key is distinct from old.voice_key))) then
    raise exception 'messaging.message keeps what was written';
  end if;
  return new;
end $$;

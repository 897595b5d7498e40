-- What a letter names its reader by, in the link that stops the letters: it tells nobody an address.
alter table messaging.follower add column letter_key uuid not null default gen_random_uuid();

create unique index follower_by_letter_key on messaging.follower (letter_key);

-- What a company lets buyers see, word by word: the newest holds, none is changed.
create table traceability.story_word (
  company_id uuid not null references relations.company,
  version integer not null check (version between 1 and 100001),
  publishes_share boolean not null,
  by_id uuid not null references accounts.account,
  at timestamptz not null,
  primary key (company_id, version)
);

create trigger story_word_stays before update or delete on traceability.story_word
  for each row execute function kit.refuse_change();

-- Whether a farmer's first name stands in public stories: silence is no. Deleted when they are erased.
create table traceability.name_word (
  keeper_id uuid not null references accounts.account,
  version integer not null check (version between 1 and 100001),
  is_shown boolean not null,
  text_version integer not null check (text_version > 0),
  at timestamptz not null,
  primary key (keeper_id, version)
);

-- What a story asks of the books of mills.
create index filling_of_pack on processing.filling (pack_id, job_id);
create index pack_by_number on processing.pack (gtin) where gtin <> '';
create index delivery_of_lot on processing.delivery (lot_id) where lot_id is not null;
create index sale_of_job on processing.sale (job_id);

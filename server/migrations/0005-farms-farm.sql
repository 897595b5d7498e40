create schema farms;

create table farms.farm (
  id uuid primary key,
  keeper_id uuid not null references accounts.account,
  name text not null check (length(name) between 1 and 80),
  state_code text not null check (state_code ~ '^[A-Z]{2}$'),
  lga text not null check (length(lga) between 1 and 60),
  size_band text not null check (size_band in ('small', 'medium', 'large')),
  crop text not null check (length(crop) between 1 and 60),
  photo_key text check (photo_key ~ '^[0-9a-f]{64}$'),
  thumb_key text check (thumb_key ~ '^[0-9a-f]{64}$'),
  revision integer not null check (revision > 0),
  created_at timestamptz not null,
  check ((photo_key is null) = (thumb_key is null))
);

create index farm_by_keeper on farms.farm (keeper_id, id desc);

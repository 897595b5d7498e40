-- Lots that were promised to somebody: so much of a lot is nobody else's while the promise lasts.
create table lots.promise (
  lot_id uuid not null references lots.lot,
  -- What it was promised for, in the words of the slice that asked.
  for_id uuid not null,
  grams bigint not null check (grams between 0 and 1000000000000),
  made_at timestamptz not null,
  ended_at timestamptz,
  primary key (lot_id, for_id)
);

create index promise_standing on lots.promise (lot_id) where ended_at is null;
create index promise_for on lots.promise (for_id);
create index lot_of_crop_left on lots.lot (keeper_id, id) where left_grams > 0;

-- Demands of a crop are in the order of their ids as text, which is the same order: no other index has it, so that the newest
-- of a crop that nobody wants any more are not sought among all others.
drop index marketplace.demand_of_crop;
drop index marketplace.demand_of_crop_there;
create index demand_of_crop on marketplace.demand (crop_word, (id::text collate "C") desc) where closed_at is null;
create index demand_of_crop_there on marketplace.demand (crop_word, state_code, lga, (id::text collate "C") desc)
  where closed_at is null;

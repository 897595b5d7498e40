-- What left somebody's store in a time: figures count it for many people at once.
create index step_gone_by_keeper on lots.step (keeper_id, happened_on) where gone is not null;
create index lot_stored_by_keeper on lots.lot (keeper_id, born_on) where harvest_id is not null and parents = '{}';

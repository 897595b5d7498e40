-- A lot that stands in somebody's warehouse: nothing at all is done with it until they let it out.
alter table lots.promise add column is_held boolean not null default false;

create unique index promise_holds_once on lots.promise (lot_id) where is_held and ended_at is null;

-- What was grown by somebody, without going by their farms: figures count it for many people at once.
create index season_by_keeper on seasons.season (keeper_id, ended_on) where removed_at is null;

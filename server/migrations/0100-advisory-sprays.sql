-- The days on which whoever is to spray in a cell counts on good hours, and the last of them by Nigeria's clock. It is about places.
create table advisory.spray_day (
  cell text not null,
  day date not null,
  until_hour text not null check (until_hour ~ '^\d{4}-\d\d-\d\dT\d\d:00$'),
  primary key (cell, day)
);

create index spray_day_by_day on advisory.spray_day (day);

-- Who found so many pests of late that they are to spray is looked for every hour.
create index scouting_by_day on advisory.scouting (scouted_on, id) where removed_at is null;
create index cell_alert_lost on advisory.cell_alert (cell, day) where kind = 'spray-lost';

-- When any server last looked which work comes up by itself: what came up since is sent once, however many look.
create table kit.jobs_clock (
  one boolean primary key default true check (one),
  looked_at timestamptz not null
);

insert into kit.jobs_clock (looked_at) values (now());

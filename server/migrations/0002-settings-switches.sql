create schema settings;

create table settings.switch (
  name text primary key,
  is_open boolean not null,
  changed_at timestamptz,
  changed_by uuid
);

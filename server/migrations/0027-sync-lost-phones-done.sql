-- An admin has asked the person, and what came of it. A phone that falls silent after that is listed anew.
alter table sync.device
  add column dealt_with_at timestamptz,
  add column dealt_with_by uuid,
  add column dealt_with_note text;

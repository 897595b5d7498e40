-- A word on a pest, which admins said alone until now, waits for a second one too.
alter table settings.word drop constraint word_kind_check;
alter table settings.word add constraint word_kind_check check (kind in ('task-rule', 'measure', 'pest-threshold'));

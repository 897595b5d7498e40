-- Keys are of the slice of integrations from now on. Servers of the release before still ask for them where they were: the
-- view takes what they write, until a later release drops it.
create schema if not exists integrations;
alter table relations.key set schema integrations;
create view relations.key as
  select id, company_id, name, head, hash, scopes, made_by, made_at, used_on, revoked_by, revoked_at from integrations.key;

-- What the words of a refusal name, such as how much of a lot is left.
alter table sync.mutation add column said jsonb not null default '{}' check (jsonb_typeof(said) = 'object');

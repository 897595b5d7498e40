-- The code of a farmer's card: 96 random bits (the parts of a random UUID that carry no version), so it cannot be guessed.
create function accounts.new_card_code() returns text language sql volatile as $$
  select left(said, 12) || right(said, 12) from (select replace(gen_random_uuid()::text, '-', '') as said) uuid;
$$;

alter table accounts.account add column card_code text not null unique default accounts.new_card_code();

drop trigger farmer_changes on accounts.account;
create trigger farmer_changes after update of first_name, last_name, phone, card_code on accounts.account
  for each row execute function sync.note_farmer();

-- Phones that keep farmers already get them again, with their cards.
select sync.note(id, shard, 'farmer', id, 'put') from sync.scope order by id;

-- Farmers come by the hundred out of lists: that they may be like another is noted once for all that one statement made. What
-- changes is noted row by row as before.
create function relations.seek_likeness_of_made() returns trigger language plpgsql as $$
begin
  insert into relations.likeness_due (account_id)
    select id from made where 'farmer' = any(roles) order by id
  on conflict (account_id) do update set asked_at = excluded.asked_at, taken_at = null;
  return null;
end $$;

create function relations.seek_likeness_of_made_profiles() returns trigger language plpgsql as $$
begin
  insert into relations.likeness_due (account_id)
    select a.id from made m join accounts.account a on a.id = m.id where 'farmer' = any(a.roles) order by a.id
  on conflict (account_id) do update set asked_at = excluded.asked_at, taken_at = null;
  return null;
end $$;

drop trigger account_may_be_like on accounts.account;
create trigger account_may_be_like after update of first_name, last_name, phone, state on accounts.account
  for each row execute function relations.seek_likeness_of_row('id');
create trigger accounts_may_be_like after insert on accounts.account referencing new table as made
  for each statement execute function relations.seek_likeness_of_made();

drop trigger profile_may_be_like on accounts.profile;
create trigger profile_may_be_like after update of location, state_code, lga, gender, birth_date on accounts.profile
  for each row execute function relations.seek_likeness_of_row('id');
create trigger profiles_may_be_like after insert on accounts.profile referencing new table as made
  for each statement execute function relations.seek_likeness_of_made_profiles();

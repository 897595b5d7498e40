-- What an investor said of themselves is never changed, and goes when its account is erased and the law asks for it no more.
create function accounts.keep_investor_file() returns trigger language plpgsql as $$
begin
  if exists (select 1 from accounts.closing where account_id = old.account_id and erased_at is not null) then
    return old;
  end if;
  raise exception 'rows of accounts.investor_file are never changed or removed';
end $$;

drop trigger investor_file_stays on accounts.investor_file;
create trigger investor_file_stays before update on accounts.investor_file
  for each row execute function kit.refuse_change();
create trigger investor_file_goes_with_account before delete on accounts.investor_file
  for each row execute function accounts.keep_investor_file();

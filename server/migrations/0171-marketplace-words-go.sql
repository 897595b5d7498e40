-- What was agreed stays; what somebody wrote beside it may be emptied when they are erased, and changed by nobody.
create function kit.refuse_but_emptying() returns trigger language plpgsql as $$
declare
  place text[] := tg_argv[0]::text[];
begin
  if to_jsonb(new) #- place = to_jsonb(old) #- place and to_jsonb(new) #>> place = '' then
    return new;
  end if;
  raise exception 'rows of %.% are never changed or removed', tg_table_schema, tg_table_name;
end $$;

drop trigger bid_stays on marketplace.bid;
create trigger bid_stays before delete on marketplace.bid for each row execute function kit.refuse_change();
create trigger bid_says_the_same before update on marketplace.bid
  for each row execute function kit.refuse_but_emptying('{note}');

drop trigger listing_version_stays on marketplace.listing_version;
create trigger listing_version_stays before delete on marketplace.listing_version
  for each row execute function kit.refuse_change();
create trigger listing_version_says_the_same before update on marketplace.listing_version
  for each row execute function kit.refuse_but_emptying('{terms,note}');

drop trigger order_event_stays on marketplace.order_event;
create trigger order_event_stays before delete on marketplace.order_event
  for each row execute function kit.refuse_change();
create trigger order_event_says_the_same before update on marketplace.order_event
  for each row execute function kit.refuse_but_emptying('{text}');

drop trigger purchase_event_stays on marketplace.purchase_event;
create trigger purchase_event_stays before delete on marketplace.purchase_event
  for each row execute function kit.refuse_change();
create trigger purchase_event_says_the_same before update on marketplace.purchase_event
  for each row execute function kit.refuse_but_emptying('{text}');

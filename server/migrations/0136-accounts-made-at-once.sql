-- Words of farmers come by the hundred out of lists: what phones are told of them is noted once for all that one statement made,
-- as of farms and plots. What changes or goes is noted row by row as before.
drop trigger assisted_changes on accounts.assisted;
create trigger assisted_changes after update or delete on accounts.assisted
  for each row execute function sync.note_kept_row('assisted');
create trigger assisted_made after insert on accounts.assisted referencing new table as made
  for each statement execute function sync.note_made_rows('assisted');

-- What a board counts over the farmers of many managers, each found by its index: the last visit, problems that wait.
create index visit_last on extension.visit (keeper_id, visited_on desc) where removed_at is null;
-- A visit that was corrected is counted once, by the first record of it.
create index visit_made on extension.visit (manager_id, visited_on) where corrects is null and removed_at is null;
create index issue_open on extension.issue (keeper_id, opened_at) where state = 'open' and removed_at is null;
create index issue_solved on extension.issue (answered_by, closed_at) where state = 'closed' and removed_at is null;

-- A photo that a visit shows is its evidence: it is asked for by `farms`. An index finds the visits of the farm's keeper.
create function extension.names_photo(photo uuid, of_farm uuid) returns boolean language sql stable as $$
  select exists (
    select 1 from extension.visit v, jsonb_array_elements(coalesce(v.form -> 'observations', '[]')) seen
    where v.keeper_id = (select keeper_id from farms.farm where id = of_farm) and v.removed_at is null and seen -> 'photoIds' ? photo::text
  )
$$;

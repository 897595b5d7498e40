-- A disaster may be declared in several states by one paper: in each, the LGAs that the paper names.
alter table loans.disaster add column areas jsonb, add column states text[];
alter table loans.disaster disable trigger disaster_stays;
update loans.disaster
set areas = jsonb_build_array(jsonb_build_object('stateCode', state_code, 'lgas', to_jsonb(lgas))), states = array[state_code];
alter table loans.disaster enable trigger disaster_stays;

drop index loans.disaster_in_state;
alter table loans.disaster
  drop column state_code,
  drop column lgas,
  alter column areas set not null,
  alter column states set not null,
  add constraint disaster_in_states check (cardinality(states) between 1 and 37 and jsonb_array_length(areas) = cardinality(states));

create index disaster_confirmed on loans.disaster (until_on desc) where state = 'confirmed';

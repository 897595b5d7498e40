-- How many farmers a manager had on a day that is over.
create index assignment_ended on relations.assignment (manager_id, until_at) where until_at is not null;

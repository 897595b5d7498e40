-- Steps that another stands on: a lot that a mill received leaves its keeper's stock, and only the mill's own word brings it back.
create table lots.handed (
  step_id uuid primary key references lots.step,
  -- What it was handed over for, such as a delivery; each takes from a lot once.
  subject_id uuid not null unique
);

create trigger handed_stays before update or delete on lots.handed for each row execute function kit.refuse_change();
create trigger handed_is_never_emptied before truncate on lots.handed for each statement execute function kit.refuse_change();

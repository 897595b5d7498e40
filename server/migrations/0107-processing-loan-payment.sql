-- A delivery whose value settled a loan of its farmer is paid by that, and by nothing else.
alter table processing.payment
  drop constraint payment_way_check,
  add constraint payment_way_check check (way in ('cash', 'loan'));

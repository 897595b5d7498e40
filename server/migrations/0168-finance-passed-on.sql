-- Whether what was paid in for a loan is with whom it is for by now: the account that all such money waits in holds it no more.
alter table finance.payment add column is_passed_on boolean not null default false;

update finance.payment p set is_passed_on = true
from loans.pay_in i where i.id = p.id and i.taken_on is not null;

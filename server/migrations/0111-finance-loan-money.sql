-- Money may be paid in for a loan, straight from the payment provider.
alter table finance.payment
  drop constraint payment_purpose_check,
  add constraint payment_purpose_check check (purpose in ('wallet', 'loan'));

-- A loan that counts as lost is a cost of the house, as the fees of providers are.
create or replace function finance.take_move() returns trigger language plpgsql as $$
declare
  left_kind text;
begin
  update finance.ledger_account set balance_kobo = new.from_balance_kobo, moves = new.from_number
    where id = new.from_account and moves = new.from_number - 1
      and balance_kobo = new.from_balance_kobo + new.amount_kobo
    returning kind into left_kind;
  if not found then
    raise exception 'move % does not go on from where account % stands', new.id, new.from_account
      using errcode = 'serialization_failure';
  end if;
  if left_kind = 'cost' and new.kind not in ('provider-fee', 'loan-loss') then
    raise exception 'only the fee of a provider, or the loss of a loan, leaves an account of costs';
  end if;
  update finance.ledger_account set balance_kobo = new.to_balance_kobo, moves = new.to_number
    where id = new.to_account and moves = new.to_number - 1
      and balance_kobo = new.to_balance_kobo - new.amount_kobo;
  if not found then
    raise exception 'move % does not go on from where account % stands', new.id, new.to_account
      using errcode = 'serialization_failure';
  end if;
  perform kit.note_act(new.made_at, new.made_by, 'moved money', new.endpoint, new.id::text, new.request_id);
  return null;
end $$;

-- What a payment provider keeps for itself is a cost of the house: `cost` is below nothing by what was paid so, and nothing
-- but a provider's fee leaves it.
alter table finance.ledger_account
  drop constraint ledger_account_kind_check,
  add constraint ledger_account_kind_check check (kind in ('wallet', 'escrow', 'platform', 'clearing', 'cost')),
  drop constraint ledger_account_not_overdrawn,
  add constraint ledger_account_not_overdrawn check (balance_kobo >= 0 or kind in ('clearing', 'cost'));

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
  if left_kind = 'cost' and new.kind <> 'provider-fee' then
    raise exception 'only the fee of a provider leaves an account of costs';
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

-- The move that noted the fee of a payment or a payout, once, as the provider said it.
alter table finance.payment add column fee_move_id uuid unique references finance.move;
alter table finance.payout add column fee_move_id uuid unique references finance.move;

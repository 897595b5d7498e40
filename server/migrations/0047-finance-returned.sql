-- A payout that its provider knows nothing of goes back to the wallet: one admin asks for it, another agrees.
alter table finance.payout
  add column return_asked_by uuid references accounts.account,
  add column return_asked_at timestamptz,
  add column return_reason text not null default '' check (length(return_reason) <= 200),
  add column returned_by uuid references accounts.account,
  drop constraint payout_state_check,
  add constraint payout_state_check
    check (state in ('asked', 'approved', 'sending', 'sent', 'failed', 'refused', 'returned')),
  drop constraint payout_trouble_check,
  add constraint payout_trouble_check check (trouble in ('bank-changed', 'bank-refused', 'paid-after-return')),
  add constraint payout_return_asked_whole check ((return_asked_by is null) = (return_asked_at is null)),
  add constraint payout_returned_by_a_second
    check (returned_by is null or (return_asked_by is not null and returned_by <> return_asked_by)),
  add constraint payout_returned_by_others check (return_asked_by <> owner_id and returned_by <> owner_id),
  add constraint payout_returned_by_somebody check (state <> 'returned' or returned_by is not null);

-- What was returned may have been paid after all: it is asked about again for a while.
create index payout_returned on finance.payout (sending_at) where state = 'returned';

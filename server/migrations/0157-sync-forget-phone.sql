-- A phone's store that is to be erased at its next contact, by whom and why; and when the phone answered that it was.
alter table sync.device
  add column forget_asked_at timestamptz,
  add column forget_asked_by uuid,
  add column forget_reason text check (length(forget_reason) between 1 and 500),
  add column forgotten_at timestamptz,
  -- Acts that went with it unsent, as the phone told.
  add column unsent_erased integer check (unsent_erased >= 0);

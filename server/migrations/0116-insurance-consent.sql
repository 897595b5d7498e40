-- How a farmer said yes to a cover that their manager took for them, and by which version of the text; null where they took
-- it themselves, and where it was taken before this was asked.
alter table insurance.cover
  add column agreed_how text check (agreed_how in ('in-person', 'by-phone')),
  add column agreed_text integer check (agreed_text > 0),
  add constraint cover_agreed_by_a_text check ((agreed_how is null) = (agreed_text is null));

create trigger cover_agreement_stays before update of agreed_how, agreed_text on insurance.cover
  for each row execute function kit.refuse_change();

-- Whom was told what their cover came to: taken before they are told, since a message sent twice costs twice.
alter table insurance.payout_line add column told_at timestamptz;
create index payout_line_to_tell on insurance.payout_line (list_id) where told_at is null;

-- What waits for an admin is counted each time one opens their home: each queue is read by an index on what waits.
create index likeness_open on relations.likeness (found_at) where state = 'open';
create index contact_message_oldest on messaging.contact_message (received_at) where answer is null;
create index payout_asked on finance.payout (created_at) where state = 'asked';
create index reversal_asked on finance.reversal (asked_at) where state = 'asked';
create index restructure_proposed on loans.restructure (proposed_at) where state = 'proposed';
create index write_off_proposed on loans.write_off (proposed_at) where state = 'proposed';
create index milestone_verified on investments.milestone (due_on) where state = 'verified';
create index fund_entry_asked on insurance.fund_entry (asked_at) where state = 'asked';
create index fake_report_open on traceability.fake_report (reported_at) where state <> 'answered';

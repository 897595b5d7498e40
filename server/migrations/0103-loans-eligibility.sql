-- Who may ask for a product, by what the records say. No condition: whoever farms here.
alter table loans.product_version add column eligibility jsonb not null default '{}'
  check (jsonb_typeof(eligibility) = 'object');

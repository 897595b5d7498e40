-- What penalties may come to, in parts of a million of what was lent: a version of a product keeps what held when it was set.
-- Those from before were all set under a tenth.
alter table loans.product_version add column most_penalty_ppm integer not null default 100000
  check (most_penalty_ppm between 0 and 1000000);

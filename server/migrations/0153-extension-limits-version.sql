-- By which version of the thresholds a visit was judged; those before were judged by the first.
alter table extension.visit_proof add column limits_version integer not null default 1;

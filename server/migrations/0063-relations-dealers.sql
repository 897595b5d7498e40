-- Agro-dealers sell inputs to farmers; a company says when it joins whether that is its trade.
alter table relations.company drop constraint company_kind_check;
alter table relations.company add constraint company_kind_check check (kind in ('mill', 'buyer', 'dealer'));

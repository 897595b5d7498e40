-- Fresh goods are cooled before they are packed: a step of its own (21 CFR 1.1325). Phones get it as a row of its own kind,
-- since those of releases before know of packing and selling alone.
alter table traceability.goods_act drop constraint goods_act_kind_check;
alter table traceability.goods_act add constraint goods_act_kind_check check (kind in ('pack', 'sell', 'cool')) not valid;
alter table traceability.goods_act validate constraint goods_act_kind_check;
alter table traceability.on_phones drop constraint on_phones_row_type_check;
alter table traceability.on_phones add constraint on_phones_row_type_check
  check (row_type in ('shipment', 'goodsAct', 'coolingAct')) not valid;
alter table traceability.on_phones validate constraint on_phones_row_type_check;

create or replace function traceability.note_goods_act() returns trigger language plpgsql as $$
begin
  perform traceability.note_on_phones(new.company_id, case new.kind when 'cool' then 'coolingAct' else 'goodsAct' end, new.id);
  return null;
end $$;

-- What the tables of a slice ask of the audit log, whose own tables are kit's.

-- Writes a line, for what the database itself sees to.
create function kit.note_act(at timestamptz, account_id uuid, act text, endpoint text, object_id text, request_id text)
returns void language sql as $$
  insert into kit.audit (at, account_id, act, endpoint, object_id, request_id)
    values (note_act.at, note_act.account_id, note_act.act, note_act.endpoint, note_act.object_id, note_act.request_id)
$$;

-- The objects of all lines of one kind of act.
create function kit.objects_of(of_act text) returns setof text language sql stable rows 100000 as $$
  select object_id from kit.audit where act = of_act and object_id is not null
$$;

-- The proof of the ledger looks each night for the line of each move, and for no other act.
create index audit_of_moved_money on kit.audit (object_id) where act = 'moved money';

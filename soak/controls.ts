import type { Pool } from '@shuka/server/kit/db.ts';
import { noGone, rowsAfterCursor } from './broken-pull.ts';
import type { Findings } from './findings.ts';
import type { Through } from './phone.ts';

/** A variant that is broken on purpose, from outside: a judge that finds it right can find nothing wrong. */
export type Control = {
  readonly name: string;
  /** Where the judge must find something; one of them is enough. */
  readonly shows: readonly (keyof Findings)[];
  /** Two transactions must overlap to show it, which the embedded database does not let them. */
  readonly needsPostgres?: true;
  readonly breaks?: string;
  readonly mends?: string;
  readonly through?: Through;
  readonly outcomes?: string;
};

/** Looks for earlier deliveries find nothing, while all outcomes are written down. */
const noDedupe: Control = {
  name: 'no dedupe',
  shows: ['doubled'],
  outcomes: 'sync.every_outcome',
  breaks: `alter table sync.mutation rename to every_outcome;
    alter table sync.every_outcome drop constraint mutation_pkey;
    create view sync.mutation as select * from sync.every_outcome where false`,
  mends: `drop view sync.mutation;
    truncate sync.every_outcome;
    alter table sync.every_outcome rename to mutation;
    alter table sync.mutation add constraint mutation_pkey primary key (device_id, seq)`,
};

/** A change takes its revision from a sequence as it is made; the clock follows at the commit. */
const earlyRevision: Control = {
  name: 'early revision',
  shows: ['diverged', 'leaked'],
  needsPostgres: true,
  breaks: `create sequence public.early start 1000000;
    create function public.take_early() returns trigger language plpgsql as $$
      begin
        if new.rev is null then new.rev := nextval('public.early'); end if;
        return new;
      end $$;
    create function public.follow_early() returns trigger language plpgsql as $$
      begin
        update sync.clock set rev = greatest(rev, new.rev) where shard = new.shard;
        return null;
      end $$;
    create trigger a_early before insert or update on sync.change for each row execute function public.take_early();
    create trigger a_early before insert or update on sync.scope_grant for each row execute function public.take_early();
    create constraint trigger z_early after insert or update on sync.change
      deferrable initially deferred for each row execute function public.follow_early();
    create constraint trigger z_early after insert or update on sync.scope_grant
      deferrable initially deferred for each row execute function public.follow_early()`,
  mends: `drop trigger a_early on sync.change; drop trigger a_early on sync.scope_grant;
    drop trigger z_early on sync.change; drop trigger z_early on sync.scope_grant;
    drop function public.take_early(); drop function public.follow_early(); drop sequence public.early`,
};

/** A grant or its end keeps the revision that it had, and a first grant has the lowest. */
const grantNotBumped: Control = {
  name: 'grant revision not bumped',
  shows: ['diverged', 'leaked'],
  breaks: `create function public.not_bumped() returns trigger language plpgsql as $$
      begin
        if new.rev is null then new.rev := case when tg_op = 'UPDATE' then old.rev else 1 end; end if;
        return new;
      end $$;
    create trigger a_not_bumped before insert or update on sync.scope_grant
      for each row execute function public.not_bumped()`,
  mends: `drop trigger a_not_bumped on sync.scope_grant; drop function public.not_bumped()`,
};

export const controls: readonly Control[] = [
  noDedupe,
  earlyRevision,
  { name: 'cursor saved before rows', shows: ['diverged', 'leaked'], through: rowsAfterCursor },
  { name: 'no gone lines', shows: ['leaked'], through: noGone },
  grantNotBumped,
];

/** Runs statements that no value goes into, one after the other as one. */
export const runScript = async (pool: Pool, script: string | undefined): Promise<void> => {
  if (script !== undefined) await pool.query(script);
};

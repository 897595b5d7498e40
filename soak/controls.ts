import { noGone, rowsAfterCursor } from './broken-pull.ts';
import { countsOf, type Findings } from './findings.ts';
import type { House } from './house.ts';
import type { Through } from './phone.ts';
import { playScene, type Scene } from './scene.ts';

/** A variant that is broken on purpose, from outside: a judge that finds it right can find nothing wrong. */
type Control = {
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

export type Shown = { readonly counts: Record<keyof Findings, number>; readonly isShown: boolean };

/** Breaks a house in one way, plays a scene in it, and mends it. `isShown`: the judge found what it must. */
export const playControl = async (house: House, control: Control, scene: Scene): Promise<Shown> => {
  const { shows, through, outcomes, breaks, mends } = control;
  if (breaks !== undefined) await house.pool.query(breaks);
  const { findings } = await playScene(house, {
    ...scene,
    ...(through === undefined ? {} : { through }),
    ...(outcomes === undefined ? {} : { outcomes }),
  });
  if (mends !== undefined) await house.pool.query(mends);
  const counts = countsOf(findings);
  return { counts, isShown: shows.some((kind) => counts[kind] > 0) };
};

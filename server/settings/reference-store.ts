import { dayOf } from '@shuka/domain/kit/day.ts';
import { mergedValues, type InForce, type Reference } from '@shuka/domain/kit/reference.ts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

/** A version that somebody said, agreed to or not. */
export type ReferenceVersion = {
  readonly id: string;
  readonly name: string;
  readonly madeOf: number;
  /** Null unless it was agreed to. */
  readonly version: number | null;
  readonly said: Readonly<Record<string, number>>;
  readonly source: string;
  readonly sourceUrl: string;
  readonly sourceDay: string;
  readonly fromDay: string;
  readonly askedBy: string;
  readonly askedAt: string;
  readonly isAgreed: boolean | null;
  readonly decidedBy: string | null;
};

const columns = sql`id, name, made_of as "madeOf", version, said, source, source_url as "sourceUrl",
  source_day::text as "sourceDay", from_day::text as "fromDay", asked_by as "askedBy", asked_at as "askedAt",
  is_agreed as "isAgreed", decided_by as "decidedBy"`;

/** More than anybody says of one name in years. */
const mostVersions = 200;

const shippedOf = <Key extends string>({ shipped }: Reference<Key>): InForce<Key> => shipped;

const heldOf = <Key extends string>(of: Reference<Key>, found: ReferenceVersion | null): InForce<Key> =>
  found?.version == null
    ? shippedOf(of)
    : {
        version: found.version,
        date: found.fromDay,
        source: found.source,
        values: mergedValues(of, found.said),
      };

/**
 * The figures that hold at a moment, by an index and in the transaction at hand: every process goes by a new version from
 * the moment it was agreed to. A release whose data bear the same number or a higher one goes before it.
 */
export const inForce = <Key extends string>(db: Db, of: Reference<Key>, now: Date): Promise<InForce<Key>> =>
  inForceOn(db, of, dayOf(now));

/** The figures that hold on a day, for what is judged by its own day and not by that on which it arrives. */
export const inForceOn = async <Key extends string>(db: Db, of: Reference<Key>, day: string): Promise<InForce<Key>> =>
  heldOf(
    of,
    await row<ReferenceVersion>(
      db,
      sql`select ${columns} from settings.reference_version
          where name = ${of.name} and is_agreed and from_day <= ${day}::date
            and version > ${of.shipped.version}
          order by from_day desc, version desc limit 1`,
    ),
  );

/**
 * Every version that was agreed to, the latest day first, for lists whose lines are of many days. @see heldOn
 */
export const heldVersions = async <Key extends string>(db: Db, of: Reference<Key>): Promise<InForce<Key>[]> => [
  ...(
    await rows<ReferenceVersion>(
      db,
      sql`select ${columns} from settings.reference_version
          where name = ${of.name} and is_agreed and version > ${of.shipped.version}
          order by from_day desc, version desc limit ${mostVersions}`,
    )
  ).map((one) => heldOf(of, one)),
  of.shipped,
];

/**
 * The versions that phones need which reckon with days from one on: the one that held on it, those since, and those to come, the
 * latest day first.
 */
export const versionsSince = async (db: Db, of: Reference, first: string) => {
  const versions = await heldVersions(db, of);
  const oldest = versions.findIndex(({ date }) => date <= first);
  return versions
    .slice(0, oldest === -1 ? versions.length : oldest + 1)
    .map(({ version, date, source, values }) => ({ version, date, source, values: { ...values } }));
};

/** The figures of one version, for what was reckoned by it; what the house began with for one that nobody said since. */
export const asOfVersion = async <Key extends string>(
  db: Db,
  of: Reference<Key>,
  version: number,
): Promise<InForce<Key>> =>
  heldOf(
    of,
    await row<ReferenceVersion>(
      db,
      sql`select ${columns} from settings.reference_version where name = ${of.name} and version = ${version}`,
    ),
  );

/** What was said of a name, the newest first. */
export const findReferenceVersions = (db: Db, name: string): Promise<ReferenceVersion[]> =>
  rows<ReferenceVersion>(
    db,
    sql`select ${columns} from settings.reference_version where name = ${name}
        order by asked_at desc, id desc limit ${mostVersions}`,
  );

/** The names of which a version, or a word, waits for a decision. */
export const findWaitingReferences = async (db: Db): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await rows<{ name: string }>(
        db,
        sql`select name from settings.reference_version where is_agreed is null
            union select case kind when 'measure' then 'settings.measures' when 'task-rule' then 'settings.task-rules'
                else 'advisory.pests' end
            from settings.word where is_agreed is null`,
      )
    ).map(({ name }) => name),
  );

export const holdReferenceVersion = (db: Db, id: string): Promise<ReferenceVersion | null> =>
  row<ReferenceVersion>(db, sql`select ${columns} from settings.reference_version where id = ${id} for no key update`);

/** The highest number of a name so far; the release's own where nothing was said since. */
export const newestVersionOf = async (db: Db, { name, shipped }: Reference): Promise<number> =>
  (
    await row<{ version: number }>(
      db,
      sql`select greatest(max(version), ${shipped.version}::int) as version from settings.reference_version
          where name = ${name}`,
    )
  )?.version ?? shipped.version;

type NewVersion = Omit<ReferenceVersion, 'version' | 'askedAt' | 'isAgreed' | 'decidedBy'>;

/** False where another version of this name waits already. */
export const insertReferenceVersion = async (db: Db, one: NewVersion, now: Date): Promise<boolean> =>
  (await run(
    db,
    sql`insert into settings.reference_version (id, name, made_of, said, source, source_url, source_day, from_day, asked_by,
          asked_at)
        values (${one.id}, ${one.name}, ${one.madeOf}, ${JSON.stringify(one.said)}::jsonb, ${one.source},
          ${one.sourceUrl}, ${one.sourceDay}, ${one.fromDay}, ${one.askedBy}, ${now})
        on conflict (name) where is_agreed is null do nothing`,
  )) === 1;

/** @param version its number where it was agreed to, null where it was refused. */
export const setReferenceDecided = (db: Db, id: string, version: number | null, by: string, now: Date) =>
  run(
    db,
    sql`update settings.reference_version set is_agreed = ${version !== null}, version = ${version}, decided_by = ${by},
          decided_at = ${now} where id = ${id}`,
  );

/** Versions that wait for a second admin, for the queue of those who run the house. */
export const waitingVersions = sql`select asked_at as at from settings.reference_version where is_agreed is null`;

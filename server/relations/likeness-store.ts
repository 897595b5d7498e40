import { decisiveReasons, type LikenessState, type PairReason } from '@shuka/domain/relations';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { row, rows, run, sql, type Db, type Query } from '#kit/db.ts';

/** A pair as its row holds it. */
export type Pair = {
  id: string;
  lowId: string;
  highId: string;
  reasons: PairReason[];
  score: number;
  foundAt: string;
  state: LikenessState;
  reason: string;
};

const columns = sql`l.id, l.low_id as "lowId", l.high_id as "highId", l.reasons, l.score, l.found_at as "foundAt", l.state,
  l.reason`;

export const findPair = (db: Db, likenessId: string): Promise<Pair | null> =>
  row<Pair>(db, sql`select ${columns} from relations.likeness l where id = ${likenessId}`);

/** The same with its row locked, for a decision. */
export const holdPair = (db: Db, likenessId: string): Promise<Pair | null> =>
  row<Pair>(db, sql`select ${columns} from relations.likeness l where id = ${likenessId} for update`);

/** Where a page begins: below a score, or below an id at it. */
export type After = readonly [score: string, id: string];

const after = (key: After | null): Query =>
  key === null ? sql`true` : sql`(l.score, l.id) < (${key[0]}::int, ${key[1]}::uuid)`;

/** One page of pairs of a state, the likest first. */
export const findPairs = (db: Db, state: LikenessState, key: After | null, limit: number): Promise<Pair[]> =>
  rows<Pair>(
    db,
    sql`select ${columns} from relations.likeness l where state = ${state} and ${after(key)}
        order by l.score desc, l.id desc limit ${limit}`,
  );

/** One page of the open pairs of a manager's farmers, the likest first. */
export const findPairsOfManager = (db: Db, managerId: string, key: After | null, limit: number): Promise<Pair[]> =>
  rows<Pair>(
    db,
    sql`with care as materialized (
          select farmer_id from relations.assignment where manager_id = ${managerId} and until_at is null
        )
        select ${columns} from relations.likeness l
        where id in (
            select id from relations.likeness where low_id in (select farmer_id from care) and state = 'open'
            union select id from relations.likeness where high_id in (select farmer_id from care) and state = 'open')
          and ${after(key)}
        order by l.score desc, l.id desc limit ${limit}`,
  );

export type FoundPair = {
  readonly lowId: string;
  readonly highId: string;
  readonly reasons: readonly PairReason[];
  readonly score: number;
};

/**
 * Keeps what was found of a pair. One that was decided to be two people is asked about again only when more speaks for it
 * than did then, or a number in common that they had not; one that was merged never is.
 */
export const keepPair = (db: Db, { lowId, highId, reasons, score }: FoundPair, now: Date) =>
  run(
    db,
    sql`insert into relations.likeness as l (id, low_id, high_id, reasons, score, found_at, state)
        values (${newId()}, ${lowId}, ${highId}, ${reasons}::text[], ${score}, ${now}, 'open')
        on conflict (low_id, high_id) do update set reasons = excluded.reasons, score = excluded.score,
          found_at = excluded.found_at, state = 'open', decided_by = null, decided_at = null, decided_score = null,
          reason = ''
        where (l.state = 'open' and (l.reasons, l.score) is distinct from (excluded.reasons, excluded.score))
          or (l.state = 'different' and (excluded.score > l.decided_score
            or array(select unnest(excluded.reasons) intersect select unnest(${decisiveReasons}::text[]))
              && array(select unnest(excluded.reasons) except select unnest(l.reasons))))`,
  );

/** The other one of each open pair of a farmer. */
export const findPartners = async (db: Db, farmerId: string): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      db,
      sql`select high_id as id from relations.likeness where low_id = ${farmerId} and state = 'open'
          union select low_id from relations.likeness where high_id = ${farmerId} and state = 'open'`,
    )
  ).map(({ id }) => id);

/** Takes away an open pair for which nothing speaks any more, unless somebody has said something of it. */
export const dropPair = (db: Db, lowId: string, highId: string) =>
  run(
    db,
    sql`delete from relations.likeness l
        where low_id = ${lowId} and high_id = ${highId} and state = 'open'
          and not exists (select 1 from relations.likeness_word where likeness_id = l.id)`,
  );

export type Decision = {
  readonly state: 'different' | 'merged';
  readonly by: string;
  readonly reason: string;
  readonly now: Date;
};

export const decidePair = (db: Db, likenessId: string, { state, by, reason, now }: Decision) =>
  run(
    db,
    sql`update relations.likeness set state = ${state}, decided_by = ${by}, decided_at = ${now}, decided_score = score,
          reason = ${reason}
        where id = ${likenessId}`,
  );

/** The account that goes is in no open pair any more; what speaks for those pairs is looked at anew for the one that stays. */
export const dropPairsOf = async (db: Db, farmerId: string, now: Date, by: string): Promise<void> => {
  await run(
    db,
    sql`update relations.likeness set state = 'different', decided_by = ${by}, decided_at = ${now}, decided_score = score,
          reason = 'One of the two was merged into another account.'
        where state = 'open' and (low_id = ${farmerId} or high_id = ${farmerId})`,
  );
  await run(db, sql`delete from relations.likeness_key where account_id = ${farmerId}`);
};

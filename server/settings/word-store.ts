import type { MeasureDetails, TaskRuleDetails } from '@shuka/domain/settings';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

type Kept =
  | { readonly kind: 'measure'; readonly said: MeasureDetails }
  | { readonly kind: 'task-rule'; readonly said: TaskRuleDetails }
  // Of a slice below, which alone knows what is said.
  | { readonly kind: 'pest-threshold'; readonly said: object };

/** A word that was proposed. `madeOf` is the version of the rule it was made of. */
export type Word = Kept & {
  readonly id: string;
  readonly madeOf: number;
  readonly askedBy: string;
  readonly askedAt: string;
  readonly isAgreed: boolean | null;
};

const columns = sql`id, kind, said, made_of as "madeOf", asked_by as "askedBy", asked_at as "askedAt",
  is_agreed as "isAgreed"`;

type NewWord = Kept & Pick<Word, 'id' | 'madeOf' | 'askedBy'>;

/** False where as many wait as may. */
export const insertWord = async (db: Db, one: NewWord, most: number, now: Date): Promise<boolean> =>
  (await run(
    db,
    sql`insert into settings.word (id, kind, said, made_of, asked_by, asked_at)
        select ${one.id}, ${one.kind}, ${JSON.stringify(one.said)}::jsonb, ${one.madeOf}, ${one.askedBy}, ${now}
        where (select count(*) from settings.word where is_agreed is null) < ${most}`,
  )) === 1;

export const findWaitingWords = <Kind extends Word['kind']>(
  db: Db,
  kinds: readonly Kind[],
  limit: number,
): Promise<Extract<Word, { readonly kind: Kind }>[]> =>
  rows(
    db,
    sql`select ${columns} from settings.word where is_agreed is null and kind = any(${kinds}::text[])
        order by asked_at, id limit ${limit}`,
  );

export const holdWord = (db: Db, id: string): Promise<Word | null> =>
  row<Word>(db, sql`select ${columns} from settings.word where id = ${id} for no key update`);

export const setWordDecided = (db: Db, id: string, isAgreed: boolean, by: string, now: Date) =>
  run(
    db,
    sql`update settings.word set is_agreed = ${isAgreed}, decided_by = ${by}, decided_at = ${now} where id = ${id}`,
  );

/** Words that wait for a second admin, for the queue of those who run the house. */
export const waitingWords = sql`select asked_at as at from settings.word where is_agreed is null`;

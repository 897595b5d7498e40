import type { Disaster } from '@shuka/domain/loans';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { fullNamesOf } from '#accounts';
import type { Db } from '#kit/db.ts';
import { findDisaster, type DisasterRow } from './disaster-store.ts';

/** Puts to disasters who noted them and who decided. */
export const nameDisasters = async (db: Db, found: readonly DisasterRow[]): Promise<Disaster[]> => {
  const names = await fullNamesOf(
    db,
    found.flatMap(({ declaredBy, decidedBy }) => [declaredBy, decidedBy]),
  );
  return found.map(({ declaredBy, decidedBy, ...one }) => ({
    ...one,
    declaredByName: names.get(declaredBy) ?? '',
    decidedByName: decidedBy === null ? '' : (names.get(decidedBy) ?? ''),
  }));
};

/** A disaster as officers read it. @throws Problem `not-found`. */
export const answerDisaster = async (db: Db, id: string): Promise<Disaster> => {
  const found = await findDisaster(db, id);
  const [shown] = await nameDisasters(db, found === null ? [] : [found]);
  if (shown === undefined) throw new Problem('not-found');
  return shown;
};

import type { TroubledMoney } from '@shuka/domain/finance';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { fullNamesOf } from '#accounts';
import type { Db } from '#kit/db.ts';
import { referenceOf } from './payment-store.ts';
import { findTrouble, type TroubleRow } from './trouble-store.ts';

/** Money in trouble as the staff sees it, with whose it is. */
export const showTroubles = async (db: Db, found: readonly TroubleRow[]): Promise<TroubledMoney[]> => {
  const names = await fullNamesOf(
    db,
    found.flatMap(({ ownerId, byId }) => [ownerId, byId]),
  );
  return found.map(({ words, byId, settledAt, attempt, providerReference, ...one }) => ({
    ...one,
    reference: providerReference ?? referenceOf({ id: one.id, attempt }),
    ownerName: names.get(one.ownerId) ?? '',
    isSandbox: one.provider === 'sandbox',
    settled:
      words === null || byId === null || settledAt === null
        ? null
        : { words, byName: names.get(byId) ?? '', at: settledAt },
  }));
};

/** @throws Problem `not-found`. */
export const answerTrouble = async (db: Db, subjectId: string): Promise<TroubledMoney> => {
  const found = await findTrouble(db, subjectId);
  const [shown] = found === null ? [] : await showTroubles(db, [found]);
  if (shown === undefined) throw new Problem('not-found');
  return shown;
};

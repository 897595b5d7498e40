import type { PayoutList } from '@shuka/domain/insurance';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Db } from '#kit/db.ts';
import { holdList, type ListRow } from './list-store.ts';
import { namesOf } from './names-of.ts';

/** Payout lists with the names of who drew and who decided them. */
export const showLists = async (db: Db, lists: readonly ListRow[]): Promise<PayoutList[]> => {
  const nameOf = await namesOf(
    db,
    lists.flatMap(({ drawnBy, decidedBy }) => [drawnBy, decidedBy]),
  );
  return lists.map(({ decidedBy, ...list }) => ({
    ...list,
    drawnByName: nameOf(list.drawnBy),
    decidedByName: nameOf(decidedBy),
  }));
};

/** One of them, held. @throws Problem `not-found`. */
export const showList = async (db: Db, listId: string): Promise<PayoutList> => {
  const held = await holdList(db, listId);
  const [shown] = held === null ? [] : await showLists(db, [held]);
  if (shown === undefined) throw new Problem('not-found');
  return shown;
};

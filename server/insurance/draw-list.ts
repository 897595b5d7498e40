import { drawList as contract, insuranceLimits, settle } from '@shuka/domain/insurance';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { handle } from '#kit/route.ts';
import { hasActive, holdDue, type CoverRow } from './cover-store.ts';
import { insertList, type NewLine } from './list-store.ts';
import { findProduct } from './product-store.ts';
import { reckonCovers } from './reckon-covers.ts';
import { showList } from './show-lists.ts';

/** @throws Problem `window-not-over`, `nothing-to-draw`. */
const holdThoseDue = async (db: Db, productId: string, today: string): Promise<CoverRow[]> => {
  const due = await holdDue(db, productId, today, insuranceLimits.mostLines.value);
  if (due.length > 0) return due;
  throw new Problem((await hasActive(db, productId)) ? 'window-not-over' : 'nothing-to-draw');
};

/**
 * What each comes to. With too few crop cuts nobody's comes to anything yet: that is mended by more of them, or by another
 * window; rain that nobody noted cannot be had any more, and the product says what then.
 * @throws Problem `index-data-missing`.
 */
const linesOf = async (db: Db, due: readonly CoverRow[], today: string): Promise<NewLine[]> => {
  const calculations = await reckonCovers(db, due, today);
  return due.flatMap(({ id: coverId, ownKobo, paidAt, terms }) => {
    const calculation = calculations.get(coverId);
    const settled = calculation === undefined ? null : settle(calculation, { ownKobo, isPaid: paidAt !== null });
    if (calculation === undefined || settled === null) return [];
    if (settled.outcome === 'no-data' && terms.index.kind === 'yield') throw new Problem('index-data-missing');
    return [{ ...settled, id: newId(), coverId, calculation }];
  });
};

export const drawList = handle(contract, async ({ id, productId }, context) => {
  const { db, clock } = context;
  const today = dayOf(clock.now());
  if ((await findProduct(db, productId)) === null) throw new Problem('no-such-product');
  const due = await holdThoseDue(db, productId, today);
  const lines = await linesOf(db, due, today);
  if (lines.length === 0) throw new Problem('nothing-to-draw');
  const list = { id, productId, lines };
  if (!(await insertList(db, list, viewerOf(context).accountId, clock.now()))) throw new Problem('list-waits');
  return showList(db, id);
});

import { mostStock, moveStock as contract } from '@shuka/domain/marketplace';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findGood, holdGoods, insertStockLine } from './good-store.ts';

export const moveStock = handle(contract, async ({ id, companyId, goodId, packs, reason }, context) => {
  const { db, clock } = context;
  const today = dayOf(clock.now());
  const held = (await holdGoods(db, companyId, [goodId], today)).get(goodId);
  if (held === undefined) throw new Problem('not-found');
  if (held.stockPacks + packs > mostStock) throw refusedField('packs', 'inputs.packsTooMany');
  if (packs < 0 && held.stockPacks - held.promisedPacks + packs < 0)
    throw new Problem('not-in-stock', { values: { name: held.name } });
  const byId = viewerOf(context).accountId;
  await insertStockLine(db, { id, goodId, packs, reason, ofId: null, byId, at: clock.now() });
  const kept = await findGood(db, goodId, today);
  if (kept === null) throw new Error('The good whose stock changed is not there.');
  return kept;
});

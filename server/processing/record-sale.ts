import { checkSale, failedMeasures, recordSale as contract, type Sale } from '@shuka/domain/processing';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { handle } from '#kit/route.ts';
import { countStock, findPack, takeStock } from './pack-store.ts';
import { findSale, insertSale } from './sale-store.ts';
import { testsOf } from './test-store.ts';

/** A sale of a mill. @throws Problem `not-found`. */
export const demandSale = async (db: Db, companyId: string, saleId: string): Promise<Sale> => {
  const found = await findSale(db, companyId, saleId);
  if (found === null) throw new Problem('not-found');
  return found;
};

export const recordSale = handle(contract, async (draft, context) => {
  const { db, clock } = context;
  const { companyId, packId, jobId } = draft;
  checkSale(draft, clock.now());
  if ((await findPack(db, companyId, packId)) === null) throw new Problem('not-found');
  // Taken first: whoever waited for the line of stock reads the tests as they are then.
  if (!(await takeStock(db, draft)))
    throw new Problem('not-enough-stock', { values: { left: String(await countStock(db, packId, jobId)) } });
  if (failedMeasures(await testsOf(db, jobId)).length > 0) throw new Problem('test-failed');
  await insertSale(db, draft, viewerOf(context).accountId, clock.now());
  return demandSale(db, companyId, draft.id);
});

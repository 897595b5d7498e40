import { failedMeasures, type Product, type ProductWithStock } from '@shuka/domain/processing';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Db } from '#kit/db.ts';
import { findStock } from './pack-store.ts';
import { findPrices, findProduct } from './product-store.ts';
import { findTests } from './test-store.ts';

/** A product of a mill. @throws Problem `not-found`. */
export const demandProduct = async (db: Db, companyId: string, productId: string): Promise<Product> => {
  const found = await findProduct(db, companyId, productId);
  if (found === null) throw new Problem('not-found');
  return found;
};

/** A product of a mill with its stock and its prices. @throws Problem `not-found`. */
export const showProduct = async (db: Db, companyId: string, productId: string): Promise<ProductWithStock> => {
  const product = await demandProduct(db, companyId, productId);
  const stock = await findStock(db, productId);
  const tests = await findTests(db, [...new Set(stock.map(({ jobId }) => jobId))]);
  return {
    ...product,
    stock: stock.map((line) => ({
      ...line,
      blockedBy: failedMeasures(tests.filter(({ jobId }) => jobId === line.jobId)),
    })),
    prices: await findPrices(db, productId),
  };
};

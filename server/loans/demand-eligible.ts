import { answerConditions, missingWords, type Product } from '@shuka/domain/loans';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Db } from '#kit/db.ts';
import { findBorrowerFacts } from './find-borrower-facts.ts';

/** @throws Problem `not-eligible` beside the product, with each condition that the records do not meet. */
export const demandEligible = async (db: Db, product: Product, keeperId: string, today: string): Promise<void> => {
  const answers = answerConditions(product.eligibility, await findBorrowerFacts(db, keeperId, today));
  const fields = answers
    .filter(({ isMet }) => !isMet)
    .map(({ name }) => ({ field: 'productId', says: missingWords[name] }));
  if (fields.length > 0) throw new Problem('not-eligible', { fields });
};

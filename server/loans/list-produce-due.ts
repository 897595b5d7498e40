import { covers, koboFor, listProduceDue as contract, type ProduceDue } from '@shuka/domain/loans';
import { findUnpaidOf } from '#processing';
import { handle } from '#kit/route.ts';
import { weighedOf } from './weighed-of.ts';
import { findAgreedAt } from './produce-store.ts';

export const listProduceDue = handle(contract, async ({ companyId }, { db }) => {
  const agreed = await findAgreedAt(db, companyId);
  const keepers = [...new Set(agreed.map(({ keeperId }) => keeperId))];
  const items = (await findUnpaidOf(db, companyId, keepers)).flatMap((delivery): ProduceDue[] => {
    const found = agreed.find((one) => covers(one, weighedOf(delivery)));
    if (found === undefined) return [];
    const { koboPerKilogram, loanNumber, id: agreementId } = found;
    const { id: deliveryId, receipt, name: keeperName, crop, payableGrams: grams } = delivery;
    const valueKobo = koboFor(grams, koboPerKilogram);
    return [{ deliveryId, receipt, agreementId, loanNumber, keeperName, crop, grams, koboPerKilogram, valueKobo }];
  });
  return { items };
});

import { listPrices, recordPrice } from '@shuka/domain/marketplace';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { people } from '#world';
import type { OpenHouse } from '#world/open-house.ts';
import { priceSeen, wfpList } from '#world/price-drafts.ts';
import { importsInputs } from './imports-scene.ts';
import { integrationsInputs } from './integrations-scene.ts';
import { idFor, type Case, type MakeInput } from './scene-case.ts';

/** A price that Chidi saw, or one of Halima's, who is another. */
const priceOf = async (house: OpenHouse, whose: 'own' | 'assigned' | 'other'): Promise<string> => {
  const seen = await house.as(whose === 'own' ? people.chidi : people.halima).call(recordPrice, priceSeen());
  return seen.body.id;
};

const quotationOf = ({ house, object }: Case): Promise<string> =>
  idFor(object, async (whose) => {
    await priceOf(house, whose);
    return (await house.as(people.chidi).call(listPrices, {})).body.items[0]?.id ?? '';
  });

/** Input for the operations on prices and on lists that are brought; nothing but authorization could refuse it. */
export const priceInputs: Readonly<Record<string, MakeInput>> = {
  'GET /api/price-series/{quotationId}': async (one) => ({ quotationId: await quotationOf(one) }),
  'GET /api/price-series/{quotationId}/sms': async (one) => ({ quotationId: await quotationOf(one) }),
  'POST /api/prices': () => priceSeen(),
  'POST /api/prices/{priceId}/withdrawal': async ({ house, object }) => ({
    priceId: await idFor(object, (whose) => priceOf(house, whose)),
    reason: 'A slip.',
  }),
  'POST /api/admin/price-imports': () => ({ id: newId(), fileName: 'prices.csv', text: wfpList([{}]) }),
  ...importsInputs,
  ...integrationsInputs,
};

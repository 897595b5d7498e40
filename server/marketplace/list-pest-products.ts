import { activesIn } from '@shuka/domain/advisory';
import { listPestProducts as contract, type PestProduct } from '@shuka/domain/marketplace';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { handle } from '#kit/route.ts';
import { findPesticides } from './shop-store.ts';

/** What acts on no pest of a name is advised for none. */
export const listPestProducts = handle(contract, async ({ pest, stateCode = '' }, context) => {
  const shelf = await findPesticides(context.db, stateCode, dayOf(context.clock.now()));
  const items = shelf.flatMap((good): PestProduct[] => {
    const actives = activesIn(pest, good.safety?.activeIngredient ?? '');
    return actives.length === 0 ? [] : [{ ...good, groups: actives.map(({ group }) => group) }];
  });
  return { items: items.slice(0, 50) };
});

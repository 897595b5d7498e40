import { sellGoods as contract } from '@shuka/domain/traceability';
import { handle } from '#kit/route.ts';
import { observeGoods } from './observe-goods.ts';

/** A sale says nothing more. */
const nothing: string = '';

export const sellGoods = handle(contract, (act, context) => {
  const step = { bizStep: 'retail_selling', disposition: 'retail_sold', 'shuka:sale': act.id };
  return observeGoods(context, { ...act, kind: 'sell', says: nothing }, step);
});

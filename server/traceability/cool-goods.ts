import { coolGoods as contract } from '@shuka/domain/traceability';
import { handle } from '#kit/route.ts';
import { observeGoods } from './observe-goods.ts';

/** The vocabulary of GS1 has no step for cooling: it is 'other', and says by a property of ours what it was. */
export const coolGoods = handle(contract, ({ method, ...act }, context) => {
  const step = { bizStep: 'other', disposition: 'in_progress', 'shuka:cooling': method };
  return observeGoods(context, { ...act, kind: 'cool', says: method }, step);
});

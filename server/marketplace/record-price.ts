import { isLga } from '@shuka/domain/kit/nigeria.ts';
import { refusedField } from '@shuka/domain/kit/problem.ts';
import { newSeenPrice, recordPrice as contract } from '@shuka/domain/marketplace';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { demandWithinBounds } from './judge-price.ts';
import { writeSeenPrice } from './write-price.ts';

export const recordPrice = handle(contract, async (draft, context) => {
  const { db, clock } = context;
  const price = newSeenPrice(draft, clock.now());
  if (!isLga(draft.stateCode, draft.lga)) throw refusedField('lga', 'farms.lgaUnknown');
  await demandWithinBounds(db, price);
  const said = { source: 'seen', enteredBy: viewerOf(context).accountId, importId: null } as const;
  await writeSeenPrice(db, price, said, clock.now());
  return price;
});

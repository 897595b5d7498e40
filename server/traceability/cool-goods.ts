import { coolGoods as contract } from '@shuka/domain/traceability';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { companyAddress } from './addresses.ts';
import { insertGoodsAct } from './goods-act-store.ts';
import { asParts } from './resolve-things.ts';
import { eventAt, quantity } from './say-event.ts';
import { tellAct } from './tell-act.ts';
import { tellBooksFirst } from './tell-books-first.ts';

/** The vocabulary of GS1 has no step for cooling: it is 'other', and says by a property of ours what it was. */
export const coolGoods = handle(contract, async ({ id, companyId, happenedAt, method, ...said }, context) => {
  const { db, clock, publicUrl } = context;
  await tellBooksFirst(context);
  const parts = await asParts(context, said.parts);
  const event = eventAt(publicUrl, 'ObjectEvent', happenedAt, {
    quantityList: parts.map(({ thing, grams }) => quantity(thing, grams)),
    action: 'OBSERVE',
    bizStep: 'other',
    disposition: 'in_progress',
    bizLocation: { id: companyAddress(publicUrl, companyId) },
    'shuka:cooling': method,
  });
  const eventIds = await tellAct(context, { companyId, events: [event] });
  const kept = { id, companyId, kind: 'cool', happenedAt, unit: '', says: method, parts } as const;
  await insertGoodsAct(db, kept, viewerOf(context).accountId, clock.now());
  return { id, eventIds };
});

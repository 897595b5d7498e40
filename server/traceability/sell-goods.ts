import { sellGoods as contract } from '@shuka/domain/traceability';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { companyAddress } from './addresses.ts';
import { insertGoodsAct } from './goods-act-store.ts';
import { asParts } from './resolve-things.ts';
import { eventAt, quantity } from './say-event.ts';
import { tellAct } from './tell-act.ts';
import { tellBooksFirst } from './tell-books-first.ts';

/** A sale names no unit. */
const nameless: string = '';

export const sellGoods = handle(contract, async ({ id, companyId, happenedAt, ...said }, context) => {
  const { db, clock, publicUrl } = context;
  await tellBooksFirst(context);
  const parts = await asParts(context, said.parts);
  const event = eventAt(publicUrl, 'ObjectEvent', happenedAt, {
    quantityList: parts.map(({ thing, grams }) => quantity(thing, grams)),
    action: 'OBSERVE',
    bizStep: 'retail_selling',
    disposition: 'retail_sold',
    bizLocation: { id: companyAddress(publicUrl, companyId) },
    'shuka:sale': id,
  });
  const eventIds = await tellAct(context, { companyId, events: [event] });
  const kept = { id, companyId, kind: 'sell', happenedAt, unit: '', says: nameless, parts } as const;
  await insertGoodsAct(db, kept, viewerOf(context).accountId, clock.now());
  return { id, eventIds };
});

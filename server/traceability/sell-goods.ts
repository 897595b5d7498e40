import { sellGoods as contract } from '@shuka/domain/traceability';
import { handle } from '#kit/route.ts';
import { companyAddress } from './addresses.ts';
import { eventAt, quantity } from './say-event.ts';
import { tellAct } from './tell-act.ts';
import { tellBooks } from './tell-books.ts';

export const sellGoods = handle(
  contract,
  async ({ id, companyId, happenedAt, parts }, context) => {
    const { publicUrl } = context;
    const event = eventAt(publicUrl, 'ObjectEvent', happenedAt, {
      quantityList: parts.map(({ thing, grams }) => quantity(thing, grams)),
      action: 'OBSERVE',
      bizStep: 'retail_selling',
      disposition: 'retail_sold',
      bizLocation: { id: companyAddress(publicUrl, companyId) },
      'shuka:sale': id,
    });
    return { id, eventIds: await tellAct(context, { companyId, events: [event] }) };
  },
  { prepare: (_input, context) => tellBooks(context) },
);

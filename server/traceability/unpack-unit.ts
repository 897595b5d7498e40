import { unpackUnit as contract } from '@shuka/domain/traceability';
import { handle } from '#kit/route.ts';
import { companyAddress } from './addresses.ts';
import { eventAt, quantity } from './say-event.ts';
import { tellAct } from './tell-act.ts';

export const unpackUnit = handle(contract, async ({ id, companyId, happenedAt, unit, parts }, context) => {
  const { publicUrl } = context;
  const event = eventAt(publicUrl, 'AggregationEvent', happenedAt, {
    parentID: unit,
    childQuantityList: parts.map(({ thing, grams }) => quantity(thing, grams)),
    action: 'DELETE',
    bizStep: 'unpacking',
    disposition: 'active',
    bizLocation: { id: companyAddress(publicUrl, companyId) },
    'shuka:unpacking': id,
  });
  return { id, eventIds: await tellAct(context, { companyId, events: [event] }) };
});

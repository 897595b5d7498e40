import { unpackUnit as contract } from '@shuka/domain/traceability';
import { handle } from '#kit/route.ts';
import { companyAddress } from './addresses.ts';
import { asParts, asThing } from './resolve-things.ts';
import { eventAt, quantity } from './say-event.ts';
import { tellAct } from './tell-act.ts';

export const unpackUnit = handle(contract, async ({ id, companyId, happenedAt, unit, ...said }, context) => {
  const { publicUrl } = context;
  const parts = await asParts(context, said.parts);
  const event = eventAt(publicUrl, 'AggregationEvent', happenedAt, {
    parentID: await asThing(context, unit),
    childQuantityList: parts.map(({ thing, grams }) => quantity(thing, grams)),
    action: 'DELETE',
    bizStep: 'unpacking',
    disposition: 'active',
    bizLocation: { id: companyAddress(publicUrl, companyId) },
    'shuka:unpacking': id,
  });
  return { id, eventIds: await tellAct(context, { companyId, events: [event] }) };
});

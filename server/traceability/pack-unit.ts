import { packUnit as contract, type PackDraft } from '@shuka/domain/traceability';
import type { Context } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { companyAddress, unitAddress } from './addresses.ts';
import { companyPlace } from './company-place.ts';
import { eventAt, quantity } from './say-event.ts';
import { tellAct } from './tell-act.ts';
import { tellBooks } from './tell-books.ts';

const act = async ({ id, companyId, happenedAt, sscc, parts }: PackDraft, context: Context) => {
  const { db, publicUrl } = context;
  const unit = unitAddress(publicUrl, id, sscc);
  const event = eventAt(publicUrl, 'AggregationEvent', happenedAt, {
    parentID: unit,
    childQuantityList: parts.map(({ thing, grams }) => quantity(thing, grams)),
    action: 'ADD',
    bizStep: 'packing',
    disposition: 'container_closed',
    bizLocation: { id: companyAddress(publicUrl, companyId) },
  });
  const names = new Map([[unit, { name: sscc, place: await companyPlace(db, companyId) }]]);
  return { id, unit, eventIds: await tellAct(context, { companyId, events: [event], names }) };
};

/** What the books say comes first, so that what was packed a minute ago is known. */
export const packUnit = handle(contract, act, { prepare: (_input, context) => tellBooks(context) });

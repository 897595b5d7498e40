import { packUnit as contract, type PackDraft } from '@shuka/domain/traceability';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf, type Context } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { companyAddress, unitAddress } from './addresses.ts';
import { findUnit, insertUnit, nextUnitNumber } from './code-store.ts';
import { companyPlace } from './company-place.ts';
import { insertGoodsAct } from './goods-act-store.ts';
import { asParts } from './resolve-things.ts';
import { eventAt, quantity } from './say-event.ts';
import { tellAct } from './tell-act.ts';
import { tellBooksFirst } from './tell-books-first.ts';

/** The unit that is packed into, with what it is called: one that was made here, one with a number, or a new one. */
const unitOf = async (draft: PackDraft, { db, publicUrl }: Context): Promise<{ unit: string; name: string }> => {
  const { id, companyId, unitId, sscc, says } = draft;
  if (unitId === null) return { unit: unitAddress(publicUrl, id, sscc), name: says === '' ? sscc : says };
  const made = await findUnit(db, companyId, unitId);
  if (made === null) throw new Problem('unknown-thing', { values: { about: unitAddress(publicUrl, unitId, '') } });
  return { unit: unitAddress(publicUrl, unitId, made.sscc), name: made.says };
};

/** A new unit without a number is there from now on, so that its labels can be printed. */
const keepUnit = async ({ id, companyId, unitId, sscc, says }: PackDraft, context: Context): Promise<void> => {
  if (unitId !== null || sscc !== '' || says === '') return;
  const { db, clock } = context;
  const number = await nextUnitNumber(db, companyId);
  await insertUnit(db, { id, companyId, number, sscc, says }, viewerOf(context).accountId, clock.now());
};

export const packUnit = handle(contract, async (draft: PackDraft, context: Context) => {
  const { db, clock, publicUrl } = context;
  const { id, companyId, happenedAt, says } = draft;
  await tellBooksFirst(context);
  const { unit, name } = await unitOf(draft, context);
  const parts = await asParts(context, draft.parts);
  const event = eventAt(publicUrl, 'AggregationEvent', happenedAt, {
    parentID: unit,
    childQuantityList: parts.map(({ thing, grams }) => quantity(thing, grams)),
    action: 'ADD',
    bizStep: 'packing',
    disposition: 'container_closed',
    bizLocation: { id: companyAddress(publicUrl, companyId) },
  });
  const names = new Map([[unit, { name, place: await companyPlace(db, companyId) }]]);
  const eventIds = await tellAct(context, { companyId, events: [event], names });
  await keepUnit(draft, context);
  const kept = { id, companyId, kind: 'pack', happenedAt, unit, says, parts } as const;
  await insertGoodsAct(db, kept, viewerOf(context).accountId, clock.now());
  return { id, unit, eventIds };
});

import type { GoodsPart } from '@shuka/domain/traceability';
import { viewerOf, type Context } from '#kit/context.ts';
import { companyAddress } from './addresses.ts';
import { insertGoodsAct, type KeptAct } from './goods-act-store.ts';
import { asParts } from './resolve-things.ts';
import { eventAt, quantity } from './say-event.ts';
import { tellAct } from './tell-act.ts';
import { tellBooksFirst } from './tell-books-first.ts';

type Observed = Omit<KeptAct, 'unit' | 'parts'> & { readonly parts: readonly GoodsPart[] };

/** What the step is called in EPCIS, and a word of our own about it. */
type Step = { readonly bizStep: string; readonly disposition: string } & Readonly<Record<`shuka:${string}`, string>>;

/** Tells the world that goods were seen at a step of a company, and keeps the act for the company's phones. */
export const observeGoods = async (context: Context, { parts: said, ...act }: Observed, step: Step) => {
  const { db, clock, publicUrl } = context;
  const { id, companyId, happenedAt } = act;
  await tellBooksFirst(context);
  const parts = await asParts(context, said);
  const event = eventAt(publicUrl, 'ObjectEvent', happenedAt, {
    quantityList: parts.map(({ thing, grams }) => quantity(thing, grams)),
    action: 'OBSERVE',
    bizLocation: { id: companyAddress(publicUrl, companyId) },
    ...step,
  });
  const eventIds = await tellAct(context, { companyId, events: [event] });
  await insertGoodsAct(db, { ...act, unit: '', parts }, viewerOf(context).accountId, clock.now());
  return { id, eventIds };
};

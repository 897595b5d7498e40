import { amountOf, type EpcisEvent, type QuantityElement } from '@shuka/domain/traceability';
import type { NewFigure } from './figure-store.ts';
import type { Telling } from './telling.ts';
import { houseId, type KeptThing } from './thing-store.ts';

/** Grams of what is weighed; what is counted otherwise is left out. */
const gramsOf = (list: readonly QuantityElement[] = []): number =>
  list.reduce((sum, one) => {
    const amount = amountOf(one);
    return amount?.unit === 'KGM' ? sum + amount.thousandths : sum;
  }, 0);

/** What did not arrive, in our own words of a receipt. */
const lostOnWay = (event: EpcisEvent): number => {
  const told = event['shuka:loss'];
  return (Array.isArray(told) ? told : []).reduce<number>((sum, one: unknown) => {
    const grams = (one as { 'shuka:lostGrams'?: unknown })['shuka:lostGrams'];
    return typeof grams === 'number' && Number.isSafeInteger(grams) && grams > 0 ? sum + grams : sum;
  }, 0);
};

type Counted = Pick<NewFigure, 'step' | 'inGrams' | 'outGrams' | 'lostGrams'>;

const countedOf = (event: EpcisEvent): Counted | null => {
  const { type, action, bizStep } = event;
  if (type === 'TransformationEvent') {
    const [inGrams, outGrams] = [gramsOf(event.inputQuantityList), gramsOf(event.outputQuantityList)];
    const step = bizStep === 'packing' ? 'packing' : 'processing';
    return { step, inGrams, outGrams, lostGrams: Math.max(0, inGrams - outGrams) };
  }
  if (type !== 'ObjectEvent') return null;
  const grams = gramsOf(event.quantityList);
  if (bizStep === 'receiving') {
    const lostGrams = lostOnWay(event);
    return { step: 'receiving', inGrams: grams + lostGrams, outGrams: grams, lostGrams };
  }
  return action === 'DELETE' ? { step: 'storing', inGrams: grams, outGrams: 0, lostGrams: grams } : null;
};

/** From when the last of what went in was there, or was sent, to the step. */
const minutesOf = ({ event, happening }: Telling, step: Counted['step'], held: ReadonlyMap<string, KeptThing>) => {
  const since = happening.touches.flatMap(({ id, part }) => {
    const thing = held.get(id);
    if (step === 'receiving') return part === 'received' ? (thing?.shippedAt ?? []) : [];
    return part === 'used' ? (thing?.bornAt ?? []) : [];
  });
  if (since.length === 0) return null;
  const last = Math.max(...since.map((at) => Date.parse(at)));
  return Math.max(0, Math.round((Date.parse(event.eventTime) - last) / 60_000));
};

/** What companies' events come to, for the figures of a time; what the house says of farmers' lots is not counted there. */
export const figuresOfTold = (
  told: readonly Telling[],
  held: ReadonlyMap<string, KeptThing>,
  companyId: string,
): NewFigure[] =>
  companyId === houseId
    ? []
    : told.flatMap((telling) => {
        const counted = countedOf(telling.event);
        if (counted === null) return [];
        const minutes = minutesOf(telling, counted.step, held);
        const at = new Date(telling.event.eventTime).toISOString();
        return [{ eventId: telling.id, companyId, at, ...counted, minutes }];
      });

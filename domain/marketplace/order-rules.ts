import { Problem, refusedField } from '#kit/problem.ts';
import type { KeptLine, OrderAct, OrderLine, OrderState } from './order-model.ts';

/** From which states an act leads on; words may be said of any order that is not over, and of a case above all. */
const from: Readonly<Record<Exclude<OrderAct, 'placed'>, readonly OrderState[]>> = {
  withdrawn: ['placed'],
  declined: ['placed'],
  accepted: ['placed'],
  'handed-over': ['accepted', 'short'],
  counted: ['handed-over'],
  said: ['placed', 'accepted', 'handed-over', 'short'],
  settled: ['short'],
};

/** Whether an act may be done with an order that stands so. */
export const mayDo = (act: Exclude<OrderAct, 'placed'>, state: OrderState): boolean => from[act].includes(state);

/** @throws Problem `order-moved-on` when the order is not where the act begins: somebody was faster. */
export const checkMay = (act: Exclude<OrderAct, 'placed'>, state: OrderState): void => {
  if (!mayDo(act, state)) throw new Problem('order-moved-on');
};

/** What lines come to, in kobo. */
export const sumOfLines = (lines: readonly { readonly packs: number; readonly priceKobo: number }[]): number =>
  lines.reduce((sum, line) => sum + line.packs * line.priceKobo, 0);

/** @throws Problem `invalid` beside `lines` for a good that is named twice. */
export const checkLines = (lines: readonly { readonly goodId: string }[]): void => {
  if (new Set(lines.map(({ goodId }) => goodId)).size < lines.length) throw refusedField('lines', 'inputs.twice');
};

/** @throws Problem `price-changed` when a good costs something else than whoever orders it saw. */
export const checkPrice = ({ priceKobo }: Pick<OrderLine, 'priceKobo'>, nowKobo: number): void => {
  if (priceKobo !== nowKobo) throw new Problem('price-changed');
};

type Counted = { readonly goodId: string; readonly packs: number };

/**
 * What an order becomes when it was counted item by item. Packs are counted as all that came so far.
 * @throws Problem `invalid` beside `lines` when a line is not counted, or more came than was ordered.
 */
export const countedOrder = (
  lines: readonly KeptLine[],
  counts: readonly Counted[],
): { readonly lines: KeptLine[]; readonly state: 'received' | 'short' } => {
  const countOf = new Map(counts.map(({ goodId, packs }) => [goodId, packs]));
  const isWhole = counts.length === lines.length && lines.every(({ goodId }) => countOf.has(goodId));
  if (!isWhole) throw refusedField('lines', 'inputs.countAll');
  const counted = lines.map((line) => ({ ...line, receivedPacks: countOf.get(line.goodId) ?? 0 }));
  if (counted.some(({ receivedPacks, packs }) => receivedPacks > packs))
    throw refusedField('lines', 'inputs.countedMore');
  return { lines: counted, state: counted.every((line) => line.receivedPacks === line.packs) ? 'received' : 'short' };
};

import { Problem } from '#kit/problem.ts';
import type { ProduceDraft, ProduceState } from './produce-model.ts';

/** What so many grams are worth at an agreed price: down to the kobo. 836 kg at ₦250 are ₦209,000. @see gramsFor */
export const koboFor = (grams: number, koboPerKilogram: number): number =>
  Number((BigInt(grams) * BigInt(koboPerKilogram)) / 1000n);

export type Credited = { readonly creditKobo: number; readonly restKobo: number };

/** What of a delivery goes to the loan: never more than pays it off; the rest is the farmer's own. */
export const creditOf = (valueKobo: number, payoffKobo: number): Credited => {
  const creditKobo = Math.min(valueKobo, Math.max(0, payoffKobo));
  return { creditKobo, restKobo: valueKobo - creditKobo };
};

type Weighed = {
  readonly companyId: string;
  readonly keeperId: string | null;
  readonly crop: string;
  readonly weighedAt: string;
  /** The day it was in Nigeria. */
  readonly day: string;
};

type Agreed = Pick<ProduceDraft, 'companyId' | 'crop' | 'untilOn'> & {
  readonly state: ProduceState;
  readonly keeperId: string;
  readonly answeredAt: string | null;
};

/** Whether an agreement covers what was weighed: by that farmer, at that mill, that crop, from the moment they agreed to its last day. */
export const covers = (agreed: Agreed, weighed: Weighed): boolean =>
  agreed.state === 'agreed' &&
  agreed.companyId === weighed.companyId &&
  agreed.keeperId === weighed.keeperId &&
  agreed.crop.trim().toLowerCase() === weighed.crop.trim().toLowerCase() &&
  agreed.answeredAt !== null &&
  Date.parse(agreed.answeredAt) <= Date.parse(weighed.weighedAt) &&
  weighed.day <= agreed.untilOn;

/** @throws Problem `not-agreed` for what no agreement covers. */
export const demandCovers = (agreed: Agreed | null, weighed: Weighed): void => {
  if (agreed === null || !covers(agreed, weighed)) throw new Problem('not-agreed');
};

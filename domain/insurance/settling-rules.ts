import type { Calculation } from './calculation-model.ts';
import type { Outcome } from './cover-model.ts';

/** What a cover comes to: `paidKobo` goes to the farmer, `backKobo` is their premium again, `owedKobo` is kept of what is paid. */
export type Settled = {
  readonly outcome: Outcome;
  readonly paidKobo: number;
  readonly backKobo: number;
  readonly owedKobo: number;
};

type Premium = { readonly ownKobo: number; readonly isPaid: boolean };

/**
 * How a cover ends once its windows are over; null while they are not. Of a payout, the premium that is still owed is kept,
 * never more than the payout, and what that does not reach is let go; with no index the premium that was paid goes back, and what is owed is owed no more.
 */
export const settle = ({ state, payableKobo }: Calculation, { ownKobo, isPaid }: Premium): Settled | null => {
  if (state === 'no-data') return { outcome: 'no-data', paidKobo: 0, backKobo: isPaid ? ownKobo : 0, owedKobo: 0 };
  if (state !== 'over' || payableKobo === null) return null;
  if (payableKobo === 0) return { outcome: 'nothing', paidKobo: 0, backKobo: 0, owedKobo: 0 };
  return { outcome: 'paid', paidKobo: payableKobo, backKobo: 0, owedKobo: isPaid ? 0 : Math.min(ownKobo, payableKobo) };
};

import { windowOf, type ProductTerms } from '@shuka/domain/insurance';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { tellPerson } from '#accounts';
import type { Context } from '#kit/context.ts';
import { nairaSms } from './naira-sms.ts';

type Told = {
  readonly keeperId: string;
  readonly plotName: string;
  readonly sumKobo: number;
  readonly terms: ProductTerms;
};

/** Tells a farmer that a cover of theirs holds: for which plot, from when until when, and what it pays at most. */
export const tellBegun = (context: Context, { keeperId, plotName, sumKobo, terms }: Told): Promise<void> => {
  const { from, until } = windowOf(terms);
  return tellPerson(context, keeperId, 'sms.coverBegun', (language) => ({
    plot: plotName,
    from: formatDate(from, language),
    until: formatDate(until, language),
    amount: nairaSms(sumKobo),
  }));
};

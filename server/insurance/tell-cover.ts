import { windowOf, type Cover } from '@shuka/domain/insurance';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { tellPerson } from '#accounts';
import type { Context } from '#kit/context.ts';
import { nairaSms } from './naira-sms.ts';

type Told = Pick<Cover, 'keeperId' | 'plotName' | 'sumKobo' | 'ownKobo' | 'terms'>;

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

/** Tells a farmer that somebody took a cover for them that begins once their part of the premium is in. */
export const tellUnpaid = (context: Context, { keeperId, plotName, ownKobo, terms }: Told): Promise<void> =>
  tellPerson(context, keeperId, 'sms.coverUnpaid', (language) => ({
    plot: plotName,
    from: formatDate(windowOf(terms).from, language),
    amount: nairaSms(ownKobo),
  }));

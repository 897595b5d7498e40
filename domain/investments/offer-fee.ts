import { reference } from '#kit/reference.ts';
import limits from './limits.json' with { type: 'json' };

/**
 * What the house takes of an offer, in hundredths of a percent; the law bounds it. `limits.json` is the first word. An offer
 * keeps the fee and the version it was drafted by.
 */
export const offerFee = reference(
  'investments',
  'offer-fee',
  { feeBasisPoints: [0, limits.feeMostBasisPoints] },
  {
    version: limits.version,
    date: limits.date,
    source: `${limits.house.source}. ${limits.source}`,
    values: { feeBasisPoints: Math.min(limits.house.feeBasisPoints, limits.feeMostBasisPoints) },
  },
);

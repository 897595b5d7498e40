import { newSeenPrice, type PriceDraft } from '@shuka/domain/marketplace';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { writeSeenPrice } from '#marketplace';
import type { Db } from '#kit/db.ts';
import { people } from './people.ts';

type Place = Pick<PriceDraft, 'market' | 'stateCode' | 'lga'>;
type Measured = Pick<PriceDraft, 'goods' | 'kind' | 'unit' | 'unitGrams'>;

const dawanau: Place = { market: 'Dawanau', stateCode: 'KN', lga: 'Dawakin Tofa' };
const bichi: Place = { market: 'Bichi', stateCode: 'KN', lga: 'Bichi' };
const bodija: Place = { market: 'Bodija', stateCode: 'OY', lga: 'Ibadan North' };

const bagOf = (goods: string): Measured => ({ goods, kind: 'wholesale', unit: 'bag-100kg', unitGrams: 100_000 });
const muduOf = (goods: string): Measured => ({ goods, kind: 'retail', unit: 'mudu', unitGrams: 1300 });

/** What a bag or a mudu cost, in naira, so many days ago. All are invented, and say so: their source is the demo. */
const told: readonly [place: Place, measured: Measured, prices: readonly [daysAgo: number, naira: number][]][] = [
  [dawanau, bagOf('Maize'), [[2, 42_500], [9, 43_000], [16, 44_800], [30, 46_000], [37, 47_500]]], // prettier-ignore
  [
    dawanau,
    bagOf('Cowpea'),
    [
      [2, 96_000],
      [30, 92_500],
    ],
  ],
  [
    dawanau,
    bagOf('Sorghum'),
    [
      [9, 39_000],
      [37, 40_200],
    ],
  ],
  [
    bichi,
    muduOf('Maize'),
    [
      [3, 640],
      [33, 690],
    ],
  ],
  [bichi, muduOf('Millet'), [[24, 720]]],
  [
    bodija,
    bagOf('Maize'),
    [
      [4, 51_000],
      [32, 50_000],
    ],
  ],
  [bodija, bagOf('Rice'), [[4, 128_000]]],
];

/** Prices as Chidi would have seen them, counted back from the day the demo begins. */
export const loadPrices = async (db: Db, now: Date): Promise<void> => {
  const said = { source: 'demo', enteredBy: people.chidi.accountId, importId: null } as const;
  for (const [place, measured, prices] of told) {
    for (const [daysAgo, naira] of prices) {
      const day = addDays(dayOf(now), -daysAgo);
      const draft = { id: newId(), ...place, ...measured, day, amountKobo: naira * 100 };
      await writeSeenPrice(db, newSeenPrice(draft, now), said, now);
    }
  }
};

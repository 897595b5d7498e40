import { recordPrice, withdrawPrice } from '@shuka/domain/marketplace';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { enter, sync, type Hands } from './outbox-hands.ts';

const atMarket = {
  market: "Kasuwar Ɗawanau — 'arewa'",
  stateCode: 'KN',
  lga: 'Dawakin Tofa',
  goods: 'Masara',
  kind: 'wholesale',
  day: '2026-04-28',
  unit: 'bag-100kg',
  unitGrams: 100_000,
  amountKobo: 4_250_050,
} as const;

/** Two prices that the manager saw; one was written down wrong. */
export const sawPrices = async ({ chidi }: Hands): Promise<void> => {
  const wrong = newId();
  await enter(chidi, recordPrice, { ...atMarket, id: newId() });
  await enter(chidi, recordPrice, { ...atMarket, id: wrong, kind: 'farm-gate', amountKobo: 42_500 });
  await enter(chidi, withdrawPrice, { priceId: wrong, reason: 'A zero was missing — “na manta”.' });
  await sync(chidi);
};

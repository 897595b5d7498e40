import { joinLots, moveLot, splitLot, storeHarvest, takeBackStep, writeOffLot, type LotStep } from '@shuka/domain/lots';
import { standingHarvests, type Harvest, type Season } from '@shuka/domain/seasons';
import {
  joinDraft,
  moveDraft,
  newLot,
  splitDraft,
  storeDraft,
  takeBackDraft,
  writeOffDraft,
} from '@shuka/server/world/lot-drafts.ts';
import { enter, meet, shownOn, type Hands } from './outbox-hands.ts';

const inMudu = { unit: 'mudu', kilogramsPerUnit: 1.3, standsAt: 'Rumbu — “gida”' } as const;

/** What a season brought in, put into store, sorted by the manager, joined, taken to market, eaten and miscounted. */
export const storedProduce = async (hands: Hands, seasonId: string): Promise<void> => {
  const { amina, chidi } = hands;
  const season = shownOn<Season>(amina, 'season', seasonId);
  const [harvest] = standingHarvests(amina.list<Harvest>('harvest')).filter((one) => one.seasonId === seasonId);
  if (harvest === undefined) throw new Error('nothing was harvested');
  const { keeperId } = season;
  const store = storeDraft({ season, harvest }, 10, { lot: newLot(10, inMudu), note: 'Dry ones — “na farko”' });
  const apart = { ...store.origin, custody: 'certified', certificate: 'Organic' } as const;
  await enter(amina, storeHarvest, store);
  await enter(amina, storeHarvest, { ...storeDraft({ season, harvest }, 2.5), origin: apart });
  await meet(hands);
  const lot = { id: store.lot.id, keeperId };
  const sorted = splitDraft(lot, [], {
    parts: [newLot(4, { ...inMudu, grade: 'grade-1' }), newLot(3.25, inMudu)],
    gone: { grams: 250, reason: 'weighed-anew' },
  });
  await enter(chidi, splitLot, sorted);
  await meet(hands);
  const [one, other] = sorted.parts.map(({ id }) => ({ id, keeperId }));
  if (one === undefined || other === undefined) throw new Error('there are two parts');
  const shares = [[one, 2] as const, [other, 3] as const];
  const joined = joinDraft(shares, { lot: newLot(4.9), gone: { grams: 100, reason: 'spilled' } });
  await enter(amina, joinLots, joined);
  await enter(amina, moveLot, moveDraft({ id: joined.lot.id, keeperId }, 'Bichi market'));
  await enter(amina, writeOffLot, writeOffDraft(lot, 1, { gone: { grams: 1000, reason: 'eaten' } }));
  const mistake = writeOffDraft(lot, 1);
  await enter(amina, writeOffLot, mistake);
  await enter(amina, takeBackStep, takeBackDraft({ id: mistake.id, keeperId }, { note: 'It was the neighbour’s.' }));
  await meet(hands);
  if (shownOn<LotStep>(chidi, 'lotStep', joined.id).kind !== 'joined') throw new Error('he hears nothing of her lots');
};

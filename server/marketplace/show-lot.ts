import { cropWord, gradeRank, showLot as contract } from '@shuka/domain/marketplace';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { findGrowingPlaces } from '#farms';
import { findLotsOf } from '#lots';
import { handle } from '#kit/route.ts';
import { closeShown, findShown, upsertShown } from './shown-lot-store.ts';
import { spotOf } from './spot-of.ts';

export const showLot = handle(contract, async ({ keeperId, lotId, isOpen, readyOn }, { db, clock }) => {
  const now = clock.now();
  const lot = (await findLotsOf(db, [{ lotId, keeperId }])).get(lotId);
  if (lot === undefined) throw new Problem('no-such-lot');
  if (isOpen) {
    if (lot.leftGrams <= 0) throw new Problem('lot-closed');
    const [place = null] = await findGrowingPlaces(db, [{ keeperId, plotId: lot.plotId }]);
    const { stateCode = '', lga = '' } = place ?? {};
    const asked = { cropWord: cropWord(lot.crop), gradeRank: gradeRank(lot.grade), stateCode, lga };
    await upsertShown(db, { ...asked, lot, spot: spotOf(place), readyOn, now });
  } else await closeShown(db, lotId, now);
  return (await findShown(db, lotId)) ?? { lotId, grams: lot.leftGrams, readyOn, isOpen: false };
});

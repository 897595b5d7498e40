import { ownLink } from '@shuka/domain/traceability';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { insertFormula, insertScaleWord } from '#processing';
import { tellBooks } from '#traceability';
import { inTransaction } from '#kit/db.ts';
import { farms } from './farms.ts';
import { formulaDraft, scaleDraft } from './gate-drafts.ts';
import type { OpenHouse } from './open-house.ts';
import { people } from './people.ts';
import { makeStoryGoods } from './story-goods.ts';

const pathOf = (house: OpenHouse, id: string): string => new URL(ownLink(house.services.publicUrl, id)).pathname;

/** Flour of Amina's maize and Musa's, packed by Danjuma's mill: its code, the codes of the lots, the thing of its packs. */
export const flourOfTwoFarms = async (house: OpenHouse) => {
  const { services, pool, clock } = house;
  const [packId, code] = [newId(), 'ST-5'];
  const [scale, formula] = [scaleDraft(), formulaDraft()];
  const by = people.danjuma.accountId;
  const since = new Date(clock.now().getTime() - 90 * 86_400_000);
  const { lotIds, jobId } = await inTransaction(pool, async (db) => {
    await insertScaleWord(db, scale, by, since);
    await insertFormula(db, formula, by, since);
    return makeStoryGoods({
      services: { ...services, clock },
      db,
      farmers: (['amina', 'musa'] as const).map((keeper, place) => ({
        keeperId: people[keeper].accountId,
        farmId: farms[place]?.id ?? '',
        certificate: '',
      })),
      gate: { scaleId: scale.scaleId, formulaId: formula.id, scaleWordId: scale.id },
      packId,
      code,
      receipts: 'STRY00',
    });
  });
  await tellBooks(services);
  return {
    packId,
    path: pathOf(house, packId),
    lotPaths: lotIds.map((id) => pathOf(house, id)),
    packs: `${services.publicUrl}/lot/${jobId}/pack/${code}`,
    /** ₦450 a kilogram for the tonne, over 960 kg of flour and bran, against ₦1,200 a kilogram. */
    percent: 39,
  };
};

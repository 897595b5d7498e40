import { storedStep } from '@shuka/domain/lots';
import { harvestOf, newSeason } from '@shuka/domain/seasons';
import { writeStep } from '#lots';
import { insertHarvest, insertSeason } from '#seasons';
import { inTransaction } from '#kit/db.ts';
import {
  joinDraft,
  moveDraft,
  newLot,
  splitDraft,
  storeDraft,
  takeBackDraft,
  writeOffDraft,
} from '#world/lot-drafts.ts';
import { harvestDraft, seasonDraft } from '#world/season-drafts.ts';
import { keeperIdOf } from './extension-scene.ts';
import { landOf } from './farm-scene.ts';
import type { Case, MakeInput } from './scene-case.ts';

export type Stored = { readonly id: string; readonly keeperId: string; readonly stepId: string };

/** Two hundred kilograms that a keeper brought in, a hundred of them in store; only where there is such a keeper. */
const storedBy = async (one: Case, plotId: string | null = null) => {
  const { house, object } = one;
  const keeperId = await keeperIdOf(one);
  const season = seasonDraft({ keeperId, plotId });
  const harvest = harvestDraft(season, { unit: 'kilogram', quantity: 200 });
  const draft = storeDraft({ season, harvest }, 100);
  const lot: Stored = { id: draft.lot.id, keeperId, stepId: draft.id };
  if (object === 'missing' || object === 'malformed' || object === 'any') return { season, harvest, lot };
  const { farmId } = await landOf(house, object);
  const now = house.clock.now();
  await insertSeason(house.pool, newSeason({ ...season, farmId }, 0, now), {});
  await insertHarvest(house.pool, harvestOf({ ...harvest, farmId }, now), keeperId);
  await inTransaction(house.pool, (db) => writeStep(db, storedStep(draft, { by: keeperId, now }), []));
  return { season, harvest, lot };
};

/** A hundred kilograms of whoever the case is about, of a plot where one is named. */
export const lotBy = async (one: Case, plotId: string | null = null): Promise<Stored> =>
  (await storedBy(one, plotId)).lot;

/** Input for the operations on lots; nothing but authorization could refuse it. */
export const lotInputs: Readonly<Record<string, MakeInput>> = {
  'GET /api/farmers/{keeperId}/lots': async (one) => ({ keeperId: await keeperIdOf(one) }),
  'POST /api/farmers/{keeperId}/lots': async (one) => storeDraft(await storedBy(one), 100),
  'POST /api/farmers/{keeperId}/lots/splits': async (one) => splitDraft(await lotBy(one), [10]),
  'POST /api/farmers/{keeperId}/lots/joins': async (one) => {
    const shares = [[await lotBy(one), 10] as const, [await lotBy(one), 10] as const];
    return joinDraft(shares, { lot: newLot(20) });
  },
  'POST /api/farmers/{keeperId}/lots/moves': async (one) => moveDraft(await lotBy(one), 'Soba market'),
  'POST /api/farmers/{keeperId}/lots/goings': async (one) => writeOffDraft(await lotBy(one), 10),
  'POST /api/farmers/{keeperId}/lots/corrections': async (one) => {
    const { keeperId, stepId } = await lotBy(one);
    return takeBackDraft({ id: stepId, keeperId });
  },
};

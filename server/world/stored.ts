import { storeHarvest, type Lot } from '@shuka/domain/lots';
import { recordHarvest, registerSeason, type SeasonDraft } from '@shuka/domain/seasons';
import { storeDraft } from './lot-drafts.ts';
import type { OpenHouse } from './open-house.ts';
import { people } from './people.ts';
import { harvestDraft, seasonDraft } from './season-drafts.ts';

const { musa } = people;

const bags = { unit: 'bag-100kg', kilogramsPerUnit: 100 } as const;

/** A season of Musa's that brought in so many kilograms. */
export const broughtIn = async (house: OpenHouse, kilograms: number, change: Partial<SeasonDraft> = {}) => {
  const season = seasonDraft(change);
  const harvest = harvestDraft(season, { ...bags, quantity: kilograms / 100 });
  await house.as(musa).call(registerSeason, season);
  await house.as(musa).call(recordHarvest, harvest);
  return { season, harvest };
};

/** A lot of Musa's, all that one harvest of his brought. */
export const lotOf = async (
  house: OpenHouse,
  kilograms: number,
  change: Partial<SeasonDraft> = {},
): Promise<Pick<Lot, 'id' | 'keeperId'> & { readonly stepId: string }> => {
  const draft = storeDraft(await broughtIn(house, kilograms, change), kilograms);
  const { status, text } = await house.as(musa).call(storeHarvest, draft);
  if (status !== 201) throw new Error(`The harvest was not stored: ${text}`);
  return { id: draft.lot.id, keeperId: draft.keeperId, stepId: draft.id };
};

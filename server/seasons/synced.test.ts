import { afterAll, describe, expect, test } from 'vitest';
import {
  activityRows,
  harvestRows,
  recordActivity,
  recordHarvest,
  registerSeason,
  reviseSeason,
  seasonRows,
} from '@shuka/domain/seasons';
import { newId } from '@shuka/domain/kit/new-id.ts';
import type { RowType } from '@shuka/domain/kit/row-type.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { activityDraft, harvestDraft, seasonDraft } from '#world/season-drafts.ts';
import { synced } from './synced.ts';

const house = await openHouse();
afterAll(house.close);

const { musa, chidi } = people;
const odd = 'Dáwà "ja" \\ ₦ ƙasa';

const textOf = async (type: RowType, id: string): Promise<string> =>
  (await synced.find((one) => one.type === type.name)?.read(house.pool, [newId(), id]))?.[0]?.text ?? '';

/** A record as a phone would make it of what a pull sends. */
const onPhone = async (type: RowType, id: string): Promise<unknown> =>
  type.schema.parse({ ...(JSON.parse(await textOf(type, id)) as object), id });

const keysOf = (type: RowType): string[] =>
  Object.keys((type.schema as unknown as { shape: object }).shape).filter((key) => key !== 'id');

describe('what a phone is sent is what the endpoints answer', () => {
  test('of a season, with what waits for a choice', async () => {
    const draft = seasonDraft({ crop: odd, expectedHarvestOn: '2026-09-10', areaHectares: 0.1 + 0.2 });
    await house.as(musa).call(registerSeason, draft);
    const change = (crop: string) => ({ seasonId: draft.id, was: { crop: odd }, becomes: { crop } });
    await house.as(chidi).call(reviseSeason, change('Millet'));
    const { body } = await house.as(musa).call(reviseSeason, change('Rice'));
    expect(await onPhone(seasonRows, draft.id)).toEqual(body);
  });

  test('of an activity and of a harvest', async () => {
    const season = seasonDraft();
    await house.as(musa).call(registerSeason, season);
    const activity = await house.as(chidi).call(recordActivity, activityDraft(season, { note: odd }));
    const harvest = await house.as(musa).call(recordHarvest, harvestDraft(season, { note: odd, quantity: 0.1 + 0.2 }));
    expect(await onPhone(activityRows, activity.body.id)).toEqual(activity.body);
    expect(await onPhone(harvestRows, harvest.body.id)).toEqual(harvest.body);
  });

  test('in the order of the schema', async () => {
    const season = seasonDraft();
    await house.as(musa).call(registerSeason, season);
    const activity = activityDraft(season);
    const harvest = harvestDraft(season);
    await house.as(musa).call(recordActivity, activity);
    await house.as(musa).call(recordHarvest, harvest);
    const rows = [
      [seasonRows, season.id],
      [activityRows, activity.id],
      [harvestRows, harvest.id],
    ] as const;
    for (const [type, id] of rows)
      expect(Object.keys(JSON.parse(await textOf(type, id)) as object)).toEqual(keysOf(type));
  });
});

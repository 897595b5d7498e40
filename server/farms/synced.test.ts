import { afterAll, describe, expect, test } from 'vitest';
import {
  addPhoto,
  clashRows,
  farmRows,
  listPlots,
  photoRows,
  plotRows,
  readFarm,
  registerFarm,
  registerPlot,
  reviseFarm,
  settleClash,
} from '@shuka/domain/farms';
import { newId } from '@shuka/domain/kit/new-id.ts';
import type { RowType } from '@shuka/domain/kit/row-type.ts';
import { row, rows, sql } from '#kit/db.ts';
import { instantText } from '#kit/instant-text.ts';
import { farms, people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { plotDraft, squareAt } from '#world/squares.ts';
import { keepPhotoPart } from './photo-store.ts';
import { synced } from './synced.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, chidi, ngozi } = people;
const [farmId = ''] = farms.map(({ id }) => id);

/** A record as a phone would make it of what a pull sends. */
const onPhone = async (type: RowType, id: string): Promise<unknown> => {
  const found = await synced.find((one) => one.type === type.name)?.read(house.pool, [newId(), id]);
  expect(found?.map((one) => one.id)).toEqual([id]);
  return type.schema.parse({ ...(JSON.parse(found?.[0]?.text ?? '') as object), id });
};

const odd = 'Gónà "Àmínà" \\ ₦ \u2028 ƙasa';

const oddFarm = async () => {
  const farm = { id: newId(), name: odd, stateCode: 'KN', lga: 'Bichi', sizeBand: 'small', crop: 'Millet' };
  return (await house.as(amina).call(registerFarm, farm)).body;
};

describe('what a phone is sent is what the endpoints answer', () => {
  test('of a farm', async () => {
    const farm = await oddFarm();
    expect(await onPhone(farmRows, farm.id)).toEqual((await house.as(amina).call(readFarm, { farmId: farm.id })).body);
  });

  test('of a plot', async () => {
    const farm = await oddFarm();
    const draft = plotDraft(farm.id, squareAt([8.123456, 12.1]), { name: odd, accuracyMetres: 0.1 + 0.2 });
    await house.as(amina).call(registerPlot, draft);
    const { body } = await house.as(ngozi).call(listPlots, { farmId: farm.id });
    expect(await onPhone(plotRows, draft.id)).toEqual(body.items[0]);
  });

  test('of a photo, before its parts come and after', async () => {
    const part = { sha256: 'a'.repeat(64), sizeBytes: 1000 };
    const photo = { id: newId(), farmId, plotId: null, thumb: part, full: part, takenAt: '2026-05-30T07:00:00.120Z' };
    const { body } = await house.as(amina).call(addPhoto, photo);
    expect(await onPhone(photoRows, photo.id)).toEqual(body);
    await keepPhotoPart(house.pool, photo.id, 'full', part.sha256);
    expect(await onPhone(photoRows, photo.id)).toEqual({ ...body, has: ['full'] });
    await keepPhotoPart(house.pool, photo.id, 'thumb', part.sha256);
    expect(await onPhone(photoRows, photo.id)).toEqual({ ...body, has: ['thumb', 'full'] });
  });

  test('of a clash, open and settled', async () => {
    const farm = await oddFarm();
    const change = (name: string) => ({ farmId: farm.id, was: { name: odd }, becomes: { name } });
    await house.as(chidi).call(reviseFarm, change('Gona'));
    await house.as(amina).call(reviseFarm, change(`${odd}!`));
    const found = await row<{ id: string }>(house.pool, sql`select id from farms.clash where farm_id = ${farm.id}`);
    const clashId = found?.id ?? '';
    const open = await onPhone(clashRows, clashId);
    const { body } = await house.as(amina).call(settleClash, { clashId, choice: 'other' });
    expect(open).toEqual({ ...body, settled: null });
    expect(await onPhone(clashRows, clashId)).toEqual(body);
  });

  test('in the order of the schema, and a boundary without a space', async () => {
    const draft = plotDraft(farmId, squareAt([8.3, 12.3]));
    await house.as(amina).call(registerPlot, draft);
    const [sent] = (await synced.find(({ type }) => type === 'plot')?.read(house.pool, [draft.id])) ?? [];
    const { id: _, ...shape } = (plotRows.schema as unknown as { shape: object }).shape as { id: unknown };
    expect(Object.keys(JSON.parse(sent?.text ?? '') as object)).toEqual(Object.keys(shape));
    expect(sent?.text).toContain(`"boundary":${JSON.stringify(draft.boundary)},`);
  });
});

describe('a moment as PostgreSQL writes it for phones', () => {
  test.each([
    '2026-06-01T08:00:00.000Z',
    '2026-06-01T08:00:00.120Z',
    '2026-06-01T08:00:00.100Z',
    '1970-01-01T00:00:00.001Z',
    '2026-06-01T08:00:00.123456Z',
    '2026-06-01T08:00:00.123400Z',
  ])('is the moment as the server reads it: %s', async (moment) => {
    const at = sql`${moment}::timestamptz`;
    const [found] = await rows<{ read: string; written: string }>(
      house.pool,
      sql`select ${at} as read, ${instantText(at)} as written`,
    );
    expect(found?.written).toBe(found?.read);
  });
});

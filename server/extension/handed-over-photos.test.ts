import { afterAll, describe, expect, test } from 'vitest';
import { addPhoto, readPhoto, removePhoto } from '@shuka/domain/farms';
import { assignFarmers } from '@shuka/domain/relations';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { keyOf } from '#kit/files.ts';
import { row, sql } from '#kit/db.ts';
import { farms, people, plots } from '#world';
import { openHouse } from '#world/open-house.ts';
import { openPhone } from '#world/phone.ts';
import { noise } from '#world/photos.ts';
import { uploadersOf } from '#world/uploads.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, halima, ngozi } = people;
const [ofAmina = '', ofMusa = ''] = farms.map(({ id }) => id);
const [, , plotOfMusa = ''] = plots.map(({ id }) => id);
const { create, begin, goOn } = uploadersOf(house);
const full = await noise(100);
const part = { sha256: keyOf(full), sizeBytes: full.length };

const photoOn = (day: string, change: Readonly<Record<string, unknown>> = {}) => ({
  id: newId(),
  farmId: ofAmina,
  plotId: null,
  thumb: part,
  full: part,
  takenAt: `${day}T07:00:00.000Z`,
  ...change,
});

const isStored = async (id: string): Promise<boolean> =>
  (await row(house.pool, sql`select 1 from farms.photo where id = ${id}`)) !== null;

const look = (person: typeof chidi | typeof halima, photoId: string) =>
  house.as(person).call(readPhoto, { photoId, part: 'full' });

const phone = await openPhone(house, chidi);
const handOver = { id: newId(), farmerIds: [amina.accountId], managerId: halima.accountId, reason: 'She moved.' };
await house.as(ngozi).call(assignFarmers, handOver);

describe('a photo that a manager took before the farmer was handed over', () => {
  test('is there, with its bytes, for whoever looks after the farmer now', async () => {
    const made = photoOn('2026-05-20');
    const { body } = await phone.push(phone.number([['farms.addPhoto', made]]));
    expect(body.issues).toEqual([]);
    const uploadId = await begin(chidi, { photoId: made.id, part: 'full', length: full.length });
    expect((await goOn(chidi, uploadId, 0, full)).status).toBe(204);
    expect((await look(halima, made.id)).status).toBe(200);
  });

  test('opens nothing else: it is no longer theirs to look at or to remove, nor another photo to give bytes to', async () => {
    const made = photoOn('2026-05-21');
    await house.as(chidi).call(addPhoto, made);
    expect((await look(chidi, made.id)).status).toBe(404);
    expect((await house.as(chidi).call(removePhoto, { photoId: made.id })).status).toBe(404);
    const { body: hers } = await house.as(amina).call(addPhoto, photoOn('2026-05-21'));
    expect((await create(chidi, { photoId: hers.id, part: 'full', length: full.length })).status).toBe(404);
    expect((await create(chidi, { photoId: made.id, part: 'full', length: full.length })).status).toBe(201);
  });

  test('and one of a later day is set aside, one by somebody who never had her refused', async () => {
    const late = photoOn('2026-06-02');
    const { body } = await phone.push(phone.number([['farms.addPhoto', late]]));
    expect(body.issues).toMatchObject([{ outcome: 'parked', code: 'no-longer-yours' }]);
    const other = photoOn('2026-05-20', { farmId: ofMusa, plotId: plotOfMusa });
    expect((await house.as(halima).call(addPhoto, other)).status).toBe(404);
    expect((await house.as(musa).call(addPhoto, photoOn('2026-05-20'))).status).toBe(404);
    expect([await isStored(late.id), await isStored(other.id)]).toEqual([false, false]);
  });
});

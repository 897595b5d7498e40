import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordVisit } from '@shuka/domain/extension';
import { addPhoto } from '@shuka/domain/farms';
import { readEvidence, readEvidencePhoto } from '@shuka/domain/supervision';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { keepPhotoPart } from '#farms';
import { farms, people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { picture } from '#world/pictures.ts';
import { foundNothing, proofAt, today, visitDraft } from '#world/visit-drafts.ts';
import { openZone } from '#world/zones.ts';
import { farmerInCare } from '#world/farmer-in-care.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, halima } = people;
const managerId = chidi.accountId;
const [farmId = ''] = farms.map(({ id }) => id);

let zoneId = '';
let sule = '';
beforeAll(async () => {
  zoneId = await openZone(house, { name: 'North', lgas: ['Bichi'], supervisor: halima, managers: [chidi] });
  sule = await farmerInCare(house, chidi, { since: new Date('2026-01-05T08:00:00Z') });
});

const visit = async (change: Readonly<Record<string, unknown>>): Promise<string> =>
  (await house.as(chidi).call(recordVisit, visitDraft(change))).body.id;

const read = (visitId: string, by: typeof halima | typeof chidi = halima) =>
  house.as(by).call(readEvidence, { zoneId, managerId, visitId });

const at = (latitude: number, hour: string) => {
  const moment = `${today}T${hour}:00.000Z`;
  const proof = proofAt(latitude);
  return { ...proof, startedAt: moment, position: proof.position === null ? null : { ...proof.position, at: moment } };
};

describe('what a flagged visit is held beside', () => {
  test('are visits to others at the same place and too far to come from, with how far apart, and not where', async () => {
    const same = await visit({ keeperId: musa.accountId, farmId: null, proof: at(12.25, '07:30') });
    const far = await visit({ keeperId: sule, farmId: null, proof: at(12.9, '08:10') });
    const visitId = await visit({ proof: at(12.25, '08:00') });
    const { body } = await read(visitId);
    expect(body).toMatchObject({ farmerName: 'Amina Yusuf', visitedOn: today, copies: [], photos: [] });
    expect(body.near.map((one) => one.visitId)).toEqual([same, far]);
    expect(body.near[0]).toMatchObject({ farmerName: 'Musa Ibrahim', minutesApart: 30, metresApart: 0 });
    expect(body.near[0]).toMatchObject({ isSamePlace: true, isTooFast: false });
    expect(body.near[1]).toMatchObject({ farmerName: 'Sule Danladi', minutesApart: 10, isTooFast: true });
    expect(body.near[1]?.metresApart).toBeGreaterThan(70_000);
    expect(JSON.stringify(body)).not.toMatch(/12\.25|12\.9|8\.2606/);
  });

  test('is the same advice that others got, word by word', async () => {
    const advice = 'Weed twice before the maize is knee high, then give urea.';
    const other = await visit({ keeperId: musa.accountId, farmId: null, advice: `  ${advice.toUpperCase()}` });
    const visitId = await visit({ advice });
    const { copies } = (await read(visitId)).body;
    expect(copies.map((one) => [one.visitId, one.farmerName])).toEqual([[other, 'Musa Ibrahim']]);
    expect(copies[0]?.advice.trim()).toBe(advice.toUpperCase());
  });

  test('are the photos it shows, which the supervisor sees through the visit alone', async () => {
    const photoId = newId();
    const part = { sha256: 'a'.repeat(64), sizeBytes: 1000 };
    const photo = { id: photoId, farmId, plotId: null, thumb: part, full: part, takenAt: `${today}T07:00:00.000Z` };
    await house.as(chidi).call(addPhoto, photo);
    const key = await house.services.files.put(await picture('webp'), 'webp');
    await keepPhotoPart(house.pool, photoId, 'full', key);
    const seen = { kind: 'pest', severity: 2, percentArea: null, note: '', photoIds: [photoId] };
    const visitId = await visit({ form: { ...foundNothing, crop: 'Maize', observations: [seen] } });
    const without = await visit({});
    expect((await read(visitId)).body.photos).toEqual([{ photoId, takenAt: photo.takenAt }]);
    const asked = { zoneId, managerId, visitId, photoId };
    const { status, headers } = await house.as(halima).call(readEvidencePhoto, asked);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/webp', 'no-store']);
    expect((await house.as(halima).call(readEvidencePhoto, { ...asked, visitId: without })).status).toBe(404);
    expect((await house.as(chidi).call(readEvidencePhoto, asked)).status).toBe(404);
  });
});

test('the evidence of a visit is for whoever supervises its manager alone', async () => {
  const visitId = await visit({});
  expect((await read(visitId, chidi)).status).toBe(404);
  expect((await house.as(amina).call(readEvidence, { zoneId, managerId, visitId })).status).toBe(403);
  expect((await read(newId())).status).toBe(404);
  const elsewhere = { zoneId, managerId: halima.accountId, visitId };
  expect((await house.as(halima).call(readEvidence, elsewhere)).status).toBe(404);
});

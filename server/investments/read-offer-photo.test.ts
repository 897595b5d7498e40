import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOfferPhoto } from '@shuka/domain/investments';
import { keepPhotoPart } from '#farms';
import { run, sql } from '#kit/db.ts';
import { farms, people } from '#world';
import { openBolaInvests } from '#world/bola-invests.ts';
import { noise, tellOfPhoto } from '#world/photos.ts';
import { offersIn } from '#world/offer-life.ts';
import { appendEvidence } from './evidence-chain.ts';
import { draftOf } from './evidence-drafts.ts';

/* Which pictures of a farm investors see: its own, and those of the evidence of an offer they hold a part of. */

const { house, ofAmina, ofMusa, pledge, cancel } = await openBolaInvests();
afterAll(house.close);

const { amina, bola, ngozi } = people;
const [farmOfAmina = '', farmOfMusa = ''] = farms.map(({ id }) => id);

const addPhoto = async (farmId = farmOfAmina): Promise<string> => {
  const thumb = await noise(20);
  const photoId = await tellOfPhoto(house.pool, { keeper: amina, farmId }, { thumb, full: thumb });
  const key = await house.services.files.put(await sharp(thumb).webp().toBuffer(), 'webp');
  await keepPhotoPart(house.pool, photoId, 'thumb', key);
  return photoId;
};

const read = (photoId: string, offerId = ofAmina, by: typeof bola | typeof ngozi = bola) =>
  house.as(by).call(readOfferPhoto, { offerId, photoId, part: 'thumb' });

let [inEvidence, unshown, ownFace] = ['', '', ''];
beforeAll(async () => {
  [inEvidence, unshown, ownFace] = [await addPhoto(), await addPhoto(), await addPhoto()];
  const line = draftOf(
    { kind: 'photos', subjectId: inEvidence, happenedOn: '2026-06-02', byId: amina.accountId },
    { photoIds: [inEvidence] },
  );
  await appendEvidence(house.pool, house.services, ofAmina, [line], house.clock.now());
});

test('Bola sees the picture of a farm that seeks funds, and no browser keeps it', async () => {
  const { status, headers } = await read(ownFace);
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/webp', 'no-store']);
});

test('Bola sees those of the evidence from the day of the pledge until it is taken back', async () => {
  expect((await read(inEvidence)).status).toBe(404);
  const { body } = await pledge();
  expect((await read(inEvidence)).status).toBe(200);
  await cancel(body.id);
  expect((await read(inEvidence)).status).toBe(404);
});

test('Ngozi sees both without a part in it', async () => {
  expect([(await read(ownFace, ofAmina, ngozi)).status, (await read(inEvidence, ofAmina, ngozi)).status]).toEqual([
    200, 200,
  ]);
});

test('nobody sees another picture of the farm, or one through another offer', async () => {
  await pledge();
  expect([(await read(unshown)).status, (await read(unshown, ofAmina, ngozi)).status]).toEqual([404, 404]);
  expect([(await read(ownFace, ofMusa)).status, (await read(inEvidence, ofMusa)).status]).toEqual([404, 404]);
});

test('what was not published yet has no pictures for investors', async () => {
  const face = await addPhoto(farmOfMusa);
  expect((await read(face, ofMusa)).status).toBe(200);
  await run(house.pool, sql`update investments.offer set state = 'unfunded' where id = ${ofMusa}`);
  const { body } = await offersIn(house).draft({ farmer: people.musa });
  expect([(await read(face, body.id)).status, (await read(face, body.id, ngozi)).status]).toEqual([404, 200]);
});

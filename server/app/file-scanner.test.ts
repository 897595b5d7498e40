import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { addSignUpPhoto, setInvestorPhoto, setProfilePhoto } from '@shuka/domain/accounts';
import { sendVoice } from '@shuka/domain/messaging';
import { listActs } from '@shuka/domain/privacy';
import { captureEvents, tellTripStep } from '@shuka/domain/traceability';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { row, sql } from '#kit/db.ts';
import { keyOf } from '#kit/files.ts';
import { clamdScanner } from '#kit/scanner-clamd.ts';
import { farms, people } from '#world';
import { importDesk } from '#world/import-desk.ts';
import { openHouse } from '#world/open-house.ts';
import { openPhone, type Act } from '#world/phone.ts';
import { tellOfPhoto } from '#world/photos.ts';
import { picture } from '#world/pictures.ts';
import { someKey } from '#world/program-hands.ts';
import { findingName, openClamd, testVirus } from '#world/stand-in-clamd.ts';
import { openTripDesk } from '#world/trip-desk.ts';
import { uploadersOf } from '#world/uploads.ts';
import { oggVoice } from '#world/voices.ts';
import { newFarm } from '#world/farm-acts.ts';

/* Where a house has a scanner, nothing that somebody sends is kept or read before it was looked through. */

const clamd = await openClamd();
const house = await openHouse({ scanner: clamdScanner(clamd.address) });
afterAll(async () => {
  await house.close();
  await clamd.close();
});
afterEach(() => clamd.become('well'));

const { amina, bola, ngozi } = people;
const [farmId = ''] = farms.map(({ id }) => id);
const { begin, goOn, look, piecesOf } = uploadersOf(house);

const virus = Buffer.from(testVirus);
const thumb = await picture('jpeg', 40, 30);
const photo = await picture('jpeg', 200, 150);
/** Pictures that show what they should, with something behind their end. */
const badThumb = Buffer.concat([thumb, virus]);
const badPhoto = Buffer.concat([photo, virus]);

/** What the server logged and said at level info meanwhile. */
const told: string[] = [];
Object.assign(house.services.log, { info: (what: object, words: string) => told.push(JSON.stringify([words, what])) });

const refused = async (work: Promise<{ status: number; body: object }>): Promise<unknown[]> => {
  const { status, body } = await work;
  return [status, (body as { code?: string }).code];
};

const unsafe = [400, 'unsafe-file'];

const uploadOf = async (full: Buffer) => {
  const photoId = await tellOfPhoto(house.pool, { keeper: amina, farmId }, { thumb, full });
  return begin(amina, { photoId, part: 'full', length: full.length });
};

describe('a photo that Amina’s phone uploads', () => {
  test('is refused when its last piece is here and something was found behind it; nothing of it is kept', async () => {
    const uploadId = await uploadOf(badPhoto);
    expect((await goOn(amina, uploadId, 0, badPhoto.subarray(0, 200))).status).toBe(204);
    const last = await goOn(amina, uploadId, 200, badPhoto.subarray(200));
    expect([last.status, JSON.parse(last.text).code]).toEqual(unsafe);
    expect(JSON.parse(last.text).title).toContain('virus scanner');
    expect(await piecesOf(uploadId)).toBe(0);
    expect(clamd.streams.at(-1)?.bytes.equals(badPhoto)).toBe(true);
  });

  test('is taken when nothing was found in it', async () => {
    const uploadId = await uploadOf(photo);
    expect((await goOn(amina, uploadId, 0, photo)).status).toBe(204);
  });

  test('waits whole at the server while the scanner is away, and is done when she looks after it again', async () => {
    const uploadId = await uploadOf(photo);
    clamd.become('cut');
    const { status, headers } = await goOn(amina, uploadId, 0, photo);
    expect([status, Number(headers['retry-after'])]).toEqual([503, expect.any(Number)]);
    expect(await piecesOf(uploadId)).toBeGreaterThan(0);
    expect(house.errors).toMatchObject([
      { words: 'a file could not be scanned', what: { endpoint: 'sync.continueUpload', accountId: amina.accountId } },
    ]);
    clamd.become('well');
    await expect.poll(async () => (await look(amina, uploadId)).status, { timeout: 15_000, interval: 500 }).toBe(200);
    expect(await piecesOf(uploadId)).toBe(0);
    const { key } = (await row<{ key: string | null }>(
      house.pool,
      sql`select p.full_key as key from farms.photo p join sync.upload u on u.photo_id = p.id where u.id = ${uploadId}`,
    )) ?? { key: null };
    expect(key).toMatch(/^[0-9a-f]{64}$/);
  });
});

test('a voice note of Amina’s in which something was found is heard by nobody', async () => {
  const sound = oggVoice(2, testVirus);
  const note = { id: newId(), keeperId: amina.accountId, mediaType: 'audio/ogg' as const, seconds: 2 };
  const sent = await house.as(amina).call(sendVoice, { ...note, sizeBytes: sound.length, sha256: keyOf(sound) });
  expect(sent.status).toBe(201);
  const uploadId = await begin(amina, { photoId: note.id, part: 'voice', length: sound.length });
  expect(JSON.parse((await goOn(amina, uploadId, 0, sound)).text).code).toBe('unsafe-file');
  expect(await house.services.files.get(keyOf(sound), 'ogg')).toBeNull();
});

describe('what Amina’s phone kept until there was a network', () => {
  const portrait = (bytes: Buffer): Act => [
    'accounts.setProfilePhoto',
    { profileId: amina.accountId, photo: bytes.toString('base64') },
  ];
  const farm = () => newFarm('Gona');

  test('is done but for the one picture in which something was found, which wants mending and comes no more', async () => {
    const phone = await openPhone(house, amina);
    const acts = phone.number([farm(), portrait(badThumb), farm(), portrait(thumb)]);
    const { status, body } = await phone.push(acts);
    expect([status, body.stored]).toEqual([200, [[1, 4]]]);
    expect(body.issues).toMatchObject([{ seq: 2, outcome: 'refused', code: 'unsafe-file' }]);
    expect(body.issues[0]?.title).toContain('virus scanner');
    expect((await phone.push(acts)).body.issues).toEqual(body.issues);
  });

  test('is neither done nor lost while the scanner is away: nothing is stored, and all of it afterwards', async () => {
    const phone = await openPhone(house, amina);
    const acts = phone.number([farm(), portrait(thumb)]);
    const before = house.errors.length;
    clamd.become('broken');
    const { status, headers } = await phone.push(acts);
    expect([status, Number(headers['retry-after'])]).toEqual([503, expect.any(Number)]);
    const other = await openPhone(house, amina);
    expect((await other.push(other.number([farm()]))).status).toBe(200); // what brings no file does not wait for it
    clamd.become('well');
    expect((await phone.push(acts)).body).toMatchObject({ stored: [[1, 2]], issues: [] });
    expect(house.errors.slice(before).map(({ words }) => words)).toEqual(['a file could not be scanned']);
  });
});

describe('what comes through the other doors', () => {
  test('a photo of Bola’s, a list of Ngozi’s, a document of a mill’s program and a photo of a driver are refused alike', async () => {
    expect(
      await refused(
        house.as(bola).call(setInvestorPhoto, {}, { picture: { bytes: badPhoto, mediaType: 'image/jpeg' } }),
      ),
    ).toEqual(unsafe);
    expect(await refused(importDesk(house).bring('farmers', `First name\n${testVirus}`))).toEqual(unsafe);
    const { headers } = await someKey(house, ['epcis-capture']);
    const document = `{ "type": "EPCISDocument", "note": "${testVirus}" }`;
    expect(await refused(house.visitor().call(captureEvents, {}, { document, headers }))).toEqual(unsafe);
    const { driver, told: say } = openTripDesk(house);
    const handed = say('x'.repeat(43), 'handed-over', { photo: badThumb.toString('base64') });
    expect(await refused(driver.call(tellTripStep, handed))).toEqual(unsafe);
  });

  test('so is a picture of somebody who is only signing up', async () => {
    const sent = { picture: { bytes: badPhoto, mediaType: 'image/jpeg' } };
    expect(await refused(house.visitor().call(addSignUpPhoto, { uniqueId: newId() }, sent))).toEqual(unsafe);
  });

  test('without a right to the door nobody’s file is looked through', async () => {
    const before = clamd.streams.length;
    const photo64 = virus.toString('base64');
    const other = { profileId: bola.accountId, photo: photo64 };
    expect((await house.as(amina).call(setProfilePhoto, other)).status).toBe(404);
    expect(clamd.streams).toHaveLength(before);
  });
});

test('who sent it stands in the audit log, what was found in the server’s own, and what was in it nowhere', async () => {
  const { body } = await house
    .as(ngozi)
    .call(listActs, { act: 'sent a file in which malware was found', limit: '100' });
  expect(new Set(body.items.map(({ byName, refusal }) => `${byName} ${refusal}`))).toEqual(
    // a program, a driver and who is only signing up have no account
    new Set(['Amina Yusuf unsafe-file', 'Bola Adeyemi unsafe-file', 'Ngozi Eze unsafe-file', ' unsafe-file']),
  );
  const lines = told.filter((line) => line.includes('malware was found in a file'));
  expect(lines.length).toBeGreaterThan(4);
  expect(lines.every((line) => line.includes(findingName))).toBe(true);
  expect(lines.join(' ')).not.toContain('EICAR-STANDARD');
});

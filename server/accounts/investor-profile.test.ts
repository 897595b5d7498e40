import { afterAll, describe, expect, test } from 'vitest';
import {
  readInvestorProfile,
  readMe,
  readPersonPhoto,
  reviseInvestorProfile,
  setInvestorPhoto,
} from '@shuka/domain/accounts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { picture } from '#world/pictures.ts';

const house = await openHouse();
afterAll(house.close);

const { bola, amina, tunde } = people;

const said = {
  firstName: 'Bola',
  lastName: 'Adeyemi-Cole',
  location: 'Ikeja, Lagos',
  about: 'I lend to rice farmers.',
};
const revise = (change: object = {}) => house.as(bola).call(reviseInvestorProfile, { ...said, ...change });
const own = async () => (await house.as(bola).call(readInvestorProfile, {})).body;

describe('the profile of an investor', () => {
  test('is read and changed by its owner; e-mail and phone stay as they were proved', async () => {
    const { status, body } = await revise();
    expect([status, body]).toEqual([
      200,
      { ...said, accountId: bola.accountId, email: bola.email, phone: bola.phone, photoId: null },
    ]);
    expect(await own()).toEqual(body);
    expect((await house.as(bola).call(readMe, {})).body.lastName).toBe('Adeyemi-Cole');
    expect((await revise({ email: 'other@x.example' })).status).toBe(400);
  });

  test.each([
    ['firstName', 'accounts.firstNameRequired'],
    ['lastName', 'accounts.lastNameRequired'],
    ['location', 'investor.locationRequired'],
    ['about', 'accounts.aboutRequired'],
  ])('wants %s', async (field, says) => {
    const { status, body } = await revise({ [field]: '  ' });
    expect([status, body.errors]).toEqual([400, [{ field, says }]]);
  });

  test('gets a picture, and another one in its place; what is no picture is refused', async () => {
    const set = (bytes: Buffer) =>
      house.as(bola).call(setInvestorPhoto, {}, { picture: { bytes, mediaType: 'image/jpeg' } });
    const first = (await set(await picture('jpeg'))).body.photoId ?? '';
    const { accountId } = bola;
    expect((await house.as(bola).call(readPersonPhoto, { accountId, photoId: first })).status).toBe(200);
    const second = (await set(await picture('jpeg', 640, 300))).body.photoId ?? '';
    expect(second).not.toBe(first);
    expect((await house.as(bola).call(readPersonPhoto, { accountId, photoId: first })).status).toBe(404);
    expect((await set(Buffer.from('<svg/>'))).body.code).toBe('not-a-picture');
    expect((await own()).photoId).toBe(second);
  });

  test('is for approved investors', async () => {
    for (const person of [amina, tunde]) {
      expect((await house.as(person).call(readInvestorProfile, {})).status).toBe(403);
      expect((await house.as(person).call(reviseInvestorProfile, said)).status).toBe(403);
    }
  });
});

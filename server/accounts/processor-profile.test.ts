import { afterAll, describe, expect, test } from 'vitest';
import {
  decidePerson,
  listExtensionWorkers,
  readExtensionWorker,
  readProcessorProfile,
  readShownToMills,
  reviseProcessorProfile,
  setProcessorPhoto,
  showToMills,
} from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { people } from '#world';
import { mill } from '#world/companies.ts';
import { someCompany, someProcessor, someStaffer } from '#world/company-hands.ts';
import { openHouse } from '#world/open-house.ts';
import { picture } from '#world/pictures.ts';

const house = await openHouse();
afterAll(house.close);

const { danjuma, chidi, halima, ngozi } = people;
const { companyId } = mill;

const said = { firstName: 'Danjuma', lastName: 'Bello', location: 'Sharada', about: 'We mill maize and rice.' };

describe('the profile of an agro-processor', () => {
  test('is read, changed in all its fields, and shows e-mail and phone number', async () => {
    const browser = house.as(danjuma);
    expect((await browser.call(readProcessorProfile, {})).body).toMatchObject({
      location: 'Kumbotso',
      email: danjuma.email,
      phone: danjuma.phone,
    });
    expect((await browser.call(reviseProcessorProfile, said)).body).toMatchObject(said);
    expect((await browser.call(readProcessorProfile, {})).body).toMatchObject(said);
  });

  test.each([
    ['firstName', 'accounts.firstNameRequired'],
    ['lastName', 'accounts.lastNameRequired'],
    ['location', 'investor.locationRequired'],
    ['about', 'accounts.aboutRequired'],
  ])('is refused without %s, beside the field', async (field, says) => {
    const { status, body } = await house.as(danjuma).call(reviseProcessorProfile, { ...said, [field]: ' ' });
    expect([status, body.errors]).toEqual([400, [{ field, says }]]);
  });

  test('takes a picture, and nothing that is none', async () => {
    const send = (bytes: Buffer) =>
      house.as(danjuma).call(setProcessorPhoto, {}, { picture: { bytes, mediaType: 'image/png' } });
    expect((await send(await picture('png'))).body.photoId).toMatch(/^[0-9a-f]{64}$/);
    expect((await send(Buffer.from('no picture'))).body.code).toBe('not-a-picture');
  });

  test('of a clerk is the clerk’s own', async () => {
    const clerk = await someStaffer(house, 'clerk');
    await house.as(clerk).call(reviseProcessorProfile, { ...said, firstName: 'Zainab' });
    expect((await house.as(danjuma).call(readProcessorProfile, {})).body.firstName).toBe('Danjuma');
  });
});

const word = (isGiven: boolean) => ({ id: newId(), isGiven, textVersion: 1 as const });
const listed = async (more: object = {}) =>
  (await house.as(danjuma).call(listExtensionWorkers, { companyId, ...more })).body.items.map(
    ({ managerId }) => managerId,
  );

describe('extension managers', () => {
  test('are shown to mills only after their own yes, and not after they take it back', async () => {
    expect((await house.as(chidi).call(readShownToMills, {})).body).toEqual({ isShown: false, saidAt: null });
    expect(await listed()).toEqual([]);
    expect((await house.as(chidi).call(showToMills, word(true))).body.isShown).toBe(true);
    expect(await listed()).toEqual([chidi.accountId]);
    const managerId = chidi.accountId;
    const { body } = await house.as(danjuma).call(readExtensionWorker, { companyId, managerId });
    expect(body).toMatchObject({ firstName: 'Chidi', lastName: 'Okafor', joinedOn: '2026-05-04' });
    expect(JSON.stringify(body)).not.toMatch(/email|phone|birth|address/i);
    await house.as(chidi).call(showToMills, word(false));
    expect(await listed()).toEqual([]);
    expect((await house.as(danjuma).call(readExtensionWorker, { companyId, managerId })).status).toBe(404);
  });

  test('are found by the beginning of a name and by state, page by page', async () => {
    for (const one of [chidi, halima]) await house.as(one).call(showToMills, word(true));
    expect(await listed({ search: 'oka' })).toEqual([chidi.accountId]);
    expect(await listed({ search: '%' })).toEqual([]);
    expect(await listed({ stateCode: 'LA' })).toEqual([]);
    const first = (await house.as(danjuma).call(listExtensionWorkers, { companyId, limit: '1' })).body;
    expect(await listed({ limit: '1', after: first.next ?? '' })).toEqual([chidi.accountId]);
  });

  test('whose account an admin closed are not shown', async () => {
    const accountId = halima.accountId;
    await house.as(ngozi).call(decidePerson, { accountId, decision: 'close', reason: 'She left.' });
    expect(await listed()).not.toContain(accountId);
    await house.as(ngozi).call(decidePerson, { accountId, decision: 'reopen', reason: 'She is back.' });
  });

  test('are seen by a clerk of the mill, and by nobody through another’s company or none', async () => {
    const clerk = await someStaffer(house, 'clerk');
    expect((await house.as(clerk).call(listExtensionWorkers, { companyId })).status).toBe(200);
    const { owner } = await someCompany(house);
    expect((await house.as(owner).call(listExtensionWorkers, { companyId })).status).toBe(404);
    const loner = await someProcessor(house);
    expect((await house.as(loner).call(listExtensionWorkers, { companyId })).status).toBe(404);
  });
});

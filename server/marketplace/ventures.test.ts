import { afterAll, describe, expect, test } from 'vitest';
import { newId } from '@shuka/domain/kit/new-id.ts';
import {
  listOpportunities,
  listVentures,
  openToInvestors,
  openToMills,
  readMillOpening,
  readVenture,
  saveBusiness,
} from '@shuka/domain/marketplace';
import { people } from '#world';
import { mill } from '#world/companies.ts';
import { someCompany, someStaffer } from '#world/company-hands.ts';
import { aminasBusiness } from '#world/marketplace.ts';
import { openHouse } from '#world/open-house.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, danjuma, bola } = people;
const { companyId } = mill;
const keeperId = amina.accountId;

const names = async (more: object = {}) =>
  (await house.as(danjuma).call(listVentures, { companyId, ...more })).body.items.map(({ name }) => name);

describe('an agri-business', () => {
  test('is shown to mills by its farmer’s own word, which is another than the one for investors', async () => {
    const browser = house.as(amina);
    await browser.call(openToInvestors, { keeperId, isOpen: true });
    expect((await browser.call(readMillOpening, { keeperId })).body).toEqual({ isOpen: false, openSince: null });
    expect(await names()).toEqual([]);
    expect((await browser.call(openToMills, { keeperId, isOpen: true })).body.isOpen).toBe(true);
    await browser.call(openToInvestors, { keeperId, isOpen: false });
    expect(await names()).toEqual(['Amina Grains']);
    expect((await house.as(bola).call(listOpportunities, {})).body.items).toEqual([]);
  });

  test('shows what it is and makes, and no e-mail, phone number or address of its owner', async () => {
    const { body } = await house.as(danjuma).call(readVenture, { companyId, businessId: keeperId });
    expect(body).toMatchObject({ name: 'Amina Grains', lga: 'Bichi', yearlyTonnes: 3, cacNumber: '3456789' });
    expect(JSON.stringify(body)).not.toMatch(/amina@|\+234|motor park/);
  });

  test('is found by the beginning of its name or kind and by state, page by page', async () => {
    const theirs = { ...aminasBusiness, name: 'Musa Rice', type: 'Rice production', stateCode: 'JI', lga: 'Dutse' };
    const saved = { keeperId: musa.accountId, was: {}, becomes: theirs };
    expect((await house.as(musa).call(saveBusiness, saved)).status).toBe(200);
    await house.as(chidi).call(openToMills, { keeperId: musa.accountId, isOpen: true });
    expect(await names({ search: 'musa' })).toEqual(['Musa Rice']);
    expect(await names({ search: 'GRAIN' })).toEqual(['Amina Grains']);
    expect(await names({ search: '_' })).toEqual([]);
    expect(await names({ stateCode: 'JI' })).toEqual(['Musa Rice']);
    const first = (await house.as(danjuma).call(listVentures, { companyId, limit: '1' })).body;
    expect([first.items.length, await names({ limit: '1', after: first.next ?? '' })]).toEqual([1, ['Amina Grains']]);
  });

  test('is seen by whoever works at the mill, and not through a company one does not work for', async () => {
    const buyer = await someStaffer(house, 'buyer');
    expect((await house.as(buyer).call(readVenture, { companyId, businessId: keeperId })).status).toBe(200);
    const { owner } = await someCompany(house);
    expect((await house.as(owner).call(readVenture, { companyId, businessId: keeperId })).status).toBe(404);
    expect((await house.as(owner).call(listVentures, { companyId })).status).toBe(404);
  });

  test('that was closed to mills again, or never was, is as if it were not there', async () => {
    await house.as(amina).call(openToMills, { keeperId, isOpen: false });
    expect((await house.as(danjuma).call(readVenture, { companyId, businessId: keeperId })).status).toBe(404);
    expect((await house.as(danjuma).call(readVenture, { companyId, businessId: newId() })).status).toBe(404);
  });
});

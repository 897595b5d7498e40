import type { Page } from '@playwright/test';
import { expect, goTo, status, takeNewFarmer, takeToPhone, testInOwnHouse as test, untilAllSent } from './phones.ts';
import { people } from './people.ts';

const page = '/agribusiness';
const home = '/farmersDashboard';

const heading = (on: Page, name: string) => on.getByRole('heading', { level: 2, name });

/** Fills in what must be filled in. */
const fillIn = async (on: Page, name: string): Promise<void> => {
  await on.getByLabel('Business name').fill(name);
  await on.getByLabel('Find your local government area').fill('bichi');
  await on.getByRole('button', { name: 'Bichi, Kano' }).click();
  await on.getByLabel('Medium (2-10 acres)').check();
  await on.getByLabel('Owner').fill('Halima Sani');
  await on.getByLabel('Email').fill('halima@grains.example');
  await on.getByLabel('Phone number').fill('0803 555 1234');
  await on.getByLabel('Description').fill('We dry and sell maize.');
};

const syncByHand = async (on: Page): Promise<void> => {
  await goTo(on, '/phone');
  await on.getByRole('button', { name: 'Send and get now' }).click();
  await expect(on.getByRole('button', { name: 'Send and get now' })).toBeEnabled({ timeout: 20_000 });
};

test('a farmer creates their agri-business with the network off, and updates it when it is back', async ({
  newPhone,
}) => {
  test.slow();
  const { phone, page: on } = await takeNewFarmer(newPhone, 'Halima');
  await goTo(on, page);
  await expect(heading(on, 'Create Agri-Business')).toBeVisible();
  await phone.networkOff();
  await on.getByRole('button', { name: 'Create business' }).click();
  await expect(on.getByText('Write the name of the business')).toBeVisible();
  await fillIn(on, 'Halima Grains');
  await on.getByLabel('CAC number').fill('bn 345 6789');
  await expect(on.getByText('This number reads: BN 3456789')).toBeVisible();
  await expect(on.getByLabel('Kind of registration')).toHaveValue('BN');
  await on.getByLabel('Yearly production (tons)').fill('1,000,000');
  await on.getByRole('button', { name: 'Create business' }).click();
  const asked = on.getByRole('dialog', { name: 'Is this right?' });
  await expect(asked).toContainText('Does this business really produce 1,000,000 tons in a year?');
  await asked.getByRole('button', { name: 'Change it' }).click();
  await on.getByLabel('Yearly production (tons)').fill('12');
  await on.getByRole('button', { name: 'Create business' }).click();
  await expect(on.getByText('Your agri-business is saved.')).toBeVisible();
  await expect(heading(on, 'Update Agri-Business')).toBeVisible();
  await expect(on.getByText('Saved here')).toBeVisible();
  await expect(status(on)).toHaveText(/^1 waiting since /);

  await phone.networkOn();
  await untilAllSent(on);
  // The number is as it was typed until the server's own way of writing it has come back.
  await expect(async () => {
    await goTo(on, page);
    await expect(on.getByLabel('Phone number')).toHaveValue('+2348035551234', { timeout: 2000 });
  }).toPass();
  await expect(on.getByLabel('Business name')).toHaveValue('Halima Grains');
  await expect(on.getByLabel('CAC number')).toHaveValue('3456789');
  await on.getByLabel('Number of employees').fill('7');
  await on.getByRole('button', { name: 'Update business' }).click();
  await expect(on.getByText('Your changes are saved.')).toBeVisible();
  await untilAllSent(on);
  await on.getByRole('button', { name: 'Update business' }).click();
  await expect(on.getByText('Nothing was changed.')).toBeVisible();
});

test('what was typed is still there after leaving the screen', async ({ newPhone }) => {
  const { page: on } = await takeNewFarmer(newPhone, 'Halima');
  await goTo(on, page);
  await fillIn(on, 'Halima Grains');
  await on.waitForTimeout(1000); // it is kept a moment after the last letter
  await goTo(on, home);
  await goTo(on, page);
  await expect(on.getByLabel('Business name')).toHaveValue('Halima Grains');
  await expect(on.getByLabel('State', { exact: true })).toHaveValue('KN');
});

test('two phones create one at once: it is one, and what differs is put to the farmer as a choice', async ({
  newPhone,
}) => {
  test.slow();
  const { phone: first, page: one, farmer } = await takeNewFarmer(newPhone, 'Halima');
  const second = await newPhone();
  const other = await takeToPhone(second, farmer, home);
  for (const [phone, on, name] of [
    [first, one, 'Halima Grains'],
    [second, other, 'Halima Foods'],
  ] as const) {
    await goTo(on, page);
    await expect(on.getByLabel('Business name')).toBeVisible();
    await phone.networkOff();
    await fillIn(on, name);
    await on.getByRole('button', { name: 'Create business' }).click();
    await expect(on.getByText('Your agri-business is saved.')).toBeVisible();
  }
  await first.networkOn();
  await untilAllSent(one);
  await second.networkOn();
  await untilAllSent(other);
  await syncByHand(one);
  await goTo(one, page);
  const card = one.getByRole('article').filter({ hasText: 'Two people changed: Business name' });
  await expect(card).toContainText('Halima Grains');
  await expect(card).toContainText('Halima Foods');
  await expect(one.getByRole('article')).toHaveCount(1);
  await card.getByRole('button', { name: 'Keep this' }).last().click();
  await expect(one.getByLabel('Business name')).toHaveValue('Halima Grains');
  await expect(card).toHaveCount(0);
  await untilAllSent(one);
});

test('a number nobody can call comes back to be put right', async ({ newPhone }) => {
  test.slow();
  const { page: on } = await takeNewFarmer(newPhone, 'Halima');
  await goTo(on, page);
  await fillIn(on, 'Halima Grains');
  await on.getByLabel('Phone number').fill('0917 123 4567');
  await on.getByRole('button', { name: 'Create business' }).click();
  await expect(status(on)).toHaveText(/^1 needs? fixing$/, { timeout: 20_000 });
  await goTo(on, '/phone');
  await expect(on.getByText('This is not a phone number we can reach')).toBeVisible();
  await on.getByRole('button', { name: 'Change it' }).click();
  const form = on.getByRole('dialog');
  await form.getByLabel('Phone number').fill('0803 555 1234');
  await form.getByRole('button', { name: 'Create business' }).click();
  await untilAllSent(on);
  // The server writes the number its own way, and the phone hears of that at its next sync.
  await expect(async () => {
    await goTo(on, page);
    await expect(on.getByLabel('Phone number')).toHaveValue('+2348035551234', { timeout: 3000 });
  }).toPass({ timeout: 30_000 });
});

test('Amina finds hers, at any spelling of its address', async ({ newPhone }) => {
  const phone = await newPhone();
  const on = await takeToPhone(phone, people.amina, home);
  await goTo(on, '/AgriBusiness');
  await expect(heading(on, 'Update Agri-Business')).toBeVisible();
  await expect(on.getByLabel('Business name')).toHaveValue('Amina Grains');
});

import type { Page } from '@playwright/test';
import { addFarm, itemsAt, openFarm } from './farm-hands.ts';
import { newFarmer, people } from './people.ts';
import { expect, goTo, status, takeToPhone, test, testInOwnHouse, untilAllSent, type Phone } from './phones.ts';

const home = '/farmersDashboard';
const farmName = 'Gonar Rumbu';
/** Amina's account in the demo world. */
const amina = '0193a000-0000-7000-8000-000000000001';

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** A new farmer with a farm and a season that is harvested, on a phone that keeps their work; the season's page is open. */
const settle = async (phone: Phone): Promise<Page> => {
  const page = await takeToPhone(phone, await newFarmer(phone.page(), 'Amina'), home);
  await goTo(page, '/Farmer/MyFarms');
  await addFarm(page, farmName);
  await openFarm(page, farmName);
  await page.getByRole('link', { name: 'Add a season' }).click();
  await page.getByLabel('Crop', { exact: true }).fill('Masara');
  await page.getByLabel('Planted on').fill(daysAgo(100));
  await page.getByRole('button', { name: 'Save season' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Masara' })).toBeVisible();
  await untilAllSent(page);
  return page;
};

const harvest = async (page: Page, bags: number): Promise<void> => {
  await page.getByRole('link', { name: 'Write down a harvest' }).last().click();
  await page.getByLabel('How many').fill(String(bags));
  await page.getByLabel('Harvested on').fill(daysAgo(5));
  await page.getByRole('button', { name: 'Save harvest' }).click();
};

const facts = (page: Page) => page.locator('dl').first();

test('with no network a harvest goes into store, is split, moved, joined and eaten, and the server has it all later', async ({
  newPhone,
}) => {
  test.slow();
  const phone = await newPhone();
  const page = await settle(phone);
  await phone.networkOff();

  await harvest(page, 10);
  const toStore = page.getByRole('listitem').filter({ hasText: '10 large bags = 1,000 kg' });
  await toStore.getByRole('button', { name: 'Put all of it into store' }).click();
  await page.getByRole('link', { name: 'See all produce in store' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My produce' })).toBeVisible();
  await page.getByRole('link', { name: 'Masara' }).click();
  await expect(facts(page)).toContainText('At home');

  await page.getByRole('link', { name: 'Take a part out' }).click();
  await page.getByLabel('How much', { exact: true }).fill('11');
  await page.getByLabel('Where it stands').fill('Bichi market');
  await page.getByRole('button', { name: 'Take out' }).click();
  await expect(page.getByRole('alert')).toContainText('Only 1000 kg are left of this lot.');
  await page.getByLabel('How much', { exact: true }).fill('3');
  await page.getByRole('button', { name: 'Take out' }).click();
  await expect(facts(page)).toContainText('7 large bags = 700 kg');

  await page.getByRole('link', { name: 'Take it somewhere else' }).click();
  await page.getByLabel('Where does it stand now?').fill('Rumbu');
  await page.getByRole('button', { name: 'Save the place' }).click();
  await expect(facts(page)).toContainText('Rumbu');

  await page.getByRole('link', { name: 'Lost or used up' }).click();
  await page.getByLabel('How much', { exact: true }).fill('50');
  await page.getByLabel('Of what').selectOption({ label: 'Kilogram' });
  await page.getByLabel('Why?').selectOption({ label: 'Eaten at home' });
  await page.getByRole('button', { name: 'Write it off' }).click();
  await expect(facts(page)).toContainText('6.5 large bags = 650 kg');

  await page.getByRole('link', { name: 'Put together with others' }).click();
  await page.getByRole('checkbox', { name: /Bichi market/ }).check();
  await expect(page.getByText('Together 950 kg')).toBeVisible();
  await page.getByRole('button', { name: 'Put together', exact: true }).click();
  await expect(facts(page)).toContainText('9.5 large bags = 950 kg');
  await expect(page.getByRole('list', { name: 'Where it came from' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('row').filter({ hasText: 'Made of 2 lots put together' })).toContainText('Saved here');
  await expect(status(page)).toHaveText(/^6 waiting since /);

  await phone.networkOn();
  await untilAllSent(page);
  const lot = page.url();
  await goTo(page, lot);
  await expect(facts(page)).toContainText('9.5 large bags = 950 kg');
  const me = await page.evaluate(() => fetch('/api/me').then((answer) => answer.json()));
  const held = await itemsAt(page, `/api/farmers/${String(me.accountId)}/lots`);
  expect(held.map(({ leftGrams }) => leftGrams).toSorted((one, other) => Number(other) - Number(one))).toEqual([
    950_000, 0, 0,
  ]);
});

test('a wrong entry about produce is taken back, and what came of it first', async ({ newPhone }) => {
  test.slow();
  const page = await settle(await newPhone());
  await harvest(page, 4);
  await page.getByRole('button', { name: 'Put all of it into store' }).click();
  await page.getByRole('link', { name: 'See all produce in store' }).click();
  await page.getByRole('link', { name: 'Masara' }).click();
  await page.getByRole('link', { name: 'Take a part out' }).click();
  await page.getByLabel('How much', { exact: true }).fill('1');
  await page.getByRole('button', { name: 'Take out' }).click();
  await expect(facts(page)).toContainText('3 large bags');
  const takeBack = async (what: RegExp): Promise<void> => {
    await page.getByRole('button', { name: what }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes, take it back' }).click();
  };
  await takeBack(/^Take back: Put into store/);
  await expect(facts(page), 'a part was taken from it').toContainText('3 large bags');
  await expect(page.getByRole('alert')).toContainText('Take that back first.');
  await takeBack(/^Take back: A part taken out/);
  await expect(facts(page)).toContainText('4 large bags');
  await expect(page.getByRole('row').filter({ hasText: 'A part taken out' })).toContainText('Taken back');
  await untilAllSent(page);
});

testInOwnHouse(
  'two phones take from one lot without knowing of each other: the second is told what is left, and mends it',
  async ({ newPhone }) => {
    test.slow();
    const [hers, his] = [await newPhone(), await newPhone()];
    const page = await takeToPhone(hers, people.amina, home);
    const managers = await takeToPhone(his, people.chidi, '/ExtensionAgentDashboard', 'Goat');
    await goTo(managers, `/extension-farmers/${amina}/produce`);
    const lotCard = managers.getByRole('listitem').filter({ hasText: '5 large bags = 500 kg' });
    await lotCard.getByRole('link').click();
    await expect(facts(managers)).toContainText('5 large bags');
    const lot = managers.url().split('/').at(-1) ?? '';
    await his.networkOff();
    await goTo(page, `/Farmer/produce/${lot}/gone`);
    await page.getByLabel('How much', { exact: true }).fill('3');
    await page.getByLabel('Why?').selectOption({ label: 'Sold outside Shuka' });
    await page.getByRole('button', { name: 'Write it off' }).click();
    await untilAllSent(page);

    await managers.getByRole('link', { name: 'Take a part out' }).click();
    await managers.getByLabel('How much', { exact: true }).fill('4');
    await managers.getByRole('button', { name: 'Take out' }).click();
    await expect(facts(managers)).toBeVisible();
    await his.networkOn();
    await expect(status(managers)).toContainText('needs fixing', { timeout: 30_000 });
    await goTo(managers, '/phone');
    const card = managers.getByRole('listitem').filter({ hasText: 'Take a part out of produce' });
    await expect(card).toContainText('Only 200 kg are left of this lot');
    await expect(card).toContainText('2 large bags = 200 kg left');
    await card.getByRole('button', { name: 'Change it' }).click();
    const dialog = managers.getByRole('dialog');
    await dialog.getByLabel('How much', { exact: true }).fill('2');
    await dialog.getByRole('button', { name: 'Take out' }).click();
    await untilAllSent(managers);
  },
);

import type { Page } from '@playwright/test';
import { addFarm, addPlot, openFarm } from './farm-hands.ts';
import { newFarmer, people, signInQuietly } from './people.ts';
import { expect, goTo, status, takeToPhone, test, testInOwnHouse, untilAllSent, type Phone } from './phones.ts';
import { toPage } from './to-page.ts';

const home = '/farmersDashboard';
const farmName = 'Gonar Rafi';

/** Fills in the form of a season; the farm's page is open. */
const beginSeason = async (page: Page, crop: string, planted: string): Promise<void> => {
  await page.getByRole('link', { name: 'Add a season' }).click();
  await page.getByLabel('Crop', { exact: true }).fill(crop);
  await page.getByLabel('Planted on').fill(planted);
};

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** A new farmer with a farm and a plot of about a hectare, on a phone that keeps their work. */
const settle = async (phone: Phone): Promise<Page> => {
  const page = await takeToPhone(phone, await newFarmer(phone.page(), 'Amina'), home);
  await goTo(page, '/Farmer/MyFarms');
  await addFarm(page, farmName);
  await openFarm(page, farmName);
  await addPlot(page, 'Plot by the river');
  await page.getByRole('link', { name: 'Back to the farm' }).click();
  await untilAllSent(page);
  return page;
};

test('a season from planting to harvest with the network cut in the middle, and the server has it all', async ({
  newPhone,
}) => {
  test.slow();
  const phone = await newPhone();
  const page = await settle(phone);
  await beginSeason(page, 'Masara', daysAgo(30));
  await expect(page.getByLabel('Land planted'), 'begins with what was measured').toHaveValue(/^2\.\d+$/);
  await expect(page.getByText(/80 to 120 days after planting/)).toBeVisible();
  await page.getByRole('button', { name: 'Save season' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Masara' })).toBeVisible();
  await untilAllSent(page);

  await phone.networkOff();
  await page.getByRole('button', { name: 'Done: Give the second fertilizer' }).click();
  await expect(page.getByRole('button', { name: 'Done: Give the second fertilizer' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Write down work' }).click();
  await page.getByText('Weeding', { exact: true }).click();
  await page.getByLabel('Done on').fill(daysAgo(2));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Weeding' }).last()).toContainText('Saved here');

  await page.getByRole('link', { name: 'Write down a harvest' }).click();
  await page.getByLabel('How many').fill('12');
  await page.getByLabel('Of what').selectOption({ label: 'Large bag (100 kg)' });
  await expect(page.getByText('= 1,200 kg')).toBeVisible();
  await page.getByLabel('I weighed one myself').check();
  await page.getByLabel('One weighs, in kilograms (Large bag (100 kg))').fill('92');
  await page.getByLabel('At which market?').fill('Dawanau market');
  await expect(page.getByText('= 1,104 kg')).toBeVisible();
  await page.getByRole('button', { name: 'Save harvest' }).click();
  await expect(page.getByText('12 large bags = 1,104 kg').first()).toBeVisible();
  await expect(page.getByText(/own weighing at Dawanau market/)).toBeVisible();
  await expect(status(page)).toHaveText(/^3 waiting since /);

  await phone.networkOn();
  await untilAllSent(page);
  await goTo(page, page.url());
  await expect(page.getByText('1,104 kg in all')).toBeVisible();
  await expect(page.getByText('Saved here')).toHaveCount(0);
});

test('an absurd harvest is asked back, a wrong one is explained beside the field, and a miscount is set right', async ({
  newPhone,
}) => {
  test.slow();
  const page = await settle(await newPhone());
  await beginSeason(page, 'Maize', daysAgo(100));
  await page.getByRole('button', { name: 'Save season' }).click();
  // One stands by the task that is due, one below the harvests.
  await page.getByRole('link', { name: 'Write down a harvest' }).last().click();
  await page.getByLabel('Harvested on').fill(daysAgo(120));
  await page.getByLabel('How many').fill('10,000');
  await page.getByRole('button', { name: 'Save harvest' }).click();
  await expect(page.getByText('This day is before planting.')).toBeVisible();
  await page.getByLabel('Harvested on').fill(daysAgo(1));
  await page.getByRole('button', { name: 'Save harvest' }).click();
  const asked = page.getByRole('dialog', { name: 'Is this right?' });
  await expect(asked).toContainText('Is it really 1,000,000 kg in all?');
  await asked.getByRole('button', { name: 'Change it' }).click();
  await page.getByLabel('How many').fill('10');
  await page.getByRole('button', { name: 'Save harvest' }).click();
  await expect(page.getByText('1,000 kg in all')).toBeVisible();

  await page.getByRole('link', { name: 'Correct' }).click();
  await page.getByLabel('How many').fill('9');
  await page.getByRole('button', { name: 'Save harvest' }).click();
  await expect(page.getByText('900 kg in all')).toBeVisible();
  await expect(page.locator('s').filter({ hasText: '10 large bags' })).toBeVisible();

  await page.getByRole('link', { name: 'Change details' }).click();
  await page.getByLabel('Variety (if you know it)').fill('Early');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Maize, Early' })).toBeVisible();
  await page.getByRole('button', { name: 'End this season' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End this season' }).click();
  await expect(page.getByRole('button', { name: 'Open this season again' })).toBeVisible();
  await untilAllSent(page);
});

testInOwnHouse(
  'a manager writes down work on the season of a farmer in their care, and the farmer sees it',
  async ({ browser, baseURL }) => {
    const options = baseURL === undefined ? {} : { baseURL };
    const [ofManager, ofFarmer] = [await browser.newContext(options), await browser.newContext(options)];
    const page = await ofManager.newPage();
    await signInQuietly(page, people.chidi);
    await toPage(page, '/ExtensionManager/Efarms');
    await page.getByRole('link', { name: 'Gonar Amina' }).click();
    await page.getByRole('link', { name: 'Maize, Early' }).click();
    await page.getByRole('link', { name: 'Write down work' }).click();
    await page.getByText('Looking for pests', { exact: true }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Looking for pests' })).toContainText('Accepted');

    const farmer = await ofFarmer.newPage();
    await signInQuietly(farmer, people.amina);
    await toPage(farmer, '/Farmer/MyFarms');
    await farmer.getByRole('article').getByRole('link', { name: 'Gonar Amina' }).click();
    await farmer.getByRole('link', { name: 'Maize, Early' }).click();
    await expect(farmer.getByRole('listitem').filter({ hasText: 'Looking for pests' })).toBeVisible();
    await ofManager.close();
    await ofFarmer.close();
  },
);

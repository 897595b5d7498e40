import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addFarm, addPlot, itemsAt, openFarm } from './farm-hands.ts';
import { signInQuietly } from './people.ts';
import { expect, goTo, status, takeNewFarmer, test, untilAllSent } from './phones.ts';

/** What a page of ours sends along with an act, so that the server knows it is not another site's. */
const ourOwn = async (page: Page): Promise<Record<string, string>> => {
  const cookies = await page.context().cookies();
  return { 'x-xsrf-token': cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '' };
};

const renameAtServer = async (page: Page, plotId: string, was: string, name: string): Promise<void> => {
  const data = { was: { name: was }, becomes: { name } };
  const answer = await page.request.patch(`/api/plots/${plotId}`, { data, headers: await ourOwn(page) });
  expect(answer.ok(), await answer.text()).toBe(true);
};

test('one act that is refused is shown with its reason, can be sent again or given up; the others were taken', async ({
  newPhone,
  browser,
  baseURL,
}) => {
  test.slow();
  const { phone, farmer: amina, page } = await takeNewFarmer(newPhone, 'Amina');
  await goTo(page, '/Farmer/MyFarms');
  await addFarm(page, 'Gonar Rafi');
  await openFarm(page, 'Gonar Rafi');
  await addPlot(page, 'Home plot');
  const plotId = page.url().split('/').at(-1) ?? '';
  await untilAllSent(page);

  await phone.networkOff();
  await page.getByRole('button', { name: 'Remove plot' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove plot' }).click();
  await expect(page.getByText('Home plot')).toHaveCount(0);
  await goTo(page, '/Farmer/MyFarms');
  await addFarm(page, 'Gonar Tudu');
  await expect(status(page)).toHaveText(/^2 waiting since /);
  const elsewhere = await browser.newPage(baseURL === undefined ? {} : { baseURL });
  await signInQuietly(elsewhere, amina);
  await renameAtServer(elsewhere, plotId, 'Home plot', 'Plot of the house');

  await phone.networkOn();
  await expect(status(page)).toHaveText('1 needs fixing', { timeout: 40_000 });
  const farms = await itemsAt(elsewhere, '/api/farms');
  expect(farms.map(({ name }) => name).toSorted(), 'the other act was taken').toEqual(['Gonar Rafi', 'Gonar Tudu']);
  await status(page).click();
  const card = page.getByRole('listitem').filter({ hasText: 'Remove a plot' });
  await expect(card).toContainText('This was changed somewhere else meanwhile, so it was not removed.');
  await card.getByRole('button', { name: 'Send again' }).click();
  await expect(status(page)).toHaveText('1 needs fixing', { timeout: 20_000 });
  const copy = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Save a copy and give up' }).click();
  expect(readFileSync(await (await copy).path(), 'utf8')).toContain(plotId);
  await untilAllSent(page);
  await goTo(page, '/Farmer/MyFarms');
  await openFarm(page, 'Gonar Rafi');
  await expect(page.getByRole('link', { name: 'Plot of the house' }), 'the plot is there again').toBeVisible();
});

/** As many farms as one farmer may have, made at the server. */
const fillUp = async (page: Page): Promise<void> => {
  const farm = { name: 'Gona', stateCode: 'AD', lga: 'Fufore', sizeBand: 'small', crop: 'Maize' };
  const headers = await ourOwn(page);
  for (let made = 0; made < 200; made += 1) {
    const id = `0198000${(made % 16).toString(16)}-0000-7000-8000-${String(Date.now()).slice(-8)}${String(made).padStart(4, '0')}`;
    const answer = await page.request.post('/api/farms', { data: { ...farm, id }, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
};

test('a farm that is not taken is changed on its card and sent anew', async ({ newPhone, browser, baseURL }) => {
  test.slow();
  const { phone, farmer: amina, page } = await takeNewFarmer(newPhone, 'Amina');
  await goTo(page, '/Farmer/MyFarms');
  await phone.networkOff();
  await addFarm(page, 'Gonar Rafi');
  const elsewhere = await browser.newPage(baseURL === undefined ? {} : { baseURL });
  await signInQuietly(elsewhere, amina);
  await fillUp(elsewhere);
  await phone.networkOn();
  await expect(status(page)).toHaveText('1 needs fixing', { timeout: 40_000 });
  await expect(page.getByRole('article').filter({ hasText: 'Gonar Rafi' })).toContainText('Needs fixing');
  await status(page).click();
  const card = page.getByRole('listitem').filter({ hasText: 'Add a farm' });
  await card.getByRole('button', { name: 'Change it' }).click();
  const form = page.getByRole('dialog', { name: 'Add a farm' });
  await expect(form.getByLabel('Farm name')).toHaveValue('Gonar Rafi');
  await form.getByLabel('Farm name').fill('Gonar Safiya');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form).toBeHidden();
  await expect(card).toContainText('Gonar Safiya');
  await expect(status(page)).toHaveText('1 needs fixing', { timeout: 20_000 });
});

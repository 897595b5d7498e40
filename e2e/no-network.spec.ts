import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { addFarm, beginFarm, changeFarm, itemsAt, openFarm, photo, photoFile, square } from './farm-hands.ts';
import { newFarmer, signInByForm, signInQuietly } from './people.ts';
import {
  aPin,
  expect,
  goTo,
  keepWork,
  lockByMenu,
  status,
  takeNewFarmer,
  test,
  testWithLine,
  typePin,
  untilAllSent,
} from './phones.ts';
import { untilTaken } from './with-worker.ts';

const home = '/farmersDashboard';

/** Walks from corner to corner of a plot; the phone is asked where it is at each. */
const walkRound = async (page: Page, accuracy: number): Promise<void> => {
  await page.getByRole('button', { name: /Walk round it/ }).click();
  for (const [place, [latitude, longitude]] of square.entries()) {
    await page.context().setGeolocation({ latitude, longitude, accuracy: accuracy + place / 10 });
    await page.getByRole('button', { name: 'Take this corner' }).click();
    await expect(page.getByText('Stand still. Measuring this corner…')).toBeVisible();
    await expect(page.getByText('Stand still. Measuring this corner…')).toBeHidden({ timeout: 20_000 });
    await expect(page.getByRole('definition').first()).toHaveText(String(place + 1));
  }
};

testWithLine(
  'with the network off and the browser closed and opened again, a farmer works on, and the server has it all once',
  async ({ playwright, launchOptions, line, browser, baseURL }) => {
    test.slow();
    const folder = mkdtempSync(join(tmpdir(), 'shuka-phone-'));
    const open = () =>
      playwright.chromium.launchPersistentContext(folder, {
        ...launchOptions,
        baseURL: line.url,
        permissions: ['geolocation'],
      });
    const first = await open();
    const begun = await first.newPage();
    const amina = await newFarmer(begun, 'Amina');
    await signInQuietly(begun, amina);
    await begun.goto(home);
    await untilTaken(begun);
    await keepWork(begun, home);
    await begun.goto('/Farmer/MyFarms');
    await addFarm(begun, 'Gonar Rafi');
    await untilAllSent(begun);
    await first.close();

    await line.cut();
    const phone = await open();
    await phone.setOffline(true);
    const page = await phone.newPage();
    await page.goto('/Farmer/MyFarms');
    await expect(page.getByText('Sun', { exact: true })).toBeVisible();
    await expect(page.getByText('Amina'), 'no name before the PIN').toHaveCount(0);
    await typePin(page);
    await expect(page.getByRole('article').filter({ hasText: 'Gonar Rafi' })).toContainText('Accepted');

    const picture = await photo(page, 'green');
    const form = await beginFarm(page, 'Gonar Tudu');
    await form.getByLabel('Change picture').setInputFiles(photoFile(picture));
    await expect(form.getByRole('img', { name: 'The picture you chose' })).toBeVisible();
    await form.getByRole('button', { name: 'Save farm' }).click();
    await expect(page.getByRole('article').filter({ hasText: 'Gonar Tudu' })).toContainText('Saved here');
    await expect(status(page)).toHaveText(/^2 waiting since \d+ \w+, \d\d:\d\d$/);

    await openFarm(page, 'Gonar Rafi');
    await changeFarm(page, 'Crop', 'Millet');
    await expect(page.getByText('Saved here')).toBeVisible();
    await page.getByRole('link', { name: 'Map a plot' }).click();
    await walkRound(page, 4);
    await page.getByRole('button', { name: 'Close the boundary' }).click();
    await page.getByLabel('Name of the plot').fill('Plot by the river');
    await page.getByRole('button', { name: 'Save plot' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Plot by the river' })).toBeVisible();
    await expect(page.getByText('Saved here')).toBeVisible();
    await expect(status(page)).toHaveText(/^4 waiting since /);
    await goTo(page, '/phone');
    await expect(page.getByText('Waiting to be sent')).toBeVisible();
    for (const act of ['Add a farm', 'Add a picture', 'Change a farm', 'Add a plot'])
      await expect(page.getByText(act, { exact: true })).toBeVisible();

    await line.mend();
    await phone.setOffline(false);
    await untilAllSent(page);
    await goTo(page, '/Farmer/MyFarms');
    await expect(page.getByText('Saved here')).toHaveCount(0);

    const elsewhere = await browser.newPage(baseURL === undefined ? {} : { baseURL });
    await signInQuietly(elsewhere, amina);
    const farms = await itemsAt(elsewhere, '/api/farms');
    expect(farms.map(({ name, crop }) => [name, crop]).toSorted()).toEqual([
      ['Gonar Rafi', 'Millet'],
      ['Gonar Tudu', 'Sorghum'],
    ]);
    const idOf = (name: string) => String(farms.find((farm) => farm['name'] === name)?.['id']);
    const plots = await itemsAt(elsewhere, `/api/farms/${idOf('Gonar Rafi')}/plots`);
    expect(plots.map(({ name, capturedBy }) => [name, capturedBy])).toEqual([['Plot by the river', 'walked']]);
    expect(Number(plots[0]?.['areaHectares'])).toBeCloseTo(0.98, 1);
    await elsewhere.goto(`/Farmer/farm/${idOf('Gonar Tudu')}`);
    await expect(elsewhere.getByText('Sent', { exact: true })).toHaveCount(1);
    await elsewhere.close();
    await phone.close();
    rmSync(folder, { recursive: true, force: true });
  },
);

test('five wrong PINs make one wait; a forgotten PIN is replaced, and what was not sent is still there', async ({
  newPhone,
}) => {
  test.slow();
  const { phone, farmer: amina, page } = await takeNewFarmer(newPhone, 'Amina');
  await goTo(page, '/Farmer/MyFarms');
  await phone.networkOff();
  await addFarm(page, 'Gonar Rafi');
  await lockByMenu(page);
  for (const left of ['4 tries are left', '3 tries are left', '2 tries are left', '1 try is left']) {
    await typePin(page, '111222');
    await expect(page.getByText(left)).toBeVisible();
  }
  await typePin(page, '111222');
  await expect(page.getByText(/^Wait .*second/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open', exact: true })).toBeDisabled();

  await phone.networkOn();
  await page.getByRole('button', { name: 'I forgot my PIN' }).click();
  await page.getByRole('button', { name: 'Sign in with my password' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await signInByForm(page, amina);
  await expect(page.getByText('Now choose a new PIN. Your work is still here.')).toBeVisible();
  await page.getByLabel('New PIN').fill('805317');
  await page.getByLabel('The same PIN again').fill('805317');
  await page.getByRole('button', { name: 'Save the new PIN' }).click();
  await untilAllSent(page);
  await goTo(page, '/Farmer/MyFarms');
  await expect(page.getByRole('article').filter({ hasText: 'Gonar Rafi' })).toHaveCount(1);
  expect((await itemsAt(page, '/api/farms')).length).toBe(1);
  await lockByMenu(page);
  await typePin(page, aPin);
  await expect(page.getByText(/This PIN is wrong/), 'the old PIN opens nothing').toBeVisible();
  await typePin(page, '805317');
  await expect(page.getByRole('article').filter({ hasText: 'Gonar Rafi' })).toBeVisible();
});

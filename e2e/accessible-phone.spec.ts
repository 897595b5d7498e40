import type { Page } from '@playwright/test';
import { expectAccessible, lostText, smallTargets } from './accessible.ts';
import { addFarm, addPlot, openFarm, photo, photoFile, typeCorners, square } from './farm-hands.ts';
import { signInAdminQuietly } from './admins.ts';
import { newFarmer, people, signInQuietly } from './people.ts';
import { expect, goTo, status, takeToPhone, test, typePin, untilAllSent } from './phones.ts';
import { untilTaken } from './with-worker.ts';
import { toPage } from './to-page.ts';

const home = '/farmersDashboard';

/** Nothing is wrong in light and dark; targets are large enough; nothing is lost at 360 and at 320 px. */
const check = async (page: Page, what: string): Promise<void> => {
  await expectAccessible(page, what);
  expect.soft(await smallTargets(page), `${what}: too small for a thumb`).toEqual([]);
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    expect.soft(await lostText(page), `${what}: lost at ${width} px`).toEqual([]);
  }
};

test('keeping work on a phone: the card, its window, the lock, the choice of people, the phone’s page', async ({
  newPhone,
}) => {
  test.setTimeout(240_000);
  const phone = await newPhone();
  const page = phone.page();
  const amina = await newFarmer(page, 'Amina');
  await signInQuietly(page, amina);
  await toPage(page, home);
  await untilTaken(page);
  await expect(page.getByRole('button', { name: 'Yes, choose a PIN' })).toBeVisible();
  await check(page, 'dashboard with the card');
  await page.getByRole('button', { name: 'Yes, choose a PIN' }).click();
  await page.getByRole('button', { name: 'Keep my work here' }).click();
  await expect(page.getByText('Choose your sign first')).toBeVisible();
  await check(page, 'choosing a PIN, in error');
  await takeToPhone(phone, amina, home);
  await goTo(page, '/phone');
  await check(page, 'phone, nothing waits');
  await goTo(page, '/Farmer/MyFarms');
  await phone.networkOff();
  await addFarm(page, 'Gonar Rafi');
  await check(page, 'farms, one saved here');
  await goTo(page, '/phone');
  await expect(status(page)).toHaveText(/^1 waiting/);
  await check(page, 'phone, one waits');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('dialog', { name: 'Not all is sent' })).toBeVisible();
  await check(page, 'signing out with unsent work');
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Lock', exact: true }).click();
  await expect(page.getByLabel('PIN', { exact: true })).toBeVisible();
  await check(page, 'lock');
  await typePin(page, '111222');
  await expect(page.getByText(/This PIN is wrong/)).toBeVisible();
  await page.getByRole('button', { name: 'I forgot my PIN' }).click();
  await check(page, 'lock, wrong and forgotten');
});

test('plots and photos: the farm, each way of finding corners, the check, the plot', async ({ newPhone }) => {
  test.setTimeout(300_000);
  const phone = await newPhone({ permissions: ['geolocation'], geolocation: { latitude: 9.2, longitude: 12.6 } });
  const page = await takeToPhone(phone, await newFarmer(phone.page(), 'Amina'), home);
  await goTo(page, '/Farmer/MyFarms');
  await addFarm(page, 'Gonar Rafi');
  await openFarm(page, 'Gonar Rafi');
  await page.getByRole('link', { name: 'Map a plot' }).click();
  await check(page, 'ways');
  await page.getByRole('button', { name: /Walk round it/ }).click();
  await expect(page.getByRole('button', { name: 'Take this corner' })).toBeVisible();
  await check(page, 'walking');
  await page.getByRole('button', { name: 'Tap the corners' }).click();
  await expect(page.getByRole('button', { name: 'Walk round it' })).toBeVisible();
  await check(page, 'tapping');
  const [one, two, three, four] = square;
  await typeCorners(page, [one, three, two, four]);
  await check(page, 'typing');
  await page.getByRole('button', { name: 'Close the boundary' }).click();
  await expect(page.getByText(/^The boundary crosses itself/)).toBeVisible();
  await check(page, 'crossing');
  await goTo(page, page.url());
  await expect(page.getByRole('button', { name: 'Throw it away' })).toBeVisible();
  await check(page, 'going on with one that was begun');
  await page.getByRole('button', { name: 'Throw it away' }).click();
  await page.getByRole('link', { name: 'Back to the farm' }).click();
  await addPlot(page, 'Home plot');
  await check(page, 'plot');
  await page.getByRole('link', { name: 'Back to the farm' }).click();
  await page.getByLabel('Choose a picture').setInputFiles(photoFile(await photo(page, 'green')));
  await expect(page.getByRole('img', { name: /^Photo of/ })).toBeVisible();
  await untilAllSent(page);
  await check(page, 'farm with a plot and a photo');
  await page.getByRole('img', { name: /^Photo of/ }).click();
  await expect(page.getByRole('dialog', { name: 'Photo' })).toBeVisible();
  await check(page, 'photo');
});

test('the screens of the manager, and of the admin who assigns', async ({ newPhone, browser, baseURL }) => {
  test.setTimeout(240_000);
  const phone = await newPhone();
  const page = await takeToPhone(phone, people.chidi, people.chidi.home);
  await check(page, 'manager');
  await goTo(page, '/ExtensionManager/Efarms');
  await expect(page.getByRole('article').first()).toBeVisible();
  await check(page, 'farms in care');
  await goTo(page, '/ExtensionManager/tasks');
  await expect(page.getByRole('button', { name: /^Later/ }).first()).toBeVisible();
  await check(page, 'tasks');
  await goTo(page, '/ExtensionManager/Efarms');
  await page.getByRole('link', { name: 'View Details: Gonar Amina' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await check(page, 'farm in care');
  const admin = await browser.newPage(baseURL === undefined ? {} : { baseURL });
  await signInAdminQuietly(admin, 'ngozi');
  await toPage(admin, '/admin/assignments');
  await admin.getByLabel('Yusuf, Amina').check();
  await check(admin, 'assignments');
  await admin.getByRole('button', { name: 'Choose a manager' }).click();
  await check(admin, 'choosing a manager');
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel(/Halima Sani/).check();
  await dialog.getByLabel('Reason').fill('On her way.');
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(dialog).toContainText('leaves Chidi Okafor');
  await check(admin, 'confirming');
  await admin.close();
});

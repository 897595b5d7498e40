import type { Page } from '@playwright/test';
import { addFarm, itemsAt } from './farm-hands.ts';
import { newFarmer, people, signInByForm, signInQuietly } from './people.ts';
import {
  aPin,
  expect,
  goTo,
  keepWork,
  lockByMenu,
  musaComes,
  pinOfMusa,
  status,
  takeNewFarmer,
  takeToPhone,
  test,
  testInOwnHouse,
  typePin,
  untilAllSent,
} from './phones.ts';
import type { Phone } from './phones.ts';
import { register } from './register-hands.ts';

const home = '/farmersDashboard';

/** The browser drops what it kept, as it may when the phone is full; what stands in cookies is left. */
const wipeStore = async ({ context, line }: Phone, page: Page): Promise<void> => {
  const browser = await context.newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', { origin: line.url, storageTypes: 'indexeddb,local_storage' });
};

const importFile = async (page: Page, file: string): Promise<void> => {
  await goTo(page, '/phone');
  await page.getByText('Take work from a file').click();
  await page.setViewportSize({ width: 360, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByLabel('The file').setInputFiles(file);
  await page.getByLabel('The PIN of the phone it came from').fill(aPin);
  await page.getByRole('button', { name: 'Take it' }).click();
};

/** Amina adds two farms with the network off, and saves what waits to a file. */
const saveUnsentToFile = async (phone: Phone) => {
  const amina = await newFarmer(phone.page(), 'Amina');
  const page = await takeToPhone(phone, amina, home);
  await goTo(page, '/Farmer/MyFarms');
  await phone.networkOff();
  await addFarm(page, 'Gonar Rafi');
  await addFarm(page, 'Gonar Tudu');
  await goTo(page, '/phone');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save unsent work to a file' }).click();
  return { amina, page, file: await (await saving).path() };
};

test('unsent work goes to another phone in a file; what was there twice is done once', async ({ newPhone }) => {
  test.slow();
  const phone = await newPhone();
  const { amina, page, file } = await saveUnsentToFile(phone);
  await phone.networkOn();
  await untilAllSent(page);

  const other = await newPhone();
  const second = await takeToPhone(other, amina, home);
  await importFile(second, file);
  await expect(second.getByText(/things were added|was here already/)).toBeVisible();
  await untilAllSent(second);
  const farms = await itemsAt(second, '/api/farms');
  expect(farms.map(({ name }) => name).toSorted()).toEqual(['Gonar Rafi', 'Gonar Tudu']);
});

test('a phone that was wiped says how much may be lost; the file brings it back', async ({ newPhone }) => {
  test.slow();
  const phone = await newPhone();
  const { amina, page, file } = await saveUnsentToFile(phone);
  await page.goto('about:blank');
  await wipeStore(phone, page);
  await phone.networkOn();
  await signInQuietly(page, amina);
  await page.goto(home);
  await page.getByRole('button', { name: 'Yes, choose a PIN' }).waitFor();
  await page.getByRole('button', { name: 'Yes, choose a PIN' }).click();
  const dialog = page.getByRole('dialog', { name: 'Keep my work on this phone' });
  await dialog.getByText('Sun', { exact: true }).click();
  await dialog.getByLabel('New PIN').fill(aPin);
  await dialog.getByLabel('The same PIN again').fill(aPin);
  await dialog.getByRole('button', { name: 'Keep my work here' }).click();
  await expect(status(page)).toHaveText('2 may be lost', { timeout: 20_000 });
  await expect(page.getByText('2 things may be lost')).toBeVisible();
  await importFile(page, file);
  await expect(page.getByText('2 things were added.')).toBeVisible();
  await expect
    .poll(async () => (await itemsAt(page, '/api/farms')).map(({ name }) => name).toSorted(), { timeout: 30_000 })
    .toEqual(['Gonar Rafi', 'Gonar Tudu']);
});

test('two people share a phone by their signs; neither sees nor sends what is the other one’s', async ({
  newPhone,
}) => {
  test.slow();
  const { phone, farmer: amina, page } = await takeNewFarmer(newPhone, 'Amina');
  await goTo(page, '/Farmer/MyFarms');
  await phone.networkOff();
  await addFarm(page, 'Gonar Rafi');
  await lockByMenu(page);
  await phone.networkOn();
  await phone.context.clearCookies({ name: /session|sid/i });

  await musaComes(page);
  await goTo(page, '/Farmer/MyFarms');
  await expect(page.getByText('Gonar Rafi')).toHaveCount(0);
  await addFarm(page, 'Gonar Musa');
  await untilAllSent(page);
  expect(
    (await itemsAt(page, '/api/farms')).map(({ name }) => name),
    'hers was not sent as his',
  ).toEqual(['Gonar Musa']);
  await lockByMenu(page);
  await page.getByRole('button', { name: 'Another person on this phone' }).click();
  await expect(page.getByText(/Amina|Musa/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Sun' }).click();
  await typePin(page, pinOfMusa);
  await expect(page.getByText(/This PIN is wrong/), 'his PIN does not open hers').toBeVisible();
  await typePin(page, aPin);
  await expect(status(page)).toBeVisible();
  await goTo(page, '/Farmer/MyFarms');
  await expect(page.getByRole('article').filter({ hasText: 'Gonar Rafi' })).toContainText('Saved here');
  await expect(page.getByText('Gonar Musa')).toHaveCount(0);
  await expect(status(page)).toHaveText('Sign in to send', { timeout: 20_000 });
  await status(page).click();
  await page.waitForLoadState('networkidle');
  await signInByForm(page, amina);
  await expect(page.getByLabel('PIN', { exact: true }).or(status(page)).first()).toBeVisible();
  await goTo(page, '/Farmer/MyFarms');
  await untilAllSent(page);
  expect((await itemsAt(page, '/api/farms')).map(({ name }) => name)).toEqual(['Gonar Rafi']);
});

const { chidi } = people;
const halima = { email: 'halima@shuka.example', password: 'gyada-da-wake-9' };
const aminasPage = '/extension-farmers/0193a000-0000-7000-8000-000000000001';

/** Chidi writes down a visit to Amina with the network off, and locks the phone. */
const visitAndLock = async (phone: Phone): Promise<Page> => {
  const page = await takeToPhone(phone, chidi, chidi.home, 'Sun');
  await goTo(page, aminasPage);
  await expect(page.getByRole('heading', { name: 'Visits and advice' })).toBeVisible();
  await goTo(page, `${aminasPage}/visit`);
  await phone.networkOff();
  await page.getByLabel('What was the visit for?').selectOption({ label: 'Training' });
  await page.getByLabel('Advice').fill('Store the maize dry.');
  await page.getByRole('button', { name: 'Save visit' }).click();
  await expect(page.getByText('The visit is saved.')).toBeVisible();
  await lockByMenu(page);
  await phone.networkOn();
  await phone.context.clearCookies({ name: /session|sid/i });
  return page;
};

testInOwnHouse(
  'two extension managers share a phone by their signs; nothing of one is shown to the other',
  async ({ newPhone }) => {
    testInOwnHouse.slow();
    const phone = await newPhone();
    const page = await visitAndLock(phone);
    await page.goto('/login?ended=1');
    await page.waitForLoadState('networkidle');
    await signInByForm(page, halima);
    await expect(page).toHaveURL(chidi.home);
    await keepWork(page, chidi.home, 'Goat', '618305');
    await goTo(page, '/farmer-dashboard');
    await expect(page.getByText(/^Nobody is in your care yet|^[\d,]+ farmers?$/)).toBeVisible();
    await expect(page.getByText('Amina')).toHaveCount(0);
    await goTo(page, aminasPage);
    await expect(page.getByText('This farmer is not in your care, or not on this phone.')).toBeVisible();
    await goTo(page, `${aminasPage}/visit`);
    await expect(page.getByText('This farmer is not on this phone, or not in your care.')).toBeVisible();
    await expect(page.getByText(/Amina|Store the maize dry/)).toHaveCount(0);
    await goTo(page, '/extension-farmers/new');
    await register(page, 'Zulai', 'Dankama', 'Badume');
    await untilAllSent(page);

    await lockByMenu(page);
    await page.getByRole('button', { name: 'Another person on this phone' }).click();
    await expect(page.getByText(/Chidi|Halima|Amina|Zulai/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Sun' }).click();
    await typePin(page, '618305');
    await expect(page.getByText(/This PIN is wrong/), 'her PIN does not open his').toBeVisible();
    await typePin(page, aPin);
    await expect(status(page)).toHaveText('Sign in to send', { timeout: 20_000 });
    await goTo(page, '/farmer-dashboard');
    await expect(page.getByRole('link', { name: 'Amina Yusuf' })).toBeVisible();
    await expect(page.getByText('Zulai')).toHaveCount(0);
    await goTo(page, aminasPage);
    const visit = page.getByRole('article').filter({ hasText: 'Store the maize dry.' });
    await expect(visit, 'she did not send what is his').toContainText('Saved here');
  },
);

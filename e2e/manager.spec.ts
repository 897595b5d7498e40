import type { Page } from '@playwright/test';
import { addPlot, changeFarm, itemsAt, photo, photoFile } from './farm-hands.ts';
import { signInAdminQuietly } from './admins.ts';
import { people } from './people.ts';
import type { House } from './open-house.ts';
import {
  expect,
  goTo,
  status,
  takeToPhone,
  test as base,
  testInOwnHouse as test,
  untilAllSent,
  type Phone,
} from './phones.ts';
import { ownHouseOf } from './journey.ts';
import { toPage } from './to-page.ts';

const amina = { ...people.amina, farmId: '0193a000-0001-7000-8000-000000000001' };
const halima = { email: 'halima@shuka.example', password: 'gyada-da-wake-9' };

/** Three corners near Bichi, a kilometre and more from those of another place in the row. */
const cornersInBichi = (place: number) =>
  [
    [12.25 + place / 100, 8.26],
    [12.25 + place / 100, 8.261],
    [12.251 + place / 100, 8.261],
  ] as const;

/** How many records of each kind lie in the stores of this browser, whoever they are of. */
const countKept = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(async () => {
    const counts: Record<string, number> = {};
    const ask = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('The store did not answer.')));
      });
    const databases = await indexedDB.databases();
    for (const { name = '' } of databases.filter((one) => one.name?.startsWith('shuka-'))) {
      const database = await ask(indexedDB.open(name));
      if (!database.objectStoreNames.contains('rec')) continue;
      const store = database.transaction('rec').objectStore('rec');
      for (const { type } of (await ask(store.getAll())) as { type: string }[]) counts[type] = (counts[type] ?? 0) + 1;
      counts['blob'] = (counts['blob'] ?? 0) + (await ask(database.transaction('blob').objectStore('blob').count()));
      database.close();
    }
    return counts;
  });

const syncByHand = async (page: Page): Promise<void> => {
  await goTo(page, '/phone');
  await page.getByRole('button', { name: 'Send and get now' }).click();
  await expect(page.getByRole('button', { name: 'Send and get now' })).toBeEnabled({ timeout: 20_000 });
};

const chidisFarm = `/extension-farms/${amina.farmId}`;
const aminasFarm = `/Farmer/farm/${amina.farmId}`;

/** Works on Amina's farm with no network: its crop, a plot and a picture. */
const workOnFarm = async (phone: Phone, crop: string, place: number): Promise<void> => {
  const page = phone.page();
  await goTo(page, chidisFarm);
  await expect(page.getByText('Amina Yusuf').first()).toBeVisible();
  await phone.networkOff();
  await changeFarm(page, 'Crop', crop);
  await addPlot(page, `Plot ${place} by the road`, cornersInBichi(place));
  await page.getByRole('link', { name: 'Back to the farm' }).click();
  await page.getByLabel('Choose a picture').setInputFiles(photoFile(await photo(page, 'brown')));
  await expect(page.getByText('The photo is saved on this phone.')).toBeVisible();
  await expect(status(page)).toHaveText(/^3 waiting since /);
};

/** An admin hands Amina to another manager, by the screen of assignments. */
const reassign = async (admin: Page): Promise<void> => {
  await signInAdminQuietly(admin, 'ngozi');
  await toPage(admin, '/admin/assignments');
  await admin.getByLabel('Yusuf, Amina').check();
  await admin.getByRole('button', { name: 'Choose a manager' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel(/Halima Sani/).check();
  await dialog.getByLabel('Reason').fill('She lives on her way.');
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(dialog).toContainText('1 farmer leaves Chidi Okafor.');
  await dialog.getByRole('button', { name: 'Yes, assign 1 farmer' }).click();
  await expect(admin.getByText('1 farmer was assigned.')).toBeVisible();
};

test('an extension manager sees assigned farmers and farms, and works on one with the network off', async ({
  newPhone,
}) => {
  test.slow();
  const phone = await newPhone();
  const page = await takeToPhone(phone, people.chidi, people.chidi.home);
  const aminasCard = page.locator('#farmers').getByRole('listitem').filter({ hasText: 'Amina Yusuf' });
  await expect(aminasCard).toContainText('Maize');
  await expect(aminasCard.getByRole('link', { name: '+2348031234501' })).toHaveAttribute('href', 'tel:+2348031234501');
  await goTo(page, '/ExtensionManager/Efarms');
  const cards = page.getByRole('article');
  await expect(cards.filter({ hasText: 'Gonar Amina' })).toBeVisible();
  expect(await cards.count()).toBeGreaterThan(1); // other journeys in this house may have given Chidi more
  await page.getByLabel('Find by farm, farmer, place or crop').fill('zaria');
  await expect(page.getByRole('article')).toHaveCount(1);
  await workOnFarm(phone, 'Millet', 1);
  await phone.networkOn();
  await untilAllSent(page);
  const farmer = await newPhone();
  const aminas = await takeToPhone(farmer, amina, amina.home);
  await goTo(aminas, aminasFarm);
  await expect(aminas.getByRole('definition').filter({ hasText: 'Millet' })).toBeVisible();
  await expect(aminas.getByRole('link', { name: 'Plot 1 by the road' })).toBeVisible();
  await expect(aminas.getByText('Sent', { exact: true }).first()).toBeVisible();
});

test('two phones change one farm: different fields both stand, the same field is put to both as a choice', async ({
  newPhone,
}) => {
  test.slow();
  const [hers, his] = [await newPhone(), await newPhone()];
  const aminas = await takeToPhone(hers, amina, amina.home);
  const chidis = await takeToPhone(his, people.chidi, people.chidi.home);
  await goTo(aminas, aminasFarm);
  await goTo(chidis, chidisFarm);
  await hers.networkOff();
  await his.networkOff();
  await changeFarm(aminas, 'Farm name', 'Gonar Amina ta Bichi');
  await changeFarm(chidis, 'Crop', 'Rice');
  await changeFarm(chidis, 'Farm name', 'Amina north');
  await hers.networkOn();
  await untilAllSent(aminas);
  await his.networkOn();
  await untilAllSent(chidis);
  await syncByHand(aminas);
  await goTo(aminas, aminasFarm);
  for (const page of [aminas, chidis]) {
    await goTo(page, page === aminas ? aminasFarm : chidisFarm);
    const card = page.getByRole('article').filter({ hasText: 'Two people changed: Farm name' });
    await expect(card).toContainText('Gonar Amina ta Bichi');
    await expect(card).toContainText('Amina north');
    await expect(page.getByRole('definition').filter({ hasText: 'Rice' })).toBeVisible();
  }
  await expect(aminas.getByRole('heading', { level: 1 }), 'arrival wins').toHaveText('Amina north');
  await aminas.getByRole('button', { name: 'Keep this' }).last().click();
  await expect(aminas.getByRole('heading', { level: 1 })).toHaveText('Gonar Amina ta Bichi');
  await untilAllSent(aminas);
  await syncByHand(chidis);
  await goTo(chidis, chidisFarm);
  await expect(chidis.getByRole('heading', { level: 1 })).toHaveText('Gonar Amina ta Bichi');
  await expect(chidis.getByText(/Two people changed/)).toHaveCount(0);
});

/** What is handed over stays so: nobody else's journey can use that house. */
const testHandOver = base.extend<{ readonly ownHouse: House }>(ownHouseOf('small'));

testHandOver(
  'after an admin reassigned a farmer her records leave the phone, what waited is set aside, and the next sees her',
  async ({ newPhone, browser, baseURL }) => {
    test.setTimeout(240_000);
    const phone = await newPhone();
    const page = await takeToPhone(phone, people.chidi, people.chidi.home);
    const before = await countKept(page);
    expect(before['farmer']).toBeGreaterThan(1);
    await workOnFarm(phone, 'Cowpea', 2);
    const admin = await browser.newPage(baseURL === undefined ? {} : { baseURL });
    await reassign(admin);
    await admin.close();
    await phone.networkOn();
    await expect(status(page)).toHaveText(/^\d need fixing$/, { timeout: 40_000 });
    await goTo(page, '/phone');
    await expect(page.getByText('This farmer is no longer in your care.').first()).toBeVisible();
    await goTo(page, people.chidi.home);
    await expect(page.getByRole('heading', { name: 'Musa Ibrahim' }).first()).toBeVisible();
    await expect(page.getByText('Amina')).toHaveCount(0);
    await goTo(page, chidisFarm);
    await expect(page.getByText('This farm is not on this phone.')).toBeVisible();
    const after = await countKept(page);
    // Other journeys in this house may have given Chidi more farmers; Amina alone went, with her one farm.
    expect(after).toMatchObject({ farmer: (before['farmer'] ?? 0) - 1, farm: (before['farm'] ?? 0) - 1 });
    expect(after['plot'] ?? 0).toBeLessThan(before['plot'] ?? 0);
    expect((await page.request.get(`/api/farms/${amina.farmId}`)).status()).toBe(404);

    const other = await newPhone();
    const halimas = await takeToPhone(other, halima, people.chidi.home);
    await expect(halimas.getByRole('heading', { name: 'Amina Yusuf' }).first()).toBeVisible();
    await goTo(halimas, chidisFarm);
    expect((await itemsAt(halimas, `/api/farms/${amina.farmId}/plots`)).length).toBeGreaterThan(1);
  },
);

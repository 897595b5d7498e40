import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, keepWorkHere, test, unlock } from './own-phone.ts';
import { farmSave, saveAll } from './page-engine.ts';
import { newFarmerSignedIn, signInByForm, type SignIn } from './people.ts';

const header = (page: Page) => page.locator('header');
const cards = (page: Page) => page.getByRole('article');

/** A farmer who keeps their work on this phone, on the page of their farms. */
const atWork = async (page: Page): Promise<SignIn> => {
  const farmer = await newFarmerSignedIn(page);
  await page.goto('/farmersDashboard');
  await keepWorkHere(page);
  await page.goto('/Farmer/MyFarms');
  await unlockIfAsked(page);
  return farmer;
};

const unlockIfAsked = async (page: Page): Promise<void> => {
  const pinField = page.getByLabel('PIN', { exact: true });
  await expect(pinField.or(header(page).getByRole('link').nth(1))).toBeVisible();
  if (await pinField.isVisible()) await unlock(page);
};

const saveFarms = (page: Page, ...names: string[]) => saveAll(page, names.map(farmSave));

const farmsOnServer = async (page: Page): Promise<string[]> => {
  const { items } = (await (await page.request.get('/api/farms')).json()) as { items: { name: string }[] };
  return items.map(({ name }) => name).toSorted();
};

const syncNow = async (page: Page): Promise<void> => {
  await page.goto('/phone');
  await unlockIfAsked(page);
  await page.getByRole('button', { name: 'Sync now' }).click();
};

/** Writes in the person's own store, as a damaged disk would. */
const damage = (page: Page, store: string, place: number): Promise<void> =>
  page.evaluate(
    async (what) => {
      const of = async <Value>(request: IDBRequest<Value>): Promise<Value> => {
        await new Promise((resolve) => request.addEventListener('success', resolve));
        return request.result;
      };
      const names = (await indexedDB.databases()).map(({ name = '' }) => name);
      const db = await of(indexedDB.open(names.find((name) => /^shuka-.{36}-\d+$/.test(name)) ?? ''));
      const rows = db.transaction(what.store, 'readwrite').objectStore(what.store);
      const row = ((await of(rows.getAll())) as { body: Uint8Array }[])[what.place];
      await of(rows.put({ ...row, body: crypto.getRandomValues(new Uint8Array(80)) }));
      db.close();
    },
    { store, place },
  );

/** Other things take all the room there is, to the last hundred bytes. */
const fillPhone = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const opening = indexedDB.open('other things');
    opening.addEventListener('upgradeneeded', () =>
      opening.result.createObjectStore('things', { autoIncrement: true }),
    );
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const put = (size: number): Promise<boolean> =>
      new Promise((resolve) => {
        const writing = opening.result.transaction('things', 'readwrite');
        writing.objectStore('things').add(crypto.getRandomValues(new Uint8Array(size)));
        writing.addEventListener('complete', () => resolve(true));
        writing.addEventListener('abort', () => resolve(false));
      });
    for (const size of [65_536, 8192, 1024, 100]) while (await put(size));
  });

test('when the phone is full the form says so and keeps what was typed; with room again it saves', async ({ page }) => {
  await atWork(page);
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 4_000_000 });
  await fillPhone(page);
  await page.getByRole('button', { name: 'Add Farm' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add a farm' });
  await form.getByLabel('Farm name').fill('Gonar Rafi');
  await form.getByLabel('Find your local government area').fill('fufore');
  await form.getByRole('button', { name: 'Fufore, Adamawa' }).click();
  await form.getByLabel('Medium (2-10 acres)').check();
  await form.getByLabel('Crop').fill('Sorghum');
  await page.getByRole('button', { name: 'Save farm' }).click();
  await expect(form.getByRole('alert')).toHaveText(/full/);
  await expect(form.getByLabel('Farm name')).toHaveValue('Gonar Rafi');
  await expect(header(page).getByText('Phone almost full')).toBeVisible();
  await session.send('Storage.overrideQuotaForOrigin', { origin });
  await page.getByRole('button', { name: 'Save farm' }).click();
  await expect(form).toBeHidden();
  await expect(cards(page)).toContainText('Gonar Rafi');
  await syncNow(page);
  await expect(header(page).getByText('All sent')).toBeVisible();
  expect(await farmsOnServer(page)).toEqual(['Gonar Rafi']);
});

test('when records on the phone are damaged it says so, the server’s come back and readable unsent work is exported', async ({
  page,
  line,
}) => {
  await atWork(page);
  await saveFarms(page, 'Gonar Dare', 'Gonar Safiya');
  await syncNow(page);
  await expect(header(page).getByText('All sent')).toBeVisible();
  line.capture(true);
  await saveFarms(page, 'Lambun Rafi', 'Lambun Tudu', 'Lambun Gida');
  await damage(page, 'rec', 0);
  await damage(page, 'outbox', 1);
  await page.goto('/phone');
  await unlockIfAsked(page);
  await expect(header(page).getByText('1 may be lost')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save unsent work to a file' }).click();
  const lines = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\n');
  expect(lines, 'a head and two acts').toHaveLength(3);
  line.capture(false);
  await page.getByRole('button', { name: 'Sync now' }).click();
  await expect.poll(() => farmsOnServer(page)).toEqual(['Gonar Dare', 'Gonar Safiya', 'Lambun Gida', 'Lambun Rafi']);
  await page.goto('/Farmer/MyFarms');
  await unlockIfAsked(page);
  await expect(cards(page)).toHaveCount(4);
});

test('when the lock of the records is gone, the password leads back to work, and what may be lost is told', async ({
  page,
}) => {
  const farmer = await atWork(page);
  await saveFarms(page, 'Gonar Dare');
  await syncNow(page);
  await expect(header(page).getByText('All sent')).toBeVisible();
  await page.evaluate(() => void indexedDB.deleteDatabase('shuka-keepers'));
  await page.reload();
  await page.getByLabel('PIN', { exact: true }).fill('739164');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('alert').first()).toContainText('Sign in with your password');
  await page.getByRole('button', { name: 'Sign in with my password' }).click();
  await signInByForm(page, farmer);
  await page.getByLabel('New PIN').fill('583920');
  await page.getByLabel('The same PIN again').fill('583920');
  await page.getByRole('button', { name: 'Save the new PIN' }).click();
  await expect(cards(page)).toContainText('Gonar Dare');
  await expect(header(page).getByText('Damaged work on this phone')).toBeVisible();
});

test('when the browser has cleared its store, the person is told how much may be lost', async ({ page, line }) => {
  await atWork(page);
  line.capture(true);
  await saveFarms(page, 'Gonar Dare', 'Gonar Safiya', 'Gonar Rafi');
  const session = await page.context().newCDPSession(page);
  const storageTypes = 'indexeddb,local_storage,cache_storage,service_workers';
  await session.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes });
  line.capture(false);
  await page.goto('/farmersDashboard');
  await page.getByRole('button', { name: 'Yes, choose a PIN' }).click();
  await page.getByText('Sun', { exact: true }).click();
  await page.getByLabel('New PIN').fill('739164');
  await page.getByLabel('The same PIN again').fill('739164');
  await page.getByRole('button', { name: 'Keep my work here' }).click();
  await expect(page.getByText('3 things may be lost')).toBeVisible();
  await expect(header(page).getByText('3 may be lost')).toBeVisible();
});

test('a network that answers everything with its own page changes nothing here, and later all is sent', async ({
  page,
  line,
}) => {
  await atWork(page);
  await saveFarms(page, 'Gonar Dare');
  await syncNow(page);
  await expect(header(page).getByText('All sent')).toBeVisible();
  line.capture(true);
  await page.goto('/Farmer/MyFarms');
  await unlockIfAsked(page);
  await saveFarms(page, 'Gonar Safiya', 'Gonar Rafi');
  await syncNow(page);
  await expect(header(page).getByText(/^2 waiting since/)).toBeVisible();
  await page.goto('/Farmer/MyFarms');
  await unlockIfAsked(page);
  await expect(cards(page)).toHaveCount(3);
  line.capture(false);
  await syncNow(page);
  await expect(header(page).getByText('All sent')).toBeVisible();
  expect(await farmsOnServer(page)).toEqual(['Gonar Dare', 'Gonar Rafi', 'Gonar Safiya']);
});

for (const days of [400, -400]) {
  test(`a clock ${days} days off changes nothing: work is kept, sent and comes back`, async ({ page }) => {
    await page.clock.setSystemTime(Date.now() + days * 86_400_000);
    await atWork(page);
    await saveFarms(page, 'Gonar Dare');
    await page.goto('/farmersDashboard');
    await unlockIfAsked(page);
    await saveFarms(page, 'Gonar Safiya');
    await page.clock.setSystemTime(Date.now());
    await saveFarms(page, 'Gonar Rafi');
    await syncNow(page);
    await expect(header(page).getByText('All sent')).toBeVisible();
    await page.goto('/Farmer/MyFarms');
    await unlockIfAsked(page);
    await expect(cards(page)).toHaveCount(3);
    expect(await farmsOnServer(page)).toEqual(['Gonar Dare', 'Gonar Rafi', 'Gonar Safiya']);
  });
}

test('a file that is no picture, and one over 15 MB, are refused in words', async ({ page }) => {
  await atWork(page);
  await saveFarms(page, 'Gonar Dare');
  await cards(page).getByRole('link').click();
  const choose = page.getByLabel('Choose a picture');
  await choose.setInputFiles({ name: 'farm.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('a letter') });
  await expect(page.getByRole('alert')).toHaveText(/not a picture we can read/);
  await choose.setInputFiles({ name: 'farm.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(16_000_000) });
  await expect(page.getByRole('alert')).toHaveText(/over 15 MB/);
});

test('positions that look made up are told gently, and the plot can be saved', async ({ page }) => {
  await page.addInitScript(() => {
    const fix = { coords: { longitude: 12.6, latitude: 9.2, accuracy: 5 }, timestamp: Date.now() };
    navigator.geolocation.watchPosition = (onFix) =>
      Number(setInterval(() => onFix({ ...fix, timestamp: Date.now() } as GeolocationPosition), 100));
    navigator.geolocation.clearWatch = (watch) => clearInterval(watch);
  });
  await atWork(page);
  await saveFarms(page, 'Gonar Dare');
  await cards(page).getByRole('link').click();
  await page.getByRole('link', { name: 'Map a plot' }).click();
  await page.getByRole('button', { name: 'Walk round it' }).click();
  await page.getByRole('button', { name: 'Take this corner' }).click();
  await expect(page.getByText('These positions do not look like a walk.')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('You can still save.')).toBeVisible();
});

test('the first save asks the browser to keep the store, and other tabs show a save at once', async ({
  page,
  context,
  line,
}) => {
  await context.addInitScript(() => {
    navigator.storage.persist = async () => {
      document.documentElement.dataset['asked'] = String(Number(document.documentElement.dataset['asked'] ?? 0) + 1);
      return true;
    };
  });
  await atWork(page);
  const other = await context.newPage();
  await other.goto('/Farmer/MyFarms');
  await unlockIfAsked(other);
  line.capture(true);
  const root = page.locator('html');
  await expect(root).not.toHaveAttribute('data-asked');
  await saveFarms(page, 'Gonar Dare');
  await expect(root).toHaveAttribute('data-asked', '1');
  await expect(cards(other)).toContainText('Gonar Dare');
  await expect(header(other).getByText(/^1 waiting since/)).toBeVisible();
  await saveFarms(other, 'Gonar Safiya');
  await expect(cards(page)).toHaveCount(2);
  await expect(root).toHaveAttribute('data-asked', '1');
});

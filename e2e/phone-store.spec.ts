import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { atWork, cards, farmsOnServer, header, saveFarms, syncNow, unlockIfAsked } from './at-work.ts';
import { emptyPhone, fillPhone, withLittleRoom } from './full-phone.ts';
import { expect, test } from './own-phone.ts';
import { signInByForm } from './people.ts';

/** Writes in the person's own store, as a damaged disk would; whether there was a row to damage. */
const damaged = (page: Page, store: string, place: number): Promise<boolean> =>
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
      if (row) await of(rows.put({ ...row, body: crypto.getRandomValues(new Uint8Array(80)) }));
      db.close();
      return row !== undefined;
    },
    { store, place },
  );

test('when the phone is full the form says so and keeps what was typed; with room again it saves', async ({
  page,
  line,
}) => {
  await withLittleRoom(page, line.url);
  await atWork(page);
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
  await emptyPhone(page);
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
  // What was sent is told a moment before what came back is written.
  await expect.poll(() => damaged(page, 'rec', 0)).toBe(true);
  line.capture(true);
  await saveFarms(page, 'Lambun Rafi', 'Lambun Tudu', 'Lambun Gida');
  expect(await damaged(page, 'outbox', 1)).toBe(true);
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
  await page.getByRole('button', { name: 'Send and get now' }).click();
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
  await expect(header(page).getByText('Damaged work on this phone')).toBeVisible();
  await page.goto('/Farmer/MyFarms');
  await unlockIfAsked(page, '583920');
  await expect(cards(page)).toContainText('Gonar Dare');
});

test('when the browser has cleared its store, the person is told how much may be lost', async ({ page, line }) => {
  await atWork(page);
  line.capture(true);
  await saveFarms(page, 'Gonar Dare', 'Gonar Safiya', 'Gonar Rafi');
  // Written down once for many saves, a moment after the last was answered.
  await expect.poll(() => page.evaluate(() => document.cookie)).toMatch(/waiting=[^;]*\.3\b/);
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

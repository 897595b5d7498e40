import type { Page } from '@playwright/test';
import { atWork, header, saveFarms, syncNow } from './at-work.ts';
import { expect, test } from './own-phone.ts';
import { openAs } from './people.ts';
import { toPage } from './to-page.ts';

/** The people whose records this browser keeps. */
const storesOn = (page: Page): Promise<number> =>
  page.evaluate(
    async () => (await indexedDB.databases()).filter(({ name = '' }) => /^shuka-.{36}-\d+$/.test(name)).length,
  );

test('a lost phone erases its farmer when it is opened next, and answers that it did', async ({
  page,
  browser,
  line,
}) => {
  const farmer = await atWork(page);
  await saveFarms(page, 'Gonar Dare');
  await syncNow(page);
  await expect(header(page).getByText('All sent')).toBeVisible();
  expect(await storesOn(page)).toBe(1);

  const other = await openAs(browser, line.url, farmer);
  await toPage(other, '/devices');
  await other.getByRole('button', { name: 'Forget this phone' }).click();
  const dialog = other.getByRole('dialog', { name: 'Forget this phone' });
  await expect(dialog.getByText('Nothing waited on it when we last heard of it')).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign out and erase there' }).click();
  await expect(other.getByText('It will erase these records when it next reaches us.')).toBeVisible();

  await page.goto('/farmersDashboard');
  await expect(page).toHaveURL(/\/login/, { timeout: 20_000 });
  expect(await storesOn(page)).toBe(0);
  await other.reload();
  await expect(other.getByText('The phone answered on')).toBeVisible();
  await other.close();
});

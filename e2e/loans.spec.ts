import type { Page } from '@playwright/test';
import { expectAccessible, smallTargets } from './accessible.ts';
import { someCover, someProduct } from './cover-hands.ts';
import { expect, testInOwnHouse as test } from './journey.ts';
import { signInAdminQuietly } from './admins.ts';
import { openAs, people, signInQuietly } from './people.ts';
import { toPage } from './to-page.ts';

/** An officer writes a product for whoever has land on the map in Kano, and reads what it costs before it is saved. */
const setProduct = async (on: Page): Promise<void> => {
  await toPage(on, '/admin/loans/products');
  await on.getByLabel('Name', { exact: true }).fill('Season loan');
  await on.getByLabel('What it is for, in plain words').fill('For seed, fertiliser and work until the harvest.');
  await on.getByLabel('Interest a year, in per cent').fill('24');
  await on.getByLabel('Interest', { exact: true }).selectOption('flat');
  await on.getByLabel('At least').fill('10000');
  await on.getByLabel('At most').fill('500000');
  await on.getByLabel('Fewest instalments').fill('3');
  await on.getByLabel('Most instalments').fill('6');
  await on.getByLabel('A plot on the map is needed').check();
  // 24 per cent flat over six months, as it truly is.
  await expect(on.getByText('40.05 %')).toBeVisible();
  await on.getByLabel('Password', { exact: true }).fill(people.ngozi.password);
  await on.getByRole('button', { name: 'Save this version' }).click();
  await expect(on.getByText('Season loan has version 1 now.')).toBeVisible();
};

const askFor150 = async (on: Page): Promise<void> => {
  await toPage(on, '/Farmer/Finance/loans/ask');
  await on.getByLabel('Which loan').selectOption({ label: 'Season loan' });
  await expect(on.getByRole('heading', { name: 'This loan may be asked for' })).toBeVisible();
  await expect(on.getByText('A plot on the map', { exact: false })).toBeVisible();
  await on.getByLabel('How much', { exact: true }).fill('150000');
  await on.getByLabel('How many instalments').fill('6');
  await on.getByLabel('What for').fill('Seed and fertiliser for two hectares of maize');
  await expect(on.getByText('₦28,000').first()).toBeVisible();
  await on.getByRole('button', { name: 'Ask for this loan' }).click();
  await expect(on.getByText('Asked for', { exact: true }).first()).toBeVisible();
};

/** With no network she reads what she owes, and how her cover is reckoned; what she chose for another is kept. */
const readOffline = async (on: Page, loanPath: string, productId: string): Promise<void> => {
  await someCover(on, productId);
  await toPage(on, '/Farmer/insurance/new');
  await on.getByRole('button', { name: 'Choose this' }).click();
  await on.getByLabel('At harvest').check();
  await toPage(on, '/Farmer/insurance');
  await expect(on.getByRole('heading', { name: 'Maize rain cover' })).toBeVisible();
  await expectAccessible(on, 'a cover');
  expect(await smallTargets(on)).toEqual([]);

  await on.context().setOffline(true);
  await toPage(on, loanPath);
  await expect(on.getByText('₦28,000').first()).toBeVisible();
  await toPage(on, '/Farmer/insurance');
  await expect(on.getByText('No network: this is what you saw last.')).toBeVisible();
  await expect(on.getByText('You pay', { exact: true })).toBeVisible();
  await on.getByText('1. Not begun').click();
  await expect(on.getByText('The days that count begin on', { exact: false }).first()).toBeVisible();
  await toPage(on, '/Farmer/insurance/new');
  await on.getByRole('button', { name: 'Choose this' }).click();
  await expect(on.getByLabel('At harvest')).toBeChecked();
  await on.context().setOffline(false);
};

test('a farmer who may ask gets a loan by the word of three, and pays an instalment from her wallet', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const ngozi = await openAs(browser, baseURL, people.ngozi);
  await signInAdminQuietly(ngozi, 'ngozi');
  await setProduct(ngozi);

  await signInQuietly(page, people.amina);
  await askFor150(page);
  const path = new URL(page.url()).pathname;
  const loanId = path.slice(path.lastIndexOf('/') + 1);

  const chidi = await openAs(browser, baseURL, people.chidi);
  await toPage(chidi, `/ExtensionManager/loans/${loanId}`);
  await chidi.getByLabel('What do you say?').selectOption({ label: 'I recommend it' });
  await chidi.getByLabel('Why? Officers and the farmer read it.').fill('She sold her last harvest well.');
  await chidi.getByRole('button', { name: 'Send to the officers' }).click();
  await expect(chidi.getByText('Waits for an officer').first()).toBeVisible();
  await chidi.close();

  await toPage(ngozi, `/admin/loans/${loanId}`);
  const approve = ngozi.getByRole('button', { name: 'Approve', exact: true });
  await approve.click();
  await ngozi.getByLabel('Password', { exact: true }).fill(people.ngozi.password);
  await approve.click();
  await expect(ngozi.getByText('Approved, not paid out yet').first()).toBeVisible();
  const productId = await someProduct(ngozi);
  await ngozi.close();
  const ifeoma = await openAs(browser, baseURL, people.ifeoma);
  await signInAdminQuietly(ifeoma, 'ifeoma');
  await toPage(ifeoma, `/admin/loans/${loanId}`);
  await ifeoma.getByLabel('Password', { exact: true }).fill(people.ifeoma.password);
  await ifeoma.getByRole('button', { name: 'Pay out today' }).click();
  await expect(ifeoma.getByText('Running').first()).toBeVisible();
  await ifeoma.close();

  await page.reload();
  await page.getByLabel('How much').fill('28000');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(
    page
      .getByRole('term')
      .filter({ hasText: /^Paid$/ })
      .locator('xpath=..'),
  ).toContainText('₦28,000');
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page, 'a loan');
  expect(await smallTargets(page)).toEqual([]);
  await readOffline(page, path, productId);
});

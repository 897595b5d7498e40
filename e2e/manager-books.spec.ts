import type { Page } from '@playwright/test';
import { ownHouseOf } from './journey.ts';
import type { House } from './open-house.ts';
import { people } from './people.ts';
import { expect, goTo, status, takeToPhone, test as base } from './phones.ts';

const hauwa = '0193a000-0000-7000-8000-000000000109';

/** The whole demo: Chidi's fifteen farmers, with their books and what was reported of their farms. */
const test = base.extend<{ readonly ownHouse: House }>(ownHouseOf('yes'));

const figure = (on: Page, name: string) => on.getByRole('term').filter({ hasText: name }).locator('xpath=..');

const fillIn = async (on: Page): Promise<void> => {
  await on.getByLabel('Business name').fill('Hauwa Seeds');
  await on.getByLabel('Find your local government area').fill('bichi');
  await on.getByRole('button', { name: 'Bichi, Kano' }).click();
  await on.getByLabel('Medium (2-10 acres)').check();
  await on.getByLabel('Owner').fill('Hauwa');
  await on.getByLabel('Email').fill('hauwa@seeds.example');
  await on.getByLabel('Phone number').fill('0803 555 1234');
  await on.getByLabel('Description').fill('Soya seed, cleaned and packed.');
  await on.getByRole('button', { name: 'Create business' }).click();
};

test('a manager gets a report of a farmer, looks into the books and adds a business, with the network or without', async ({
  newPhone,
}) => {
  test.slow();
  const phone = await newPhone();
  const on = await takeToPhone(phone, people.chidi, people.chidi.home);
  await goTo(on, '/ExtensionManager/EagriBusiness/new');
  await expect(on.getByRole('heading', { level: 1 })).toHaveText('Whose business is it?');
  await goTo(on, '/ExtensionManager/Efinance');
  await expect(figure(on, 'Total income')).toContainText('₦');
  await goTo(on, `/extension-farmers/${hauwa}/finance/add/income`);
  await on.getByLabel('Amount in naira').fill('252000');
  await on.getByLabel('Where did it come from?').selectOption({ label: 'Sale of harvest' });
  await on.getByRole('button', { name: 'Save' }).click();
  await expect(on.getByText('+₦252,000')).toBeVisible();

  await goTo(on, '/ExtensionManager/Ereports');
  await expect(figure(on, 'Reports in all')).toContainText('14');
  const coming = on.waitForEvent('download');
  await on.getByRole('button', { name: 'Download Soya is cut' }).click();
  expect((await coming).suggestedFilename()).toBe('report-2026-10-27.pdf');
  const sheet = on.waitForEvent('download');
  await on.getByRole('button', { name: 'Excel sheet of Soya is cut' }).click();
  expect((await sheet).suggestedFilename()).toBe('report-2026-10-27.xlsx');
  await on.getByRole('button', { name: 'In Progress', exact: true }).click();
  await expect(on.getByRole('rowheader', { name: /^Rice is cut/ })).toBeVisible();
  await expect(on.getByRole('button', { name: /^Download / })).toHaveCount(0);

  await phone.networkOff();
  await on.getByRole('button', { name: 'Completed', exact: true }).click();
  await expect(on.getByText('Download needs a network. Details work without one.')).toBeVisible();
  await expect(on.getByRole('button', { name: 'Download Soya is cut' })).toBeDisabled();

  await on.getByRole('button', { name: 'Menu' }).click();
  await on.getByRole('link', { name: 'Finance', exact: true }).click();
  await on.getByLabel('Find a farmer').fill('hauwa');
  await on.getByRole('button', { name: /^Hauwa/ }).click();
  await on.getByRole('button', { name: 'This month' }).click();
  await expect(figure(on, 'Total income')).toContainText('₦252,000');
  await expect(figure(on, 'Total expenses')).toContainText('₦0');
  await expect(on.getByRole('row').filter({ hasText: 'Sale of harvest' })).toContainText('Hauwa Bala');

  await on.getByRole('button', { name: 'Menu' }).click();
  await on.getByRole('link', { name: 'Agri-Business', exact: true }).click();
  await expect(figure(on, 'Businesses')).toContainText('3');
  await on.getByRole('link', { name: 'Add New Business' }).click();
  await on.getByLabel('Find a farmer').fill('hauwa');
  await on.getByRole('button', { name: /^Hauwa/ }).click();
  await fillIn(on);
  await expect(on.getByText('The agri-business of Hauwa Bala is saved.')).toBeVisible();
  await on.getByRole('link', { name: 'All agri-businesses' }).click();
  const row = on.getByRole('row').filter({ hasText: 'Hauwa Seeds' });
  await expect(row).toContainText('₦252,000');
  await expect(row).toContainText('Saved here');
  await phone.networkOn();
  await expect(row.getByText('Saved here')).toBeHidden({ timeout: 20_000 });
  await expect(status(on)).toHaveText('All sent', { timeout: 20_000 });
});

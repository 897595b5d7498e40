import type { Page } from '@playwright/test';
import { expectAccessible, smallTargets } from './accessible.ts';
import { houseOfFile } from './journey.ts';
import type { House } from './open-house.ts';
import { signInAdminQuietly } from './admins.ts';
import { openAs, people } from './people.ts';
import { expect, goTo, takeToPhone, testInOwnHouse, type Phone } from './phones.ts';
import { toPage } from './to-page.ts';

/** The whole demo: Amina has a running loan, and farms at Bichi. */
const test = testInOwnHouse.extend<object, { readonly ownHouse: House }>(houseOfFile('yes'));

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** Ngozi notes a flood with its paper; it may name several states. */
const noteFlood = async (on: Page): Promise<void> => {
  await toPage(on, '/admin/loans/disasters');
  await on.getByLabel('What happened').fill('Flood along the river');
  await on.getByLabel('State', { exact: true }).selectOption({ label: 'Jigawa' });
  await on.getByLabel('The whole state').check();
  await on.getByLabel('State', { exact: true }).selectOption({ label: 'Kano' });
  await on.getByLabel('Bichi', { exact: true }).check();
  await on.getByLabel('First day').fill(daysAgo(20));
  await on.getByLabel('Last day').fill(daysAgo(15));
  await on.getByLabel('Who declared it').fill('State emergency agency');
  await on.getByLabel('Number of the paper').fill('SEMA/17');
  await on.getByLabel('Day of the paper').fill(daysAgo(14));
  await on.getByRole('button', { name: 'Note it' }).click();
  await expect(on.getByText('You noted it: another person confirms it.')).toBeVisible();
  await on.evaluate(() => scrollTo(0, 0));
  await expectAccessible(on, 'declared disasters');
};

/** With no network Chidi takes cash for a loan: its receipt has a number at once, and is sent later. */
const takeCash = async (phone: Phone, loanId: string): Promise<void> => {
  const on = phone.page();
  await goTo(on, `/ExtensionManager/loans/${loanId}/cash`);
  await expect(on.getByText('Pays it off today')).toBeVisible();
  await phone.networkOff();
  await on.getByLabel('How much did you take?').fill('5000');
  await on.getByLabel('The same again').fill('5000');
  await on.getByRole('button', { name: 'Take it and give the receipt' }).click();
  await expect(on.getByRole('heading', { name: 'Receipt', exact: true })).toBeVisible();
  await expect(on.getByText(/^[0-9A-Z]{6}-0001$/)).toBeVisible();
  await expect(on.getByText('The money is not in the books of the loan yet.', { exact: false })).toBeVisible();
  await phone.networkOn();
  await expect(on.getByText('The money is in the books of the loan.')).toBeVisible({ timeout: 30_000 });
};

test('after a flood a loan goes on by another plan; cash for it taken with no network is posted, and the till reconciled', async ({
  page,
  newPhone,
  browser,
  baseURL,
}) => {
  test.slow();
  await signInAdminQuietly(page, 'ngozi');
  await noteFlood(page);
  const ifeoma = await openAs(browser, baseURL, people.ifeoma);
  await signInAdminQuietly(ifeoma, 'ifeoma');
  await toPage(ifeoma, '/admin/loans/disasters');
  await ifeoma.getByRole('button', { name: 'Confirm by its paper' }).click();
  await ifeoma.getByLabel('Password', { exact: true }).fill(people.ifeoma.password);
  await ifeoma.getByRole('button', { name: 'Confirm by its paper' }).click();
  await expect(ifeoma.getByText('Confirmed: loans there may have another plan')).toBeVisible();

  const phone = await newPhone();
  const chidi = await takeToPhone(phone, people.chidi, people.chidi.home);
  await goTo(chidi, '/ExtensionManager/loans');
  await chidi
    .getByRole('link', { name: /Amina Yusuf/ })
    .first()
    .click();
  await expect(chidi.getByRole('table', { name: 'What is due when' }).first()).toBeVisible();
  const loanId = new URL(chidi.url()).pathname.split('/').at(-1) ?? '';

  await toPage(page, `/admin/loans/${loanId}`);
  await page.getByLabel('Instalments from today').fill('9');
  await page.getByLabel('Of these at the beginning, free of repaying').fill('3');
  await page.getByLabel('What the disaster did to this farmer').fill('The river took the maize.');
  await page.getByRole('button', { name: 'Propose this plan' }).click();
  await expect(page.getByText('Proposed: waits for a second officer')).toBeVisible();
  await toPage(ifeoma, `/admin/loans/${loanId}`);
  await ifeoma.getByRole('button', { name: 'Offer it to the farmer' }).click();
  await ifeoma.getByLabel('Password', { exact: true }).fill(people.ifeoma.password);
  await ifeoma.getByRole('button', { name: 'Offer it to the farmer' }).click();
  await expect(ifeoma.getByText('Offered: holds only if the farmer agrees')).toBeVisible();
  await ifeoma.close();

  await goTo(chidi, '/ExtensionManager/loans');
  await goTo(chidi, `/ExtensionManager/loans/${loanId}`);
  await chidi.getByRole('button', { name: 'Agree' }).click();
  await chidi.getByLabel('How the farmer said so, where, and who heard it').fill('On her farm; her son heard it.');
  await chidi.getByRole('button', { name: 'Agree' }).click();
  await chidi.getByRole('link', { name: 'To the loan that goes on for this one' }).click();
  await expect(chidi.getByRole('link', { name: 'To the earlier loan, with its old plan' })).toBeVisible();
  await expectAccessible(chidi, 'a loan that goes on by another plan');
  expect(await smallTargets(chidi)).toEqual([]);
  const nextId = new URL(chidi.url()).pathname.split('/').at(-1) ?? '';
  expect(nextId).not.toBe(loanId);

  await takeCash(phone, nextId);
  await goTo(chidi, '/ExtensionManager/loans/till');
  await chidi.getByLabel('How much did you count?').fill('5000');
  await chidi.getByLabel('Number of the bank’s slip').fill('FBN-0017');
  await chidi.getByRole('button', { name: 'Hand it in' }).click();
  await expect(chidi.getByText('Waits for an officer')).toBeVisible();
  await toPage(page, '/admin/loans/tills');
  await page.getByRole('button', { name: 'It is in the bank', exact: true }).click();
  await page.getByLabel('Password', { exact: true }).fill(people.ngozi.password);
  await page.getByRole('button', { name: 'It is in the bank', exact: true }).click();
  await expect(page.getByText('Nobody holds cash now.')).toBeVisible();
});

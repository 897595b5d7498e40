import type { Page } from '@playwright/test';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { expectAccessible, smallTargets } from './accessible.ts';
import { photo, photoFile } from './farm-hands.ts';
import { expect, ownHouseOf, test as base } from './journey.ts';
import type { House } from './open-house.ts';
import { signInAdminQuietly } from './admins.ts';
import { openAs, people, send, signInQuietly } from './people.ts';
import { toPage } from './to-page.ts';

/** The whole demo: Ladidi's shop at Bichi has goods that a loan may come in. */
const test = base.extend<{ readonly ownHouse: House }>(ownHouseOf('yes'));

const ladidi = { email: 'ladidi.abubakar@shuka.example', password: 'iri-da-taki-44' };

/** A product that wants a guarantor and a paper and is paid out in goods. */
const setProduct = async (on: Page): Promise<void> => {
  await toPage(on, '/admin/loans/products');
  await on.getByLabel('Name', { exact: true }).fill('Input loan');
  await on.getByLabel('What it is for, in plain words').fill('Seed and fertiliser.');
  await on.getByLabel('Interest a year, in per cent').fill('24');
  await on.getByLabel('At least').fill('10000');
  await on.getByLabel('At most').fill('500000');
  await on.getByLabel('Fewest instalments').fill('3');
  await on.getByLabel('Most instalments').fill('6');
  await on.getByLabel('How many guarantors, 1 to 3').fill('1');
  await on.getByLabel('Each answers for so much').fill('50');
  await on.getByLabel('Papers that are wanted').fill('Voter’s card');
  await on.getByLabel('It is paid out in goods').check();
  await on.getByLabel('Password', { exact: true }).fill(people.ngozi.password);
  await on.getByRole('button', { name: 'Save this version' }).click();
  await expect(on.getByText('Input loan has version 1 now.')).toBeVisible();
};

test('a loan in goods: somebody stands for it, a paper is photographed, and what came is what is owed', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const ngozi = await openAs(browser, baseURL, people.ngozi);
  await signInAdminQuietly(ngozi, 'ngozi');
  await setProduct(ngozi);

  await signInQuietly(page, people.amina);
  await toPage(page, '/Farmer/Finance/loans/ask');
  await page.getByLabel('Which loan').selectOption({ label: 'Input loan' });
  await expect(page.getByText('Photos of these papers are wanted: Voter’s card')).toBeVisible();
  await page.getByLabel('How much', { exact: true }).fill('150000');
  await page.getByLabel('How many instalments').fill('6');
  await page.getByLabel('What for').fill('Two hectares of maize');
  await page.getByRole('button', { name: 'Ask for this loan' }).click();
  await page.getByLabel('The phone number of their account').fill('0803 123 4502');
  await page.getByLabel('Their first name').fill('Musa');
  await page.getByRole('button', { name: 'Ask them' }).click();
  await expect(page.getByText('was asked and has not answered')).toBeVisible();
  await page.getByLabel('Choose a photo').setInputFiles(photoFile(await photo(page, 'green')));
  await expect(page.getByAltText('Photo of: Voter’s card')).toBeVisible();
  const loanId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page, 'a loan that wants a guarantor and a paper');

  const musa = await openAs(browser, baseURL, people.musa);
  await toPage(musa, '/Farmer/Finance/loans/guarantees');
  await musa.getByLabel('I read what I may have to pay').check();
  await musa.getByRole('button', { name: 'Yes, I stand for this loan' }).click();
  await expect(musa.getByText('You stand for this loan.')).toBeVisible();
  expect(await smallTargets(musa)).toEqual([]);
  await musa.close();

  const chidi = await openAs(browser, baseURL, people.chidi);
  await send(chidi, `/api/loans/${loanId}/recommendation`, { verdict: 'recommend', words: 'She keeps her book.' });
  await chidi.close();
  const decision = { decision: 'approve', words: '', password: people.ngozi.password };
  await send(ngozi, `/api/admin/loans/${loanId}/decision`, decision);
  await ngozi.close();

  const ifeoma = await openAs(browser, baseURL, people.ifeoma);
  await signInAdminQuietly(ifeoma, 'ifeoma');
  await toPage(ifeoma, `/admin/loans/${loanId}`);
  await ifeoma.getByRole('button', { name: 'Issue the vouchers' }).click();
  const urea = ifeoma.getByRole('listitem').filter({ hasText: 'NPK 15-15-15' });
  await urea.getByRole('button', { name: 'Choose' }).click();
  await ifeoma.getByLabel('NPK 15-15-15').fill('2');
  await ifeoma
    .getByLabel('Last day to fetch them')
    .fill(new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10));
  await ifeoma.getByLabel('Password', { exact: true }).fill(people.ifeoma.password);
  await ifeoma.getByRole('button', { name: 'Issue them' }).click();
  await expect(ifeoma.getByText('Waits to be counted.')).toBeVisible();

  const vouchers = await page.request.get(`/api/farmers/${await idOf(page)}/vouchers`);
  const { items } = (await vouchers.json()) as { items: { token: string; companyId: string; programme: string }[] };
  const voucher = items.find(({ programme }) => programme.startsWith('Input loan'));
  const dealer = await openAs(browser, baseURL, ladidi);
  await send(dealer, `/api/companies/${voucher?.companyId}/redemptions`, { id: newId(), token: voucher?.token });
  await dealer.close();

  await page.reload();
  await page.getByLabel('NPK 15-15-15 (50 kg): how many of 2 came?').fill('1');
  await page.getByLabel('What was wrong with the others?').selectOption({ label: 'Less came' });
  await expect(page.getByText('You will owe ₦42,000 for this.')).toBeVisible();
  await page.getByRole('button', { name: 'This is what came' }).click();
  await expect(page.getByText('Less came: an officer looks at it.')).toBeVisible();
  await expect(page.getByRole('link', { name: /₦42,000 for what was received/ })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page, 'the goods of a loan');

  await toPage(ifeoma, '/admin/loans');
  await expect(ifeoma.getByText('NPK 15-15-15: 1 of 2 did not come as said')).toBeVisible();
  await ifeoma.close();
});

const idOf = async (page: Page): Promise<string> => {
  const me = (await (await page.request.get('/api/me')).json()) as { accountId: string };
  return me.accountId;
};

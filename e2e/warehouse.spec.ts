import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';
import { signInAdminQuietly } from './admins.ts';
import { openAs, people } from './people.ts';
import { toPage } from './to-page.ts';

const { amina, danjuma, ngozi } = people;

const askToStore = async (page: Page): Promise<void> => {
  await toPage(page, '/Farmer/storage');
  const lots = page.getByLabel('Which lot');
  await lots.selectOption(
    (await lots.getByRole('option', { name: /200 kg, Bichi market/ }).getAttribute('value')) ?? '',
  );
  await page.getByLabel('Mill', { exact: true }).selectOption({ label: 'Danjuma Mills, Kumbotso' });
  await page.getByRole('button', { name: 'Ask the mill' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Danjuma Mills' })).toContainText('Waiting');
  await expectAccessible(page, 'what a farmer asked to store');
};

/** Too wet a lot gets no receipt; dried, it does. */
const takeIn = async (page: Page): Promise<void> => {
  await toPage(page, '/AgroProcessor/Astorage');
  await page.getByRole('button', { name: 'Take it in' }).click();
  await expectAccessible(page, 'taking a lot into store');
  await page.getByLabel('Which store').fill('Store 2, Sharada');
  await page.getByLabel('Net weight by your scale, kg').fill('198.5');
  await page.getByLabel('Result in %').fill('16');
  await page.getByLabel('Who tested it').fill('Zainab Umar');
  await page.getByLabel('Fee a tonne and day').fill('120');
  await page.getByLabel('Fee once for taking in and handing out').fill('1,500');
  await page.getByRole('button', { name: 'Take it in and issue the receipt' }).click();
  await expect(page.getByText(/above the limit/)).toBeVisible();
  await page.getByLabel('Result in %').fill('12.4');
  await page.getByRole('button', { name: 'Take it in and issue the receipt' }).click();
  await expect(page.getByRole('link', { name: /Warehouse receipt No\. 1/ })).toBeVisible();
};

const pledge = async (page: Page): Promise<string> => {
  await toPage(page, '/Farmer/storage');
  await page.getByRole('link', { name: /Warehouse receipt No\. 1/ }).click();
  await page.getByRole('button', { name: 'Pledge it to a lender' }).click();
  await page.getByLabel('Name of the lender').fill('Kano Microfinance Bank');
  await page.getByLabel('What is lent on it').fill('50,000');
  await page.getByLabel('Password', { exact: true }).fill(amina.password);
  await page.getByRole('button', { name: 'Pledge it to a lender' }).click();
  await expect(page.getByText(/Pledge offered to Kano Microfinance Bank/)).toBeVisible();
  await expectAccessible(page, 'a receipt of a farmer');
  return (await page.getByText(/^[0-9A-Z]{8}$/).textContent()) ?? '';
};

const speakForLender = async (page: Page, word: string): Promise<void> => {
  await toPage(page, '/admin/pledges');
  await page.getByRole('button', { name: word }).click();
  await page.getByLabel('What the lender wrote').fill('Letter KMB/31 of today');
  await page.getByLabel('Password', { exact: true }).fill(ngozi.password);
  await page.getByRole('button', { name: word }).click();
};

const check = async (page: Page, code: string, says: RegExp): Promise<void> => {
  await toPage(page, '/warehouse-receipt');
  await page.getByLabel('Code on the receipt').fill(code);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('heading', { name: 'This receipt is genuine' })).toBeVisible();
  await expect(page.getByText(says)).toBeVisible();
};

test('Amina stores a lot with Danjuma, borrows on its receipt, which anybody checks, and takes her goods back', async ({
  browser,
  baseURL,
  page,
}) => {
  test.slow();
  const [hers, his] = [await openAs(browser, baseURL, amina), await openAs(browser, baseURL, danjuma)];
  const admins = await openAs(browser, baseURL, ngozi);
  await signInAdminQuietly(admins, 'ngozi');
  await askToStore(hers);
  await takeIn(his);
  const code = await pledge(hers);
  await speakForLender(admins, 'The lender accepts');
  await expect(admins.getByRole('button', { name: 'The lender releases it' })).toBeVisible();
  await expectAccessible(admins, 'the pledges of receipts');
  await check(page, code, /Pledged to a lender/);
  await expectAccessible(page, 'the check of a receipt');
  await speakForLender(admins, 'The lender releases it');
  await expect(admins.getByText('No receipt is pledged now.')).toBeVisible();
  await hers.reload();
  await hers.getByRole('button', { name: 'Give it back and take the goods' }).click();
  await hers.getByLabel('Password', { exact: true }).fill(amina.password);
  await hers.getByRole('button', { name: 'Give it back and take the goods' }).click();
  await expect(hers.getByText(/Given back, the goods wait/).first()).toBeVisible();
  await his.reload();
  await his.getByRole('link', { name: /Warehouse receipt No\. 1/ }).click();
  await his.getByRole('button', { name: 'Hand the goods out' }).click();
  await his.getByLabel('Who took the goods').fill('Amina herself');
  await his.getByRole('button', { name: 'Hand the goods out' }).click();
  await expect(his.getByText(/Released: the goods are handed out/)).toBeVisible();
  await check(page, code, /Released/);
});

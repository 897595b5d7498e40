import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';
import { people, signInQuietly } from './people.ts';
import { toPage } from './to-page.ts';

test.use({ viewport: { width: 360, height: 640 } });

test('Amina makes a link for a lender, who reads what she chose; she sees the look, ends the link, and it opens nothing', async ({
  page,
  browser,
}) => {
  await signInQuietly(page, people.amina);
  await toPage(page, '/Farmer/Finance/loans');
  await page.getByRole('link', { name: 'Let a lender see my records' }).click();
  await page.getByLabel('Which lender is it for?').fill('Gidan Noma Microfinance Bank');
  await page.getByRole('button', { name: 'Make the link' }).click();
  await expect(page.getByText('Choose at least one')).toBeVisible();
  await expect(page.getByLabel('Which lender is it for?')).toHaveValue('Gidan Noma Microfinance Bank');
  await page.getByRole('checkbox', { name: /Farms and plots/ }).check();
  await page.getByRole('checkbox', { name: /The book, in sums/ }).check();
  await page.getByLabel('7 days').check();
  await page.getByLabel(/^I agree that whoever/).check();
  await page.getByRole('button', { name: 'Make the link' }).click();
  const made = page.getByRole('article').filter({ hasText: 'Nobody has opened it yet.' });
  const link = (await made.getByText('/passport#').textContent()) ?? '';

  const lender = await browser.newPage({ viewport: { width: 360, height: 640 } });
  await lender.goto(link);
  await expect(
    lender.getByText(/^Amina Yusuf agreed on .* that Gidan Noma Microfinance Bank reads this/),
  ).toBeVisible();
  await expect(lender.getByText('Bichi, Kano')).toBeVisible();
  await expect(lender.getByRole('heading', { name: 'Loans and repayments' })).toBeHidden();
  await expectAccessible(lender, 'a credit passport');

  await page.reload();
  await page.getByText('Opened once').first().click();
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page, 'credit passports');
  await page.getByRole('button', { name: 'End it now' }).click();
  await expect(page.getByText(/^You ended it on/).first()).toBeVisible();
  await lender.reload();
  await expect(lender.getByText(/^This link opens nothing/)).toBeVisible();
  await lender.close();
});

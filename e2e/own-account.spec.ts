import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { newFarmer, signInByForm, signInQuietly, type SignIn } from './people.ts';
import { codeTo } from './post.ts';
import { expect, goTo, takeNewFarmer, test, untilAllSent } from './phones.ts';
import { toPage } from './to-page.ts';

const home = '/farmersDashboard';

const newFarmerAt = async (page: Page, path: string): Promise<SignIn> => {
  const farmer = await newFarmer(page, 'Halima');
  await signInQuietly(page, farmer);
  await toPage(page, path);
  return farmer;
};

test('a farmer gives a NIN and a bank account, sees them by the last three, and looks at one whole', async ({
  page,
  complaints,
}) => {
  const farmer = await newFarmerAt(page, '/Farmer/profile/identity');
  await expect(page.getByText('Our staff has not checked who you are.')).toBeVisible();
  const nin = page.getByRole('region', { name: 'National Identification Number (NIN)' });
  await nin.getByRole('button', { name: 'Give this number' }).click();
  await nin.getByLabel('NIN', { exact: true }).fill('70198 765 320');
  await nin.getByLabel('Password', { exact: true }).fill(farmer.password);
  await nin.getByRole('button', { name: 'Save this number' }).click();
  await expect(nin.getByText('Please tick the box if you agree')).toBeVisible();
  await nin.getByRole('checkbox').check();
  await nin.getByRole('button', { name: 'Save this number' }).click();
  await expect(nin.getByText('•••••••320')).toBeVisible();
  await expect(page.getByText('Nobody has checked it.')).toBeVisible();

  const bank = page.getByRole('region', { name: 'Bank account' });
  await bank.getByRole('button', { name: 'Give my bank account' }).click();
  await bank.getByLabel('Bank', { exact: true }).selectOption('First Bank');
  await bank.getByLabel('Account number').fill('0000014578');
  await expect(bank.getByText('This number does not look like one of this bank.'), 'a warning').toBeVisible();
  await bank.getByLabel('Password', { exact: true }).fill(farmer.password);
  await bank.getByRole('button', { name: 'Save this account' }).click();
  await expect(bank.getByText('•••••••578')).toBeVisible();
  await expect(bank.getByText('Nothing is paid to this account until')).toBeVisible();

  await nin.getByRole('button', { name: 'See the whole number' }).click();
  await nin.getByLabel('What for?').selectOption('To check that it is right');
  await nin.getByLabel('Password', { exact: true }).fill(farmer.password);
  await nin.getByRole('button', { name: 'Show the number' }).click();
  await expect(nin.getByText('70198765320')).toBeVisible();
  await nin.getByRole('button', { name: 'Hide it now' }).click();
  await expect(page.getByText('70198765320')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('without a network the vault says so; consent is said, kept here, and sent later', async ({ newPhone }) => {
  test.slow();
  const { phone, page } = await takeNewFarmer(newPhone, 'Halima');
  await goTo(page, '/Farmer/profile/consent');
  await phone.networkOff();
  const sms = page.getByRole('region', { name: 'Advice by SMS' });
  await expect(sms).toContainText('That counts as no.');
  await sms.getByRole('button', { name: 'Yes, I agree' }).click();
  await expect(sms).toContainText('You said yes on');
  await expect(sms).toContainText('Saved here');
  await goTo(page, '/Farmer/profile/identity');
  await expect(page.getByText('Network error.')).toBeVisible();
  await phone.networkOn();
  await untilAllSent(page);
  const answer = await page.request.get('/api/my-data');
  const { records } = (await answer.json()) as { records: Record<string, unknown[]> };
  expect(records['consent']).toMatchObject([{ purpose: 'smsAdvice', isGiven: true, textVersion: 1 }]);
});

test('a farmer changes the e-mail by a code, downloads all that is kept, closes the account and comes back', async ({
  page,
}) => {
  test.slow();
  const farmer = await newFarmerAt(page, '/Farmer/profile/contact');
  const email = farmer.email.replace('@', '.new@');
  const card = page.getByRole('region', { name: 'Email' });
  await card.getByLabel('Email').fill(email);
  await card.getByLabel('Password', { exact: true }).fill(farmer.password);
  await card.getByRole('button', { name: 'Send me a code' }).click();
  await card.getByLabel('Six digits of the code').fill(await codeTo(page, email));
  await card.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('It is changed.')).toBeVisible();

  await toPage(page, '/Farmer/profile/account');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect(readFileSync(await (await file).path(), 'utf8')).toContain(email);
  await page.getByRole('button', { name: 'Close my account', exact: true }).click();
  await page.getByLabel('Password', { exact: true }).fill(farmer.password);
  await page.getByRole('button', { name: 'Close my account now' }).click();
  await expect(page.getByText('Please read this and tick the box')).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Close my account now' }).click();
  await expect(page.getByText('Your account is closed')).toBeVisible();
  expect((await page.request.get('/api/me')).status()).toBe(401);

  await toPage(page, '/login');
  await signInByForm(page, { email, password: farmer.password });
  await expect(page).toHaveURL(new RegExp(home));
});

test('with work that is not sent the account cannot be closed', async ({ newPhone }) => {
  test.slow();
  const { phone, page } = await takeNewFarmer(newPhone, 'Halima');
  await goTo(page, '/Farmer/profile/consent');
  await phone.networkOff();
  await page.getByRole('button', { name: 'Yes, I agree' }).first().click();
  await goTo(page, '/Farmer/profile/account');
  await expect(page.getByText('1 thing is not sent yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close my account', exact: true })).toBeDisabled();
});

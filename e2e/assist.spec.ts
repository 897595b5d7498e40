import type { Page } from '@playwright/test';
import { people, signInQuietly } from './people.ts';
import { expect, goTo, openIfLocked, status, takeToPhone, testInOwnHouse as test, untilAllSent } from './phones.ts';
import { next, sayWhatGrows, sayWhere, sayWho, sayYes } from './register-hands.ts';
import { toPage } from './to-page.ts';

const household = '0804 555 0101';
const householdNumber = '+2348045550101';

type Sms = { readonly kind: string; readonly to: string; readonly text: string };

const smsTo = async (page: Page, number: string, says: RegExp): Promise<string> => {
  const find = async (): Promise<string> => {
    const { letters } = (await (await page.request.get('/dev/mailbox.json')).json()) as { letters: readonly Sms[] };
    return letters.find(({ kind, to, text }) => kind === 'sms' && to === number && says.test(text))?.text ?? '';
  };
  await expect.poll(find, { message: `an SMS to ${number}` }).not.toBe('');
  return find();
};

test('with the network off an extension manager registers a farmer and her farm; her household’s phone takes the account over', async ({
  newPhone,
  browser,
  baseURL,
}) => {
  test.slow();
  const phone = await newPhone();
  const page = await takeToPhone(phone, people.chidi, people.chidi.home);
  await goTo(page, '/extension-farmers/new');
  await expect(page.getByRole('heading', { level: 1, name: 'Register a farmer' })).toBeVisible();
  await phone.networkOff();

  await next(page);
  await expect(page.getByText('First name is required')).toBeVisible();
  await sayWho(page, 'Laraba', 'Audu', household);
  await sayWhere(page, 'Badume');
  await expect(page.getByLabel('Crops')).toBeVisible();
  const again = await phone.reopen('/extension-farmers/new');
  await openIfLocked(again);
  await expect(again.getByLabel('Crops'), 'what was begun is still here').toBeVisible();
  await sayWhatGrows(again);
  await sayYes(again);
  await expect(again.getByText('Laraba Audu')).toBeVisible();
  await expect(again.getByText('Badume, Bichi, Kano')).toBeVisible();
  await again.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(again.getByText('Laraba Audu is registered and in your care.')).toBeVisible();
  await again.getByRole('link', { name: 'Add their farm' }).click();
  await again.getByLabel('Farm name').fill('Gonar Laraba');
  await again.getByLabel('Find your local government area').fill('bichi');
  await again.getByRole('button', { name: 'Bichi, Kano' }).click();
  await again.getByLabel('Small (0-2 acres)').check();
  await again.getByLabel('Crop').fill('Millet');
  await again.getByRole('button', { name: 'Save farm' }).click();
  await expect(again.getByRole('heading', { level: 1, name: 'Gonar Laraba' })).toBeVisible();
  await expect(status(again)).toHaveText(/^2 waiting since /);

  const later = await phone.reopen('/farmer-dashboard');
  await openIfLocked(later);
  await expect(later.getByText('Laraba Audu').first()).toBeVisible();
  await phone.networkOn();
  await untilAllSent(later);

  const hers = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const claim = await hers.newPage();
  expect(await smsTo(claim, householdNumber, /registered you/)).toContain('Chidi Okafor has registered you');
  await toPage(claim, '/login');
  await claim.getByRole('link', { name: 'Sign in with phone number' }).click();
  await claim.getByLabel('Phone number').fill(household);
  await claim.getByRole('button', { name: 'Send me a code' }).click();
  const code = /\b\d{6}\b/.exec(await smsTo(claim, householdNumber, /\b\d{6}\b/))?.[0] ?? '';
  await claim.getByLabel('Digit 1').fill(code);
  await claim.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(claim.getByRole('heading', { name: 'Welcome, Laraba' })).toBeVisible();
  await expect(claim.getByText('Badume, Bichi')).toBeVisible();
  await claim.getByRole('button', { name: 'This is me', exact: true }).click();
  await expect(claim).toHaveURL('/farmersDashboard');
  await expect(claim.getByText('Gonar Laraba').first()).toBeVisible();
  await hers.close();
});

test('asks whether it is somebody on this phone already, and for a child the guardian; others go on', async ({
  newPhone,
}) => {
  test.slow();
  const phone = await newPhone();
  const page = phone.page();
  await signInQuietly(page, people.chidi);
  await toPage(page, '/extension-farmers/new');
  await sayWho(page, 'Aminatu', 'Yusuf', '0803 123 4501');
  await sayWhere(page, 'Badume');
  await expect(page.getByRole('heading', { name: 'Is it one of these?' })).toBeVisible();
  await expect(page.getByText('Same phone')).toBeVisible();
  await page.getByRole('button', { name: 'No, somebody else' }).click();
  await expect(page.getByLabel('Crops')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByLabel('Year of birth').fill('2099');
  await next(page);
  await expect(page.getByText('This year is not here yet')).toBeVisible();
  await page.getByLabel('Year of birth').fill('2012');
  await next(page);
  await next(page);
  await page.getByRole('button', { name: 'No, somebody else' }).click();
  await page.getByLabel('Crops').fill('Maize');
  await page.getByLabel('Small (0-2 acres)').check();
  await next(page);
  await next(page);
  await expect(page.getByText('Name of the parent or guardian is required')).toBeVisible();
  await expect(page.getByText('Record the yes, or take a photo of the mark')).toBeHidden();
  await page.getByLabel('Yes', { exact: true }).first().check();
  for (let back = 0; back < 3; back += 1) await page.getByRole('button', { name: 'Back' }).click();
  await page.getByLabel('Year of birth').fill('1979');
  await next(page);
  await next(page);
  await page.getByRole('button', { name: 'No, somebody else' }).click();
  await next(page);
  await expect(page.getByText('Somebody else must agree now.')).toBeVisible();
  await expect(page.getByLabel('Yes', { exact: true }).first()).not.toBeChecked();
});

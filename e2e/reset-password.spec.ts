import type { Page } from '@playwright/test';
import { expect, test, visit } from './journey.ts';
import { newEmail, newFarmer, newFarmerSignedIn, people, signInByForm } from './people.ts';
import { letterTo, wrongCode } from './post.ts';

const newPassword = 'sabon-kalma-9';

const askForCode = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('Email').fill(email);
  await page.locator('form').getByRole('button').click();
};

/** The code of the reset letter; the one of the sign-up, to the same address, may still be the newest that came. */
const resetCodeTo = async (page: Page, email: string): Promise<string> =>
  /\d{6}/.exec((await letterTo(page, email, /reset code: \d{6}/)).subject)?.[0] ?? '';

const enterCode = async (page: Page, code: string): Promise<void> => {
  await page.locator('[name=code]').fill(code);
  await page.getByRole('button', { name: 'Verify OTP' }).click();
};

const choose = async (page: Page, password: string, confirmation: string): Promise<void> => {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(confirmation);
  await page.locator('form button[type=submit]').click();
};

test('a farmer who forgot the password chooses a new one, and every other phone is signed out', async ({
  page,
  browser,
  baseURL,
}) => {
  const phone = await browser.newPage(baseURL === undefined ? {} : { baseURL });
  const farmer = await newFarmerSignedIn(phone);
  await phone.goto('/farmersDashboard');
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Welcome, Halima');

  await visit(page, '/login');
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  await expect(page).toHaveURL('/reset-password');
  await page.waitForLoadState('networkidle');
  await askForCode(page, farmer.email);
  const code = await resetCodeTo(page, farmer.email);
  await enterCode(page, wrongCode(code));
  await expect(page.getByText('Invalid OTP. Please check your email and try again.')).toBeVisible();
  await expect(page.locator('[name=code]')).toHaveValue(wrongCode(code));
  await enterCode(page, code);
  await choose(page, newPassword, newPassword);
  await expect(page.getByText('Your password has been reset successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);

  await phone.goto('/Farmer/MyFarms');
  await expect(phone).toHaveURL(/\/login/);
  await phone.close();
  await signInByForm(page, farmer);
  await expect(page.getByRole('alert'), 'the old password').toHaveText('Invalid email or password.');
  await signInByForm(page, { ...farmer, password: newPassword });
  await expect(page).toHaveURL('/farmersDashboard');
  await letterTo(page, farmer.email, /password was changed/);
});

test('each step says what is wrong, to the letter', async ({ page }) => {
  const farmer = await newFarmer(page);
  await visit(page, '/resetpassword');
  await askForCode(page, 'halima.example');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(page.getByLabel('Email')).toHaveValue('halima.example');
  await askForCode(page, farmer.email);
  const code = page.locator('[name=code]');
  for (const typed of ['', '12345', 'abcdef']) {
    await enterCode(page, typed);
    await expect(code).toHaveAccessibleDescription('Invalid OTP. Please check your email and try again.');
  }
  await code.fill('');
  await code.pressSequentially('1234567');
  await expect(code, 'at most six').toHaveValue('123456');
  await enterCode(page, await resetCodeTo(page, farmer.email));
  await choose(page, '', '');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /^Password must be at least 6 characters\./,
  );
  await choose(page, newPassword, '');
  await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription('Passwords do not match.');
  await choose(page, 'kaka', 'kaka');
  await expect(page.getByText('Password must be at least 6 characters.', { exact: true })).toBeVisible();
  await choose(page, newPassword, `${newPassword}x`);
  await expect(page.getByText('Passwords do not match.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(newPassword);
});

test('an investor, who needs ten characters, is told so before anything leaves', async ({ page }) => {
  const { email } = people.tunde;
  await visit(page, '/resetpassword');
  await askForCode(page, email);
  await enterCode(page, await resetCodeTo(page, email));
  await expect(page.getByText(/^At least 10 characters\./)).toBeVisible();
  await choose(page, 'gero-dawa', 'gero-dawa');
  await expect(page.getByText('Password must be at least 10 characters', { exact: true })).toBeVisible();
});

test("'Change Email' goes back to the first step", async ({ page }) => {
  const address = newEmail('typo');
  await visit(page, '/resetpassword');
  await askForCode(page, address);
  await page.getByRole('button', { name: 'Change Email' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(address);
  await expect(page.locator('[name=code]')).toBeHidden();
});

test('an address without an account is answered like any other, and gets no code', async ({ page }) => {
  await visit(page, '/resetpassword');
  await askForCode(page, newEmail('stranger'));
  await enterCode(page, '123456');
  await expect(page.getByText('Invalid OTP. Please check your email and try again.')).toBeVisible();
});

test('a new password without a proved code is refused', async ({ page }) => {
  const answer = await page.request.post('/api/password-reset/complete', { data: { password: newPassword } });
  expect(answer.status()).toBe(403);
});

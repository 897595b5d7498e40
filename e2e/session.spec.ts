import type { Page } from '@playwright/test';
import { expect, test, visit } from './journey.ts';
import { newFarmerSignedIn, people, signInByForm } from './people.ts';

const hours = 3_600_000;
const newPassword = 'sabon-kalma-9';

/** What the browser keeps of a sign-in that was this long ago. */
const rememberSignIn = (page: Page, millisAgo: number) =>
  page.evaluate((age) => {
    localStorage.setItem('authToken', 'a-handle');
    localStorage.setItem('tokenTimestamp', String(Date.now() - age));
    localStorage.setItem('farmerInfo', '{}');
  }, millisAgo);

const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());

test('whoever signed in less than 24 hours ago goes straight on from the sign-in page', async ({ page }) => {
  await newFarmerSignedIn(page);
  await page.goto('/about');
  await rememberSignIn(page, 23.9 * hours);
  await page.goto('/login');
  await expect(page).toHaveURL('/farmersDashboard');
});

test('after 24 hours the token, its time and the farmer are forgotten', async ({ page }) => {
  await newFarmerSignedIn(page);
  await page.goto('/about');
  await rememberSignIn(page, 24.1 * hours);
  await visit(page, '/login');
  await expect.poll(() => storedKeys(page)).toEqual([]);
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
});

test('a young token without a session opens nothing and does not go round in circles', async ({ page }) => {
  await page.goto('/about');
  await rememberSignIn(page, hours);
  await page.goto('/login');
  await expect(page).toHaveURL(/\/login\?ended=1/);
  await expect.poll(() => storedKeys(page)).toEqual([]);
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(/\/login\?ended=1/);
  await expect(page.getByText('You were signed out.')).toBeVisible();
});

test.describe('a guarded page asks for sign-in, and opens after it', () => {
  for (const path of ['/Farmer/MyFarms', '/farmer/myfarms', '/devices']) {
    test(path, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(new RegExp(`/login\\?ended=1&next=${encodeURIComponent(path)}$`));
      await signInByForm(page, people.amina);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/My Farms|Phones and computers/);
    });
  }

  for (const path of ['/admin', '/investordashboard', '/ExtensionAgentDashboard', '/AgroProcessorDashboard']) {
    test(`${path} is not for a farmer, who lands at home`, async ({ page }) => {
      await newFarmerSignedIn(page);
      await page.goto(path);
      await expect(page).toHaveURL('/farmersDashboard');
    });
  }
});

test.describe('sign-in never leads to another site', () => {
  const elsewhere = [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example',
    'javascript:document.title="evil"',
    '/%5Cevil.example',
    '/..//evil.example/',
    'https:evil.example',
    '/\tevil',
  ];
  test('whatever stands in the address', async ({ page, baseURL }) => {
    await newFarmerSignedIn(page);
    await page.goto('/about');
    const strangers: string[] = [];
    page.on('request', (request) => request.url().startsWith(baseURL ?? '-') || strangers.push(request.url()));
    for (const next of elsewhere) {
      await rememberSignIn(page, hours);
      await page.goto(`/login?next=${encodeURIComponent(next)}`);
      await expect(page, next).toHaveURL(/\/farmersDashboard$/i);
    }
    expect(strangers).toEqual([]);
  });
});

test('ending the session on another phone signs that phone out at its next step, and so does a new password', async ({
  page,
  browser,
  baseURL,
}) => {
  const farmer = await newFarmerSignedIn(page);
  const phone = await browser.newPage(baseURL === undefined ? {} : { baseURL });
  await visit(phone, '/login');
  await signInByForm(phone, farmer);
  await expect(phone).toHaveURL('/farmersDashboard');
  await page.goto('/devices');
  await expect(page.getByText('This one')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out there' }).click();
  await expect(page.getByRole('button', { name: 'Sign out there' })).toBeHidden();
  await phone.goto('/Farmer/MyFarms');
  await expect(phone).toHaveURL(/\/login/);

  await signInByForm(phone, farmer);
  await expect(phone).toHaveURL('/Farmer/MyFarms');
  await page.getByRole('button', { name: 'Change password' }).click();
  const current = page.getByLabel('Current password', { exact: true });
  await current.fill('not-her-own');
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await expect(page.getByText('Long enough.')).toBeVisible();
  await page.getByLabel('Confirm password').fill(newPassword);
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(current).toHaveAccessibleDescription('This is not your current password.');
  await current.fill(farmer.password);
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByText('Your password is changed')).toBeVisible();
  await phone.goto('/devices');
  await expect(phone).toHaveURL(/\/login/);
  await signInByForm(phone, { ...farmer, password: newPassword });
  await expect(phone).toHaveURL('/devices');
  await phone.close();
});

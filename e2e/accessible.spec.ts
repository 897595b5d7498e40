import { expectUsable as check } from './accessible.ts';
import { expect, test, visit } from './journey.ts';
import { newEmail, newFarmerSignedIn, people, signInByForm, signInQuietly } from './people.ts';
import { codeTo } from './post.ts';
import { publicPaths } from './public-pages.ts';
import { toPage } from './to-page.ts';

/** Two halves, so that two workers share the work. */
const halves = [publicPaths.filter((_, place) => place % 2 === 0), publicPaths.filter((_, place) => place % 2 === 1)];

for (const [number, paths] of halves.entries()) {
  test(`public pages, part ${number + 1}`, async ({ page }) => {
    test.slow();
    for (const path of paths) {
      await visit(page, path);
      await check(page, path);
    }
  });
}

test('the page that is none, the drawer, the languages, a form in error and the thanks', async ({ page }) => {
  await toPage(page, '/no-such-farm');
  await check(page, 'not found');
  await visit(page, '/contact');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await check(page, 'drawer');
  await page.keyboard.press('Escape');
  await page.locator('summary').click();
  await check(page, 'languages');
  await page.locator('summary').click();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message is required')).toBeVisible();
  await check(page, 'contact in error');
  await page.getByLabel('Name').fill('Sade');
  await page.getByLabel('Email').fill(newEmail('sade'));
  await page.getByLabel('Message').fill('Good seed?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('dialog', { name: 'Thank you!' })).toBeVisible();
  await check(page, 'thanks');
});

test('signing up, its code, its errors and its password', async ({ page }) => {
  const email = newEmail('ladi');
  await visit(page, '/farmer-signup');
  await page.getByRole('button', { name: 'Continue' }).click();
  await check(page, 'details in error');
  await page.getByLabel('First name').fill('Ladi');
  await page.getByLabel('Last name').fill('Garba');
  await page.getByLabel('Phone number').fill('0803 555 9876');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  const code = await codeTo(page, email);
  await page.getByLabel('Digit 1').click();
  await page.keyboard.type('000000');
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await check(page, 'wrong code');
  await page.getByLabel('Digit 1').click();
  await page.keyboard.type(code);
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await page.getByRole('button', { name: 'Create Password' }).click();
  await check(page, 'password in error');
});

test('sign-in refused, and the code step of a reset', async ({ page }) => {
  await visit(page, '/login');
  await signInByForm(page, { email: newEmail('nobody'), password: 'no-such-person' });
  await expect(page.getByRole('alert')).toBeVisible();
  await check(page, 'red box');
  await visit(page, '/resetpassword');
  await page.getByLabel('Email').fill(newEmail('nobody'));
  await page.locator('form').getByRole('button').click();
  await expect(page.locator('[name=code]')).toBeVisible();
  await check(page, 'reset code');
});

test('a farmer without farms, the form of a farm, its errors, and the menu', async ({ page }) => {
  await newFarmerSignedIn(page);
  await toPage(page, '/farmersDashboard');
  await expect(page.getByText('You have no farms yet.')).toBeVisible();
  await check(page, 'dashboard, empty');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await check(page, 'menu');
  await toPage(page, '/Farmer/MyFarms');
  await expect(page.getByText('You have no farms yet.')).toBeVisible();
  await check(page, 'farms, empty');
  await page.getByRole('button', { name: 'Add Farm' }).first().click();
  await page.getByLabel('Find your local government area').fill('kano');
  await check(page, 'add farm');
  await page.getByRole('button', { name: 'Save farm' }).click();
  await expect(page.getByText('Give the farm a name')).toBeVisible();
  await check(page, 'add farm in error');
});

test('a farmer with a farm, its page, its change, and a list that cannot be loaded', async ({ page }) => {
  await signInQuietly(page, people.amina);
  await toPage(page, '/farmersDashboard');
  await expect(page.getByRole('article').first()).toBeVisible();
  await check(page, 'dashboard, full');
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Change details' })).toBeVisible();
  await check(page, 'farm');
  await page.getByRole('button', { name: 'Change details' }).click();
  await check(page, 'change farm');
  await toPage(page, '/devices');
  await expect(page.getByText('This one')).toBeVisible();
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('New password', { exact: true }).fill('kaka');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await check(page, 'devices, and a new password in error');
  await page.getByRole('link', { name: 'Protect your account' }).click();
  await expect(page.getByRole('button', { name: 'Set up the app' })).toBeVisible();
  await check(page, 'second factor offered');
  await page.getByRole('button', { name: 'Set up the app' }).click();
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
  await check(page, 'second factor to scan');
  await page.route('**/sync/pull*', (route) => route.abort());
  await page.goto('/Farmer/MyFarms');
  await expect(page.getByRole('alert')).toBeVisible();
  await check(page, 'farms that cannot be loaded');
});

test('the dashboards of manager, investor and processor', async ({ page }) => {
  for (const person of [people.chidi, people.tunde, people.danjuma]) {
    await signInQuietly(page, person);
    await toPage(page, person.home);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/Welcome|Extension Manager/);
    await check(page, person.home);
  }
});

test('what investors see of farmers and businesses, and their own profile', async ({ page }) => {
  test.slow();
  await signInQuietly(page, people.bola);
  for (const path of ['IProfile', 'IProfile/file', 'Farmers', 'Agri_Business']) {
    await toPage(page, `/Investors/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await check(page, path);
  }
  await page
    .getByRole('link', { name: /View Details/ })
    .first()
    .click();
  await expect(page.getByText('Open to investors since')).toBeVisible();
  await check(page, 'an opportunity');
  await toPage(page, '/Investors/IProfile/file');
  await page.getByRole('button', { name: 'Change my investor file' }).click();
  await page.getByLabel('No, I need all of it back').check();
  await page.getByRole('button', { name: 'Save my investor file' }).click();
  await check(page, 'investor file, refused');
});

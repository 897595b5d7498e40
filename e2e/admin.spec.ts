import type { Page } from '@playwright/test';
import { fillFile, joinAsInvestor } from './investor-hands.ts';
import { expect, testInOwnHouse as test, visit } from './journey.ts';
import { newEmail, newFarmer, people, proveFactor, signInByForm } from './people.ts';
import { letterTo } from './post.ts';
import { processes } from './processes.ts';
import { toPage } from './to-page.ts';

test.describe.configure({ mode: 'serial' });

let admin: Page;

test.beforeAll(async ({ browser, ownHouse }) => {
  admin = await browser.newPage({ baseURL: ownHouse.url });
  await visit(admin, '/login');
  await signInByForm(admin, people.ngozi);
  await proveFactor(admin);
  await expect(admin).toHaveURL('/admin');
});

test.afterAll(() => admin.close());

const turn = async (name: string, button: 'Close' | 'Open'): Promise<void> => {
  await toPage(admin, '/admin/doors');
  const door = admin.getByRole('listitem').filter({ hasText: name });
  await door.getByRole('button', { name: button }).click();
  await expect(door.getByRole('button', { name: button === 'Close' ? 'Open' : 'Close' })).toBeVisible();
  // Each server looks at the doors every two seconds; of several one may have looked while another has not.
  if (processes > 1) await admin.waitForTimeout(2000);
};

/** The server looks at its doors every two seconds. */
const leadsTo = (page: Page, path: string, end: string) =>
  expect(async () => {
    await toPage(page, path);
    expect(new URL(page.url()).pathname).toBe(end);
  }).toPass({ timeout: 10_000 });

test('closed, the registration of farmers leads to the maintenance page; opened, to the form again', async ({
  page,
}) => {
  await turn('Registration of farmers', 'Close');
  await leadsTo(page, '/farmer-signup', '/maintenance');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shuka will be back shortly');
  const details = { firstName: 'A', lastName: 'B', phoneNumber: '0803 555 1234', email: newEmail('late') };
  const refused = await page.request.post('/api/v1/farmers/register', { data: details });
  expect(refused.status(), 'the server refuses it too').toBe(403);
  await toPage(page, '/login');
  await expect(page, 'sign-in stays open').toHaveURL('/login');
  await turn('Registration of farmers', 'Open');
  await leadsTo(page, '/farmer-signup', '/farmer-signup');
});

test('the registration of agro-processors is closed and opened like the others', async ({ page }) => {
  await turn('Registration of agro processors', 'Close');
  await leadsTo(page, '/agro-processor-signup', '/maintenance');
  await turn('Registration of agro processors', 'Open');
  await leadsTo(page, '/agro-processor-signup', '/agro-processor-signup');
});

test('while the platform is closed visitors see maintenance, staff sign in, followers hear when it opens', async ({
  page,
}) => {
  const email = newEmail('follower');
  await turn('The whole platform', 'Close');
  await leadsTo(page, '/login', '/maintenance');
  await toPage(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/maintenance');
  await visit(page, '/maintenance');
  await expect(page.locator('#system-status').getByRole('note')).toHaveText('The platform is closed for maintenance.');
  await page.locator('#follow-updates').getByLabel('Email').fill(email);
  await page.locator('#follow-updates').getByRole('button', { name: 'Follow Updates' }).click();
  await expect(
    page.getByText('We will write to you when there is news, and when the platform is open again.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Staff sign-in' }).click();
  await page.waitForLoadState('networkidle');
  await signInByForm(page, people.ngozi);
  await expect(page.getByRole('heading', { name: 'Second factor' })).toBeVisible();
  await turn('The whole platform', 'Open');
  await leadsTo(page, '/resetpassword', '/resetpassword');
  await expect(async () => {
    await letterTo(page, email, /^Shuka is open again/);
  }).toPass({ timeout: 30_000 });
});

test('a message is answered once, and the answer arrives by mail', async ({ page }) => {
  const email = newEmail('sade');
  await visit(page, '/contact');
  await page.getByLabel('Name').fill('Sade <b>Ojo</b>');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Message').fill('Where do I buy good seed?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('dialog', { name: 'Thank you!' })).toBeVisible();

  await toPage(admin, '/admin/messages');
  const message = admin.getByRole('listitem').filter({ hasText: email });
  await expect(message).toContainText('Sade <b>Ojo</b>');
  await message.getByRole('button', { name: 'Answer', exact: true }).click();
  await message.getByRole('button', { name: 'Send answer' }).click();
  await expect(message.getByLabel('Your answer, sent by email')).toHaveAccessibleDescription('Write the answer');
  await message.getByLabel('Your answer, sent by email').fill('At the market of Bichi.');
  await message.getByRole('button', { name: 'Send answer' }).click();
  await expect(message).toBeHidden();
  expect((await letterTo(admin, email, /Our answer/)).text).toContain('At the market of Bichi.');
  await admin.getByLabel('Show').selectOption('answered');
  await expect(message).toContainText('At the market of Bichi.');
  await expect(message.getByRole('button')).toHaveCount(0);
});

test('people are found by name and by role', async ({ page }) => {
  await newFarmer(page, 'Rakiya');
  await toPage(admin, '/admin/people');
  const rows = admin
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: admin.getByRole('button') });
  await expect(rows.filter({ hasText: 'Rakiya' })).toHaveCount(1);
  await admin.getByLabel('Name, email or phone').fill('raki');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Sani, Rakiya');
  await admin.getByLabel('Name, email or phone').fill('zzzz');
  await expect(admin.getByText('Nobody was found.')).toBeVisible();
  await admin.getByLabel('Name, email or phone').fill('');
  await admin.getByLabel('Role').selectOption('Investor');
  await expect(rows.filter({ hasText: 'Adeyemi, Bola' })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'Rakiya' })).toHaveCount(0);
});

test('an investor signs up, says what investors are asked, is approved, gets a mail and finds the area open', async ({
  page,
}) => {
  const email = newEmail('ireti');
  await joinAsInvestor(page, email);
  await expect(page.getByText('We are checking your application.')).toBeVisible();
  await expect(page.getByText('One thing is missing: your investor file.')).toBeVisible();

  await toPage(admin, '/admin/people');
  const row = admin.getByRole('main').getByRole('listitem').filter({ hasText: 'Balogun, Ireti' });
  await expect(row).toContainText('Waiting for approval');
  await row.getByRole('button', { name: 'Approve' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Decide on Ireti Balogun' });
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(/Give the reason/);
  await dialog.getByLabel('Reason').fill('Papers seen.');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(dialog.getByRole('alert')).toContainText('has not filled in their investor file');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await fillFile(page);
  await row.getByRole('link', { name: 'Read the investor file' }).click();
  await expect(admin.getByText('₦1,200,000')).toBeVisible();
  await expect(admin.getByText('Cautious (4 points of 10)')).toBeVisible();
  await admin.getByRole('button', { name: 'Approve' }).click();
  await dialog.getByLabel('Reason').fill('Papers seen.');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(admin.getByRole('button', { name: 'Close account' })).toBeVisible();

  expect((await letterTo(page, email, /account is open/)).text).toContain('Papers seen.');
  await page.goto('/Investors/Farmers');
  await expect(page.getByRole('heading', { name: 'Our Farmers' })).toBeVisible();
});

/** Decides about Jummai, whose reason is told to whoever is suspended. */
const decide = async (decision: string): Promise<void> => {
  await toPage(admin, '/admin/people');
  const row = admin.getByRole('main').getByRole('listitem').filter({ hasText: 'Jummai' });
  await row.getByRole('button', { name: decision }).click();
  await admin.getByRole('dialog').getByLabel('Reason').fill('Two people use it.');
  await admin.getByRole('dialog').getByRole('button', { name: decision }).click();
  await expect(admin.getByRole('dialog')).toBeHidden();
};

test('a suspended account is signed out and reads why, a closed one only that access is denied', async ({ page }) => {
  const farmer = await newFarmer(page, 'Jummai');
  await visit(page, '/login');
  await signInByForm(page, farmer);
  await expect(page).toHaveURL('/farmersDashboard');
  await decide('Suspend account');
  await visit(page, '/Farmer/MyFarms');
  await expect(page).toHaveURL(/\/login/);
  await page.waitForLoadState('networkidle');
  await signInByForm(page, farmer);
  await expect(page.getByRole('alert')).toHaveText(
    'Access denied. Your account is suspended for now. The reason: Two people use it.',
  );
  await decide('Lift the suspension');
  await decide('Close account');
  await signInByForm(page, farmer);
  await expect(page.getByRole('alert')).toContainText('Access denied. Please check your permissions');
  await decide('Reopen account');
  await signInByForm(page, farmer);
  await expect(page).toHaveURL(/\/(farmersDashboard|Farmer\/MyFarms)/);
});

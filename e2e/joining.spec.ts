import type { Page } from '@playwright/test';
import { choosePicture, seeThatItWaits, sendApplication } from './application-hands.ts';
import { expect, testInOwnHouse as test, visit } from './journey.ts';
import { signInAdminQuietly } from './admins.ts';
import { toPage } from './to-page.ts';
import { newEmail, people, signInByForm, signInQuietly } from './people.ts';
import { letterTo } from './post.ts';

const password = 'dawa-da-gero-7';
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

const fillAboutYou = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('First name').fill('Ladi');
  await page.getByLabel('Last name').fill('Danjuma');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone number').fill('0803 555 7711');
  await page.getByLabel('Female').check();
  await page.getByLabel('Date of birth').fill('1999-05-17');
};

const fillAddress = async (page: Page): Promise<void> => {
  await page.getByLabel('Address', { exact: true }).fill('12 Hospital Road');
  await page.getByLabel('Find your local government area').fill('zaria');
  await page.getByRole('button', { name: 'Zaria, Kaduna' }).click();
  await page.getByLabel('Town or village').fill('Zaria');
};

const fillEducation = async (page: Page, nyscNumber: string): Promise<void> => {
  await page.getByLabel('Degree', { exact: true }).fill('B.Agric. Crop Production');
  await page.getByLabel('University or college').fill('Ahmadu Bello University');
  await page.getByLabel('Year you graduated').fill('2023');
  await page.getByLabel('State where you served').selectOption({ label: 'Kano' });
  await page.getByLabel('NYSC certificate number').fill(nyscNumber);
};

const fillWork = async (page: Page): Promise<void> => {
  await page.getByLabel('Designation').fill('Crop extension');
  await page.getByLabel('Description').fill('I served with farmers in Bichi.');
  await page.getByLabel('Medium (2-10 acres)').check();
  await page.getByLabel('Crops you know').fill('Maize, Cowpea');
};

const fillPapers = async (page: Page): Promise<void> => {
  await page.getByLabel('NYSC ID card').check();
  await choosePicture(page, 'Picture of this document', 'green');
  await choosePicture(page, 'Picture of you', 'brown');
  await page.getByLabel('Password', { exact: true }).fill(password);
};

/** A graduate fills in all five steps; the page is loaded anew in the middle. */
const apply = async (page: Page, email: string): Promise<void> => {
  await visit(page, '/extension-manager-signup');
  await next(page);
  await expect(page.getByLabel('First name')).toBeFocused();
  await fillAboutYou(page, email);
  await next(page);
  await fillAddress(page);
  await visit(page, '/extension-manager-signup');
  await expect(page.getByLabel('Address', { exact: true }), 'nothing typed is lost').toHaveValue('12 Hospital Road');
  await next(page);
  await fillEducation(page, 'A 00123');
  await next(page);
  const question = page.getByRole('dialog', { name: 'Is this number right?' });
  await question.getByRole('button', { name: 'Change it' }).click();
  await page.getByLabel('NYSC certificate number').fill('NYSC/ABU/2024/123456');
  await next(page);
  await fillWork(page);
  await next(page);
  await fillPapers(page);
  await sendApplication(page, email);
};

test('a graduate applies and waits; the admin reads her papers and approves; she lands on her dashboard', async ({
  page,
  browser,
  ownHouse,
}) => {
  test.slow();
  const email = newEmail('ladi');
  await apply(page, email);
  await seeThatItWaits(page, { email, password });

  const admin = await browser.newPage({ baseURL: ownHouse.url });
  await signInAdminQuietly(admin, 'ngozi');
  await admin.goto('/admin/people');
  const ladi = admin.getByRole('listitem').filter({ hasText: 'Danjuma, Ladi' });
  await expect(ladi.getByRole('button', { name: 'Refuse' })).toBeVisible();
  await ladi.getByRole('link', { name: 'Read the application' }).click();
  await expect(admin.getByRole('heading', { name: 'Application of Ladi Danjuma' })).toBeVisible();
  await expect(admin.getByText('NYSC/ABU/2024/123456')).toBeVisible();
  await expect(admin.getByRole('img', { name: 'Picture of Ladi Danjuma' })).toBeVisible();
  await admin.getByRole('button', { name: 'Show the ID document' }).click();
  await expect(admin.getByRole('img', { name: 'NYSC ID card' })).toBeVisible();
  await admin.getByRole('button', { name: 'Approve' }).click();
  await admin.getByRole('dialog').getByLabel('Reason').fill('Welcome, Ladi.');
  await admin.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(admin.getByRole('button', { name: 'Close account' })).toBeVisible();
  await admin.close();

  expect((await letterTo(page, email, /is open$/)).text).toContain('Welcome, Ladi.');
  await page.goto('/login?ended=1');
  await page.waitForLoadState('networkidle');
  await signInByForm(page, { email, password });
  await expect(page).toHaveURL('/ExtensionAgentDashboard');
  await expect(page.getByText('waiting for approval')).toHaveCount(0);
});

test('a manager updates the profile; every field but the numbers is required', async ({ page }) => {
  await signInQuietly(page, people.chidi);
  await page.goto('/ExtensionManager/Eprofile');
  const step = (name: RegExp) =>
    page.getByRole('navigation', { name: 'Steps of the form' }).getByRole('button', { name });
  await step(/Where you live/).click();
  const village = page.getByLabel('Town or village');
  await village.fill('');
  await next(page);
  await expect(page.getByText('Town or village is required')).toBeVisible();
  await village.fill('Tsanyawa');
  await page.getByLabel('Address', { exact: true }).fill('3 Hospital Road');
  await page.getByLabel('Find your local government area').fill('bichi');
  await page.getByRole('button', { name: 'Bichi, Kano' }).click();
  await step(/About you/).click();
  await page.getByLabel('Description').fill('I studied agronomy and served in Kano.');
  await next(page);
  await page.getByLabel('Male', { exact: true }).check();
  await page.getByLabel('Date of birth').fill('1996-01-30');
  await step(/Your work/).click();
  await page.getByLabel('Designation').fill('Crop extension');
  await page.getByLabel('Small (0-2 acres)').check();
  await page.getByLabel('Crops you know').fill('Maize');
  await next(page);
  await page.getByRole('button', { name: 'Save my profile' }).click();
  const popup = page.getByRole('dialog', { name: 'Profile Updated!' });
  await expect(popup).toContainText('Your exentionagent profile has been updated successfully.');
  await popup.getByRole('button', { name: 'Close' }).last().click();
  await expect(popup).toBeHidden();
  await page.getByRole('link', { name: 'BVN, NIN and bank account' }).click();
  await expect(page.getByRole('heading', { name: 'BVN, NIN and bank account', level: 1 })).toBeVisible();
});

test('while the registration of managers is closed, its address leads to the maintenance page', async ({
  page,
  browser,
  ownHouse,
}) => {
  const admin = await browser.newPage({ baseURL: ownHouse.url });
  await signInAdminQuietly(admin, 'ngozi');
  await toPage(admin, '/admin');
  await admin.getByRole('link', { name: 'Doors, maintenance and updates' }).click();
  const door = admin.getByRole('listitem').filter({ hasText: 'Registration of extension managers' });
  await door.getByRole('button', { name: 'Close' }).click();
  await expect(door.getByRole('button', { name: 'Open' })).toBeVisible();
  await expect(async () => {
    await page.goto('/sign_up');
    await page.getByRole('link', { name: 'Sign Up' }).nth(2).click();
    expect(new URL(page.url()).pathname).toBe('/maintenance');
  }).toPass({ timeout: 10_000 });
  await door.getByRole('button', { name: 'Open' }).click();
  await expect(async () => {
    await page.goto('/extension-manager-signup');
    expect(new URL(page.url()).pathname).toBe('/extension-manager-signup');
  }).toPass({ timeout: 10_000 });
  await admin.close();
});

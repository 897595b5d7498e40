import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { choosePicture, seeThatItWaits, sendApplication } from './application-hands.ts';
import { expect, houseOfFile, testInOwnHouse, toPage, visit } from './journey.ts';
import type { House } from './open-house.ts';
import { signInAdminQuietly } from './admins.ts';
import { newEmail, people, signInByForm, signInQuietly } from './people.ts';
import { letterTo } from './post.ts';

/** The whole demo: Danjuma's mill with its staff, and what mills see of others. */
const test = testInOwnHouse.extend<object, { readonly ownHouse: House }>(houseOfFile('yes'));

/** One house for all of them: side by side each worker would open another. */
test.describe.configure({ mode: 'default' });

const password = 'dawa-da-gero-7';

const fillCompany = async (page: Page): Promise<void> => {
  await page.getByLabel('Name of the company').fill('Gambo Mills');
  await page.getByLabel('Mill or processor').check();
  await page.getByLabel('CAC number').fill('no number');
  await page.getByLabel('Find your local government area').fill('zaria');
  await page.getByRole('button', { name: 'Zaria, Kaduna' }).click();
  await page.getByLabel('Address of the company').fill('3 Kaduna Road');
  await page.getByLabel('What you can take in, tonnes a month').fill('120');
  await page.getByLabel('About your company').fill('We mill sorghum for the bakers of Zaria.');
};

const apply = async (page: Page, email: string): Promise<void> => {
  await visit(page, '/sign_up');
  await page.getByRole('listitem').filter({ hasText: 'Agro Processor' }).getByRole('link').click();
  await expect(page).toHaveURL('/agro-processor-signup');
  await page.waitForLoadState('networkidle');
  await page.getByLabel('First name').fill('Rabi');
  await page.getByLabel('Last name').fill('Gambo');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone number').fill('0803 555 7722');
  await fillCompany(page);
  await page.getByLabel('Passport').check();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Send my application' }).click();
  await expect(page.getByText('This is no CAC number.'), 'what is wrong stands beside its field').toBeVisible();
  await expect(page.getByText('Add a picture of the certificate')).toBeVisible();
  await page.getByLabel('CAC number').fill('RC 7654321');
  await choosePicture(page, 'CAC certificate of the company', 'white');
  await choosePicture(page, 'Picture of this document', 'green');
  await choosePicture(page, 'Picture of you', 'brown');
  await sendApplication(page, email);
};

test('the owner of a mill applies and waits; the admin reads her papers and approves; she lands on her dashboard', async ({
  page,
  browser,
  ownHouse,
}) => {
  test.slow();
  const email = newEmail('rabi');
  await apply(page, email);
  await seeThatItWaits(page, { email, password });

  const admin = await browser.newPage({ baseURL: ownHouse.url });
  await signInAdminQuietly(admin, 'ngozi');
  await toPage(admin, '/admin/people');
  const rabi = admin.getByRole('listitem').filter({ hasText: 'Gambo, Rabi' });
  await rabi.getByRole('link', { name: 'Read the application' }).click();
  await expect(admin.getByRole('heading', { name: 'Application of Gambo Mills' })).toBeVisible();
  await expect(admin.getByText('RC 7654321')).toBeVisible();
  await admin.getByRole('button', { name: 'Show the paper: CAC certificate of the company' }).click();
  await expect(admin.getByRole('img', { name: 'CAC certificate of the company' })).toBeVisible();
  await expectAccessible(admin, 'an application');
  await admin.getByRole('button', { name: 'Approve' }).click();
  await admin.getByRole('dialog').getByLabel('Reason').fill('Welcome, Rabi.');
  await admin.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(admin.getByRole('button', { name: 'Close account' })).toBeVisible();
  await admin.close();
  expect((await letterTo(page, email, /is open$/)).text).toContain('Welcome, Rabi.');
  await toPage(page, '/login?ended=1');
  await page.waitForLoadState('networkidle');
  await signInByForm(page, { email, password });
  await expect(page).toHaveURL('/AgroProcessorDashboard');
  await expect(page.getByText('Gambo Mills')).toBeVisible();
  await expect(page.getByText('Nobody is on shift.')).toBeVisible();
});

test('Danjuma invites a clerk, who signs in as herself, takes the shift over, and is taken out', async ({
  page,
  browser,
  ownHouse,
}) => {
  test.slow();
  const email = newEmail('binta');
  await signInQuietly(page, people.danjuma);
  await toPage(page, '/AgroProcessor/Astaff');
  await expect(page.getByText('Zainab Umar', { exact: true })).toBeVisible();
  await page.getByLabel('Email or phone number').fill(email);
  await page.getByLabel('Clerk').check();
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText(`The invitation is on its way to ${email}.`)).toBeVisible();
  const { text } = await letterTo(page, email, /invites you/);
  const code = /\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/.exec(text)?.[0] ?? '';

  const clerk = await browser.newPage({ baseURL: ownHouse.url });
  await visit(clerk, '/join-company');
  await clerk.getByLabel('Email or phone number').fill(email);
  await clerk.getByLabel('Code of the invitation').fill('AAAA-0000');
  await clerk.getByRole('button', { name: 'Open the invitation' }).click();
  await expect(clerk.getByText('This code is not right for this address')).toBeVisible();
  await clerk.getByLabel('Code of the invitation').fill(code.toLowerCase());
  await clerk.getByRole('button', { name: 'Open the invitation' }).click();
  await expect(clerk.getByText('Danjuma Bello invites you to work for Danjuma Mills. Duty: Clerk.')).toBeVisible();
  await clerk.getByLabel('First name').fill('Binta');
  await clerk.getByLabel('Last name').fill('Sule');
  await clerk.getByLabel('Phone number').fill('0803 555 7733');
  await clerk.getByLabel('Password', { exact: true }).fill(password);
  await clerk.getByRole('button', { name: 'Open my account' }).click();
  await expect(clerk).toHaveURL('/AgroProcessorDashboard');
  await expect(clerk.getByText('Danjuma Mills')).toBeVisible();
  await expect(clerk.getByText('Zainab Umar, since', { exact: false })).toBeVisible();

  await toPage(page, '/AgroProcessor/Ashifts');
  await page.getByRole('button', { name: 'Hand over' }).click();
  await page.getByLabel('Who takes over').selectOption({ label: 'Binta Sule' });
  await page.getByLabel('Trucks waiting').fill('three');
  await page.getByLabel('Bags standing').fill('40');
  await page.getByRole('button', { name: 'Hand over' }).click();
  await expect(page.getByText('Write how many trucks wait')).toBeVisible();
  await page.getByLabel('Trucks waiting').fill('3');
  await page.getByRole('button', { name: 'Hand over' }).click();
  await expect(page.getByText('Danjuma Bello handed the shift to Binta Sule')).toBeVisible();
  await expectAccessible(page, 'shifts');

  await toPage(clerk, '/AgroProcessor/Ashifts');
  await expect(clerk.getByRole('button', { name: 'End the shift' })).toBeVisible();
  await toPage(page, '/AgroProcessor/Astaff');
  const binta = page.getByRole('listitem').filter({ hasText: 'Binta Sule' });
  await binta.getByRole('button', { name: 'Take out' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('The season is over.');
  await page.getByRole('dialog').getByRole('button', { name: 'Take out' }).click();
  await expect(binta).toHaveCount(0);
  await clerk.reload();
  await expect(clerk.getByText('You do not work for a company here now.', { exact: false })).toBeVisible();
  await clerk.close();
});

test('Danjuma changes his profile: the picture only while editing, and every field is required', async ({ page }) => {
  await signInQuietly(page, people.danjuma);
  await toPage(page, '/AgroProcessor/Aprofile');
  const location = page.getByLabel('Location');
  await expect(location).toBeDisabled();
  await expect(page.getByText('Change the picture')).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await location.fill('');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Location is required')).toBeVisible();
  await location.fill('Sharada, Kano');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const popup = page.getByRole('dialog', { name: 'Profile Updated!' });
  await expect(popup).toBeVisible();
  await popup.getByRole('button', { name: 'Close' }).last().click();
  await expect(location).toBeDisabled();
  await expect(location).toHaveValue('Sharada, Kano');
  await expectAccessible(page, 'profile');
  await page.getByRole('link', { name: 'Change email or phone number' }).click();
  await expect(page.getByText('+2348031234505')).toBeVisible();
  await page.getByRole('link', { name: 'Back to my profile' }).click();
  await expect(page).toHaveURL(/\/AgroProcessor\/Aprofile$/);
});

test('Danjuma looks at ventures and extension workers, and opens one of each', async ({ page }) => {
  await signInQuietly(page, people.danjuma);
  await toPage(page, '/AgroProcessor/Aagribusiness');
  await page.getByLabel('Find by name or kind').fill('amina');
  await page.getByRole('link', { name: 'View Details of Amina Grains' }).click();
  await expect(page.getByRole('heading', { name: 'Amina Grains' })).toBeVisible();
  await expect(page.getByText('amina@shuka.example')).toHaveCount(0);
  await expectAccessible(page, 'a venture');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Extension workers' }).click();
  await page.getByRole('link', { name: 'View Profile of Chidi Okafor' }).click();
  await expect(page.getByRole('heading', { name: 'Chidi Okafor' })).toBeVisible();
  await expect(page.getByText('chidi@shuka.example')).toHaveCount(0);
  await expectAccessible(page, 'an extension worker');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page, 'the logo leads to the site').toHaveURL('/');
});

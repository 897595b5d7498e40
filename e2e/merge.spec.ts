import type { Page } from '@playwright/test';
import { signInAdminQuietly } from './admins.ts';
import { people, type SignIn } from './people.ts';
import { expect, goTo, status, takeToPhone, testInOwnHouse as test, untilAllSent, type Phone } from './phones.ts';
import { register } from './register-hands.ts';
import { toPage } from './to-page.ts';

const halima: SignIn = { email: 'halima@shuka.example', password: 'gyada-da-wake-9' };

/** A family that no other journey has anything to do with. */
const family = `Gwandu${process.pid}`;

/** A manager registers a farmer in the village, where there is no network, and sends it when there is one again. */
const registerAway = async (phone: Phone, manager: SignIn, firstName: string): Promise<Page> => {
  const page = await takeToPhone(phone, manager, people.chidi.home);
  await goTo(page, '/extension-farmers/new');
  await expect(page.getByLabel('First name')).toBeVisible();
  await phone.networkOff();
  await register(page, firstName, family, 'Badume Kudu');
  await expect(status(page)).toHaveText(/^1 waiting since /);
  await phone.networkOn();
  await untilAllSent(page);
  return page;
};

test('two managers with no network registered one farmer: one of them says so, and an admin makes one of the two accounts', async ({
  newPhone,
  browser,
  baseURL,
}) => {
  test.slow();
  const [his, hers] = [await newPhone(), await newPhone()];
  const [chidi] = await Promise.all([registerAway(his, people.chidi, 'Larai'), registerAway(hers, halima, 'Larrai')]);

  const card = (page: Page) => page.getByRole('listitem').filter({ hasText: `Larai ${family}` });
  await expect(async () => {
    await goTo(chidi, '/ExtensionManager/duplicates');
    await expect(card(chidi)).toBeVisible({ timeout: 3000 });
  }, 'the search runs behind').toPass({ timeout: 40_000 });
  await expect(card(chidi)).toContainText('Nearly the same name');
  await expect(card(chidi)).toContainText('With Halima Sani');
  await card(chidi).getByRole('button', { name: 'Same person' }).click();
  await chidi.getByRole('radio', { name: new RegExp(`^Larrai ${family}`) }).check();
  await chidi.getByLabel('How do you know?').fill('I went to her compound. It is one woman.');
  await chidi.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(chidi.getByText('An admin will look at both and decide.')).toBeVisible();

  const admin = await browser.newPage(baseURL === undefined ? {} : { baseURL });
  await signInAdminQuietly(admin, 'ngozi');
  await toPage(admin, '/admin/duplicates');
  await expect(async () => {
    if (await card(admin).isHidden()) await admin.getByRole('button', { name: 'Next' }).click({ timeout: 2000 });
    await expect(card(admin)).toBeVisible({ timeout: 2000 });
  }, 'other journeys made pairs too').toPass({ timeout: 30_000 });
  await expect(card(admin)).toContainText('Chidi Okafor says: the same person.');
  await card(admin).getByRole('link', { name: 'Compare the two' }).click();
  await expect(admin.getByRole('heading', { level: 1, name: 'One person or two?' })).toBeVisible();
  await expect(
    admin.getByRole('radio', { name: new RegExp(`^Larrai ${family}`) }),
    'what the manager proposed is chosen',
  ).toBeChecked();
  await admin.getByRole('radio', { name: 'Larai', exact: true }).check();
  await expect(admin.getByText('This cannot be undone.')).toBeVisible();
  await admin.getByLabel('How do you know?').fill('I called both managers.');
  await admin.getByLabel('Your password', { exact: true }).fill(people.ngozi.password);
  await admin.getByRole('button', { name: 'Make them one farmer' }).click();
  await expect(admin.getByText('They are one farmer now.')).toBeVisible();

  await toPage(admin, '/admin/duplicates');
  await admin.getByLabel('Show').selectOption('Made one');
  await expect(card(admin).first()).toContainText('I called both managers.');
  await goTo(chidi, '/ExtensionManager/duplicates');
  await expect(chidi.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(card(chidi)).toBeHidden();
  await admin.close();
});

import { addFarm, itemsAt } from './farm-hands.ts';
import { signInByForm } from './people.ts';
import {
  expect,
  goTo,
  lockByMenu,
  openIfLocked,
  status,
  takeNewFarmer,
  test,
  typePin,
  untilAllSent,
  type Phone,
} from './phones.ts';

/** The session is over for the server and the browser alike. */
const endSession = (phone: Phone): Promise<void> => phone.context.clearCookies();

test('when the session is over one works on, and all is sent after signing in', async ({ newPhone }) => {
  const { phone, farmer: amina, page } = await takeNewFarmer(newPhone, 'Amina');
  await endSession(phone);
  await goTo(page, '/Farmer/MyFarms');
  await addFarm(page, 'Gonar Rafi');
  await expect(page.getByRole('article').filter({ hasText: 'Gonar Rafi' })).toContainText('Saved here');
  await expect(status(page)).toHaveText('Sign in to send');
  await addFarm(page, 'Gonar Tudu');
  await status(page).click();
  await expect(page).toHaveURL(/\/login\?ended=1/);
  await page.waitForLoadState('networkidle');
  await signInByForm(page, amina);
  await openIfLocked(page);
  await expect(page).toHaveURL('/Farmer/MyFarms');
  await untilAllSent(page);
  expect((await itemsAt(page, '/api/farms')).map(({ name }) => name).toSorted()).toEqual(['Gonar Rafi', 'Gonar Tudu']);
});

test('a trusted phone begins a session by itself and sends', async ({ newPhone }) => {
  const { phone, farmer: amina, page } = await takeNewFarmer(newPhone, 'Amina');
  await goTo(page, '/phone');
  await page.getByLabel('Password', { exact: true }).fill(amina.password);
  await page.getByRole('button', { name: 'Trust this phone' }).click();
  await expect(page.getByText(/^Trusted until/)).toBeVisible();
  await endSession(phone);
  await goTo(page, '/Farmer/MyFarms');
  await addFarm(page, 'Gonar Rafi');
  await untilAllSent(page);
  expect((await itemsAt(page, '/api/farms')).map(({ name }) => name)).toEqual(['Gonar Rafi']);
});

test('signing out with unsent work warns and keeps it; the next sign-in sends it', async ({ newPhone }) => {
  const { phone, farmer: amina, page } = await takeNewFarmer(newPhone, 'Amina');
  await goTo(page, '/Farmer/MyFarms');
  await phone.networkOff();
  await addFarm(page, 'Gonar Rafi');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  const dialog = page.getByRole('dialog', { name: 'Not all is sent' });
  await expect(dialog).toContainText('1 thing is not sent yet');
  await dialog.getByRole('button', { name: 'Send now' }).click();
  await expect(dialog.getByRole('alert')).toContainText('There is no network now. Your work stays on this phone');
  await dialog.getByRole('button', { name: 'Sign out anyway' }).click();
  await expect(page.getByText('Gonar Rafi')).toHaveCount(0);

  await phone.networkOn();
  const again = await phone.reopen('/login?ended=1');
  await again.waitForLoadState('networkidle');
  await signInByForm(again, amina);
  await typePin(again);
  await untilAllSent(again);
  expect((await itemsAt(again, '/api/farms')).map(({ name }) => name)).toEqual(['Gonar Rafi']);
});

test('a locked phone shows no name and nothing of the work', async ({ newPhone }) => {
  const { phone, page } = await takeNewFarmer(newPhone, 'Amina');
  await goTo(page, '/Farmer/MyFarms');
  await addFarm(page, 'Gonar Rafi');
  await lockByMenu(page);
  await expect(page.getByText(/Amina|Gonar Rafi/)).toHaveCount(0);
  const again = await phone.reopen('/Farmer/MyFarms');
  await expect(again.getByLabel('PIN', { exact: true })).toBeVisible();
  await typePin(again);
  await expect(again.getByRole('article').filter({ hasText: 'Gonar Rafi' })).toBeVisible();
});

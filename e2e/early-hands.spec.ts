import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { newEmail, people } from './people.ts';

/** A slow network: no script but the page's own comes until it is let go. */
const holdScripts = async (page: Page): Promise<() => void> => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
};

test('what a farmer types before the script has come stays, and can be sent', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/farmer-signup', { waitUntil: 'commit' });
  await page.getByLabel('First name').fill('Ladi');
  await page.getByLabel('Last name').fill('Garba');
  await page.getByLabel('Phone number').fill('0803 555 9876');
  await page.getByLabel('Email').fill(newEmail('ladi'));
  letGo();
  await page.waitForLoadState('networkidle');
  await expect(page.getByLabel('First name')).toHaveValue('Ladi');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/farmer-signup/otp-verification');
});

test('a form sent before the script has come waits for it, and no password gets into the address', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(people.amina.email);
  await page.getByLabel('Password', { exact: true }).fill(people.amina.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  letGo();
  await expect(page).toHaveURL('/farmersDashboard');
});

test('the drawer opens before the script has come', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Main menu' })).toBeVisible();
  letGo();
});

import type { Page } from '@playwright/test';
import { lostText } from './accessible.ts';
import { expect, test, visit } from './journey.ts';
import { newFarmer, newFarmerSignedIn } from './people.ts';
import { publicPaths } from './public-pages.ts';
import { toPage } from './to-page.ts';

/** Presses Tab until what has the focus answers to this; fails when it never does. */
const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  const named = (): Promise<string> =>
    page.evaluate(() => {
      const focused = document.activeElement as HTMLInputElement | null;
      return focused?.getAttribute('aria-label') ?? focused?.labels?.[0]?.innerText ?? focused?.textContent ?? '';
    });
  const seen: string[] = [];
  for (let pressed = 0; pressed < 40; pressed += 1) {
    await page.keyboard.press('Tab');
    seen.push((await named()).trim());
    if (name.test(seen.at(-1) ?? '')) return;
  }
  throw new Error(`Tab never came to ${name}; it came to: ${seen.join(' > ')}`);
};

const focusRing = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);

test('a farmer signs in and adds a farm with the keyboard alone', async ({ page }) => {
  const farmer = await newFarmer(page);
  await visit(page, '/login');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Go to the main part of the page' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, /^Email/);
  expect(await focusRing(page)).not.toBe('none');
  await page.keyboard.type(farmer.email);
  await tabTo(page, /^Password/);
  await page.keyboard.type(farmer.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/farmersDashboard');
  await expect(page.getByRole('link', { name: 'All my farms' })).toBeVisible();
  await tabTo(page, /^All my farms/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/Farmer/MyFarms');
  await expect(page.getByText('You have no farms yet.')).toBeVisible();

  await tabTo(page, /^Add Farm/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add a farm' });
  await expect(dialog.getByLabel('Farm name')).toBeVisible();
  await tabTo(page, /^Farm name/);
  await page.keyboard.type('Gonar Hannu');
  await tabTo(page, /^Find your/);
  await page.keyboard.type('Wudl');
  await tabTo(page, /^Wudil, Kano/);
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Local government area', { exact: true })).toHaveValue('Wudil');
  await tabTo(page, /^Small/);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, /^Crop/);
  await page.keyboard.type('Rice');
  await tabTo(page, /^Save farm/);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('article')).toContainText('Medium (2-10 acres)');
});

test('a window keeps the focus inside, and gives it back where it came from', async ({ page }) => {
  await newFarmerSignedIn(page);
  await toPage(page, '/Farmer/MyFarms');
  const add = page.getByRole('button', { name: 'Add Farm' }).first();
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Farm name')).toBeVisible();
  const isInside = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      return focused === document.body || focused?.closest('dialog') !== null;
    });
  for (let pressed = 0; pressed < 25; pressed += 1) {
    await page.keyboard.press('Tab');
    expect(await isInside(), `after ${pressed + 1} tabs`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(add).toBeFocused();
});

const home = ['/farmersDashboard', '/Farmer/MyFarms', '/devices'];

/** Opens each page and says what of it is lost. */
const expectWhole = async (page: Page, change: () => Promise<unknown>): Promise<void> => {
  await newFarmerSignedIn(page, 'Oluwaseunfunmilayo');
  for (const path of [...publicPaths, ...home]) {
    await toPage(page, path);
    await expect(page.locator('h1')).not.toHaveText(/Loading/);
    await change();
    expect.soft(await lostText(page), path).toEqual([]);
  }
};

test.describe('seen at 400 % on a laptop', () => {
  test.use({ viewport: { width: 320, height: 256 } });
  test('nothing is lost, and nothing scrolls sideways', ({ page }) => expectWhole(page, async () => undefined));
});

test.describe('with letters of twice the size on a laptop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  const doubleLetters = (page: Page) => page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  test('nothing is lost, and nothing scrolls sideways', ({ page }) => expectWhole(page, () => doubleLetters(page)));
});

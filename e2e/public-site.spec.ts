import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { publicPages } from './public-pages.ts';

const sizes = { 'a small phone': { width: 360, height: 640 }, 'a laptop': { width: 1280, height: 800 } };

/** How much wider the page is than its window; above nought it scrolls sideways. */
const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [name, viewport] of Object.entries(sizes)) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });
    for (const [path, [heading, title]] of Object.entries(publicPages)) {
      test(`${path} is whole`, async ({ page, complaints }) => {
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(200);
        await expect(page).toHaveTitle(new RegExp(`^${title.replace('|', '\\|')}`));
        const h1 = page.getByRole('heading', { level: 1 });
        await expect(h1).toHaveCount(1);
        await expect(h1).toContainText(heading);
        await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\w{3,}/);
        expect(await overhang(page), 'no sideways scrolling').toBeLessThanOrEqual(0);
        await expect(page.locator('footer')).toContainText(String(new Date().getFullYear()));
        expect(complaints).toEqual([]);
      });
    }
  });
}

test('no page says that something is still to come, and young graduates find their sign-up', async ({ page }) => {
  for (const path of ['/', '/products', '/services', '/extension-manager', '/sign_up', '/about']) {
    await page.goto(path);
    await expect(page.getByRole('main'), path).not.toContainText(/being built|are building|comes? next|when .* opens/i);
  }
  await page.getByRole('link', { name: 'Join as an extension manager' }).click();
  await expect(page).toHaveURL('/extension-manager-signup');
});

test('a path that is none is not found, with a way home', async ({ page }) => {
  const answer = await page.goto('/no-such-farm');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  const words = 'Sorry, the page you are looking for does not exist or has been moved.';
  await expect(page.getByText(words, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('letter case and a slash at the end never matter', async ({ page }) => {
  for (const path of ['/ABOUT', '/Sign_Up', '/investorssignup', '/Login/', '/EXTENSION-manager']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
  }
});

test('the top bar is transparent, and solid green with a shadow after 30 pixels', async ({ page }) => {
  await page.goto('/');
  const bar = page.locator('header').first();
  const look = () =>
    bar.evaluate((one) => [getComputedStyle(one).backgroundColor, getComputedStyle(one).boxShadow !== 'none'] as const);
  const scroll = (pixels: number) => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), pixels);
  await scroll(30);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const clear = 'rgba(0, 0, 0, 0)';
  expect((await look())[0], 'at 30').toBe(clear);
  await scroll(31);
  await expect.poll(async () => (await look())[0], 'at 31').toBe('rgb(20, 83, 45)');
  expect((await look())[1]).toBe(true);
  await scroll(0);
  await expect.poll(async () => (await look())[0], 'back at the top').toBe(clear);
});

test('the drawer opens by its button and closes by button, overlay, Escape and link', async ({ page }) => {
  await page.goto('/about');
  const drawer = page.getByRole('dialog', { name: 'Main menu' });
  const open = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expect(drawer).toBeVisible();
  };
  await open();
  await expect(drawer.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
  await expect(drawer.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current', 'page');
  await drawer.getByRole('button', { name: 'Close the menu' }).click();
  await expect(drawer).toBeHidden();
  await open();
  await page.mouse.click(20, 320);
  await expect(drawer).toBeHidden();
  await open();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open the menu' })).toBeFocused();
  await open();
  await drawer.getByRole('link', { name: 'Products' }).click();
  await expect(page).toHaveURL('/products');
  await expect(drawer).toBeHidden();
});

test.describe('on a laptop', () => {
  test.use({ viewport: sizes['a laptop'] });
  test('top bar and footer lead to the four pages and mark the one that is open', async ({ page }) => {
    await page.goto('/');
    for (const [name, path] of [
      ['Products', '/products'],
      ['About', '/about'],
      ['Contact', '/contact'],
      ['Home', '/'],
    ]) {
      await page.locator('header').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(path ?? '');
      for (const place of ['header', 'footer'])
        await expect(page.locator(place).locator('[aria-current=page]')).toHaveText(name ?? '');
    }
  });

  test('the four social links open in a new tab', async ({ page }) => {
    await page.goto('/');
    for (const name of ['Facebook', 'X', 'Instagram', 'LinkedIn']) {
      const link = page.locator('footer').getByRole('link', { name: `${name}, opens in a new tab`, exact: true });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
  });
});

test('the home page leads to sign-up and sign-in, and each role has its sign-up', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  await main.getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL('/sign_up');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Farmer',
    'Agro Processor',
    'Extension Manager',
    'Investor',
  ]);
  await expect(main.getByRole('link', { name: 'Sign Up' })).toHaveCount(4);
  await main.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL('/');
});

test('the language is chosen on any page, and remembered on the next', async ({ page }) => {
  await page.goto('/about');
  const seen = new Set<string>();
  for (const [code, name] of [
    ['ha', 'Hausa'],
    ['yo', 'Yor'],
    ['ig', 'Igbo'],
    ['pcm', 'Pidgin'],
    ['en', 'English'],
  ]) {
    await page.locator('summary').click();
    await page.getByRole('link', { name: new RegExp(name ?? '', 'i') }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', code ?? '');
    await page.goto('/contact');
    await expect(page.locator('html'), 'on the next page').toHaveAttribute('lang', code ?? '');
    seen.add(await page.getByRole('main').innerText());
    await page.goto('/about');
  }
  expect(seen.size, 'five languages, five texts').toBe(5);
});

test('light and dark are turned by hand, and remembered', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Light or dark colours' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('search engines find the map of the site', async ({ page, baseURL }) => {
  const robots = await (await page.request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const map = await (await page.request.get('/sitemap.xml')).text();
  for (const path of ['/', '/about', '/products', '/services', '/contact', '/sign_up', '/extension-manager'])
    expect(map).toContain(`<loc>${baseURL}${path}</loc>`);
  expect(map).not.toContain('/admin');
});

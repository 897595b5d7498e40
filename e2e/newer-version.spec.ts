import type { Page } from '@playwright/test';
import { newFarmerSignedIn } from './people.ts';
import { expect, expectAppOpen, firstVisit, test, untilTaken } from './with-worker.ts';

const bar = (page: Page) => page.getByRole('complementary', { name: /new version|This page is old/ });

const lookForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

const typeFarmName = async (page: Page): Promise<void> => {
  await page.goto('/Farmer/MyFarms');
  await page.getByRole('button', { name: 'Add Farm' }).first().click();
  await page.getByLabel('Farm name').fill('Gonar Halima');
};

test('a newer version waits until it is let in; no page loads by itself and nothing that was typed is lost', async ({
  page,
  context,
  line,
}) => {
  await firstVisit(page);
  const other = await context.newPage();
  await typeFarmName(other);
  await untilTaken(other);
  await page.reload();
  await expectAppOpen(page);
  line.renew();
  await lookForUpdate(page);
  await expect(bar(page)).toContainText('A new version is ready.');
  await expect(bar(other)).toBeAttached();
  await expect(other.getByLabel('Farm name')).toHaveValue('Gonar Halima');

  const loadedAgain = page.waitForEvent('load');
  await bar(page).getByRole('button', { name: 'Update now' }).click();
  await loadedAgain;
  await expectAppOpen(page);
  await expect(bar(page)).toBeHidden();
  await expect(bar(other)).toContainText('This page is old.');
  await expect(other.getByLabel('Farm name')).toHaveValue('Gonar Halima');
});

test('a newer version can be put off; a page of the old one finds its parts without a network', async ({
  page,
  line,
}) => {
  await firstVisit(page);
  await page.reload();
  await expectAppOpen(page);
  line.renew();
  await lookForUpdate(page);
  await bar(page).getByRole('button', { name: 'Later' }).click();
  await expect(bar(page)).toBeHidden();
  await line.cut();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('link', { name: 'My Farms', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'My Farms' })).toBeVisible();
  await expect(page.getByText('This part did not open')).toBeHidden();
});

test('a newer version that is the same but for the worker is not downloaded again', async ({ page, line }) => {
  await firstVisit(page);
  // What the page of a first visit fetches when it has time comes from the line: nobody stands between them yet.
  await page.reload();
  await expectAppOpen(page);
  line.askedFor();
  line.renew();
  await lookForUpdate(page);
  await expect(bar(page)).toBeVisible();
  expect(line.askedFor().filter((path) => path.startsWith('/assets/'))).toEqual([]);
});
test.describe('a part of the app that does not come', () => {
  test.use({ serviceWorkers: 'block' });

  test('leaves the menu standing when it is a whole screen, and says what to do', async ({ page }) => {
    await newFarmerSignedIn(page);
    await page.route('**/assets/MyFarms-*.js', (route) => route.abort());
    await page.goto('/farmersDashboard');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('link', { name: 'My Farms', exact: true }).click();
    await expect(page.getByText('This part did not open')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open the menu' })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect(page.getByRole('heading', { name: 'My Farms' })).toBeVisible();
  });

  test('never leaves an empty page when it is a part of a screen', async ({ page }) => {
    await newFarmerSignedIn(page);
    await page.route('**/assets/AddFarm-*.js', (route) => route.abort());
    await page.goto('/Farmer/MyFarms');
    await page.getByRole('button', { name: 'Add Farm' }).first().click();
    await expect(page.getByText('This part did not open')).toBeVisible();
  });
});

test('the menu offers to install the app when the browser does', async ({ page }) => {
  await firstVisit(page);
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => void (document.title = 'asked'),
    });
    dispatchEvent(offer);
  });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('button', { name: 'Install the app' }).click();
  await expect(page).toHaveTitle('asked');
  await expect(page.getByRole('button', { name: 'Install the app' })).toBeHidden();
});

test("the manifest makes the app installable under the operator's name", async ({ page, baseURL }) => {
  await page.goto('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await page.request.get(address ?? '');
  const manifest = (await answer.json()) as {
    name: string;
    start_url: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Shuka', start_url: '/auth', scope: '/', display: 'standalone', lang: 'en' });
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (url) => {
      const picture = await createImageBitmap(await (await fetch(url)).blob());
      return `${picture.width}x${picture.height}`;
    }, `${baseURL}${src}`);
    expect(size, src).toBe(sizes);
  }
});

import { expectAccessible } from './accessible.ts';
import { openHouse } from './open-house.ts';
import { people, signInQuietly } from './people.ts';
import { expect, goTo, takeToPhone, testInOwnHouse } from './phones.ts';
import type { Page } from '@playwright/test';

const { amina, chidi } = people;
const halima = { email: 'halima@shuka.example', password: 'gyada-da-wake-9' } as const;

/** The whole demo: Halima and Chidi are agronomists, and there are articles. */
const test = testInOwnHouse.extend<object, { readonly ownHouse: Awaited<ReturnType<typeof openHouse>> }>({
  ownHouse: [
    async ({ browserName: _browserName }, use) => {
      const house = await openHouse('yes');
      await use(house);
      await house.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const advises = 'Cire ciyawa a mako na biyu da na biyar bayan shuka.';

const shoot = async (page: Page, name: string) => {
  const folder = process.env['SHOTS'];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};

test('an agronomist writes in Hausa, another finds it good and sends it; the farmer reads it with no network', async ({
  newPhone,
  browser,
  baseURL,
}) => {
  test.slow();
  const small = { viewport: { width: 360, height: 640 } };
  const hers = await newPhone(small);
  await takeToPhone(hers, amina, amina.home);

  const desk = await browser.newPage({ baseURL: baseURL ?? '', ...small });
  await signInQuietly(desk, halima);
  await desk.goto('/farmer-dashboard');
  await desk.getByRole('link', { name: 'Find advice to send' }).click();
  await expect(desk.getByRole('link', { name: 'Feed your maize twice' })).toBeVisible();
  await expectAccessible(desk, 'the library');
  await shoot(desk, 'library');
  await desk.getByRole('link', { name: 'Write and review articles' }).click();
  await expect(desk.getByRole('link', { name: 'Ciyar da masararka sau biyu' })).toBeVisible();
  await desk.getByText('Begin a new article').click();
  await desk.getByLabel('Crop', { exact: true }).selectOption({ label: 'Maize' });
  await desk.getByLabel('Stage', { exact: true }).selectOption({ label: 'Growing' });
  await expectAccessible(desk, 'the desk');
  await shoot(desk, 'desk');
  await desk.getByRole('button', { name: 'Begin', exact: true }).click();
  await desk.getByRole('button', { name: 'Write a text' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Language', { exact: true }).selectOption({ label: 'Hausa' });
  await dialog.getByLabel('Title').fill('Cire ciyawa da wuri');
  await dialog.getByLabel('Text', { exact: true }).fill(advises);
  await dialog.getByRole('button', { name: 'Save the draft' }).click();
  await expect(dialog.getByText('Name at least one source')).toBeVisible();
  await dialog.getByLabel('Sources').fill('NAERLS farmer helpline | nfhl.naerls.gov.ng');
  await dialog.getByRole('button', { name: 'Save the draft' }).click();
  await expect(desk.getByText('Draft', { exact: true })).toBeVisible();
  await expectAccessible(desk, 'a draft');
  await shoot(desk, 'draft');
  await desk.getByRole('button', { name: 'Send to review' }).click();
  await expect(desk.getByText('Waiting for review')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Find it good' })).toBeHidden();

  const second = await browser.newPage({ baseURL: baseURL ?? '', ...small });
  await signInQuietly(second, chidi);
  await second.goto(new URL(desk.url()).pathname);
  await second.getByRole('button', { name: 'Find it good' }).click();
  await expect(second.getByText('Found good', { exact: true })).toBeVisible();
  await second.goto(new URL(desk.url()).pathname.replace('articles', 'advice'));
  await expect(second.getByRole('heading', { name: 'Cire ciyawa da wuri' })).toBeVisible();
  await second.getByRole('button', { name: 'Send this advice' }).click();
  await second.getByLabel('Find a farmer by name').fill('amina y');
  await second.getByLabel('Amina Yusuf').check();
  await second.getByLabel('A word of yours beside it').fill('Ki karanta wannan.');
  await second.evaluate(() => scrollTo(0, 0)); // what lies half under the header is no fault of its own
  await expectAccessible(second, 'sending an article');
  await shoot(second, 'send');
  await second.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(second.getByText('Sent to 1 farmer.')).toBeVisible();

  const page = await hers.reopen('/farmersDashboard?lang=ha');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ha');
  await goTo(page, '/farmersDashboard');
  const link = page.getByRole('link', { name: 'Shawara: an aiko maka 1' });
  await expect(link).toBeVisible({ timeout: 40_000 });
  await shoot(page, 'dashboard');
  await link.click();
  await expect(page.getByRole('heading', { name: 'Don amfanin gonarka: Masara' })).toBeVisible();
  await expectAccessible(page, 'advice');
  await shoot(page, 'advice');
  await hers.networkOff();
  await page.getByRole('link', { name: 'Cire ciyawa da wuri' }).click();
  await expect(page.getByText(advises)).toBeVisible();
  await expect(page.getByText('Chidi Okafor ya aiko. Ki karanta wannan.')).toBeVisible();
  await page.getByRole('button', { name: 'Ya amfana' }).click();
  await expect(page.getByText('Mun gode.')).toBeVisible();
  await expectAccessible(page, 'an article with no network');
  await shoot(page, 'article');
  await hers.networkOn();

  await expect(async () => {
    await desk.reload();
    await expect(desk.getByText('Farmers said: 1 useful, 0 not useful')).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 40_000 });
  await desk.close();
  await second.close();
});

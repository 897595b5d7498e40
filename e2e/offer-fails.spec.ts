import type { Browser, Page } from '@playwright/test';
import { expectAccessible, lostText, smallTargets } from './accessible.ts';
import { photo, photoFile } from './farm-hands.ts';
import { expect, testInOwnHouse } from './journey.ts';
import { openHouse } from './open-house.ts';
import { people, proveFactor, signInQuietly } from './people.ts';
import { letterTo } from './post.ts';

/** The whole demo, with what farmers in Chidi's care offer to investors. */
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

const cassava = /Cassava on Oke Ado farm/;

/** Abiodun, whose cassava investors paid for, has no password yet: he makes one by the code that his mail gets. */
const signInAbiodun = async (page: Page): Promise<void> => {
  const abiodun = { email: 'abiodun.oyelade@shuka.example', password: 'ogbin-ati-ikore' };
  const post = async (path: string, data: object): Promise<Record<string, string>> => {
    const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
    const answer = await page.request.post(path, { data, headers: { 'x-xsrf-token': token } });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as Record<string, string>;
  };
  const { resetId } = await post('/api/password-reset/request', { email: abiodun.email });
  const { subject } = await letterTo(page, abiodun.email, /reset code: \d{6}/);
  await post('/api/password-reset/check', { resetId, code: /\d{6}/.exec(subject)?.[0] });
  await post('/api/password-reset/complete', { password: abiodun.password });
  await signInQuietly(page, abiodun);
};

/** Asks for the money of the first milestone with a visit of Chidi's and a photo of the farm. */
const askForMoney = async (page: Page): Promise<void> => {
  await page.goto('/Farmer/MyFarms');
  await page
    .getByRole('link', { name: /Oke Ado farm/ })
    .first()
    .click();
  await page.getByLabel('Choose a picture').setInputFiles(photoFile(await photo(page, 'green')));
  await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible({ timeout: 20_000 });
  await page.goto('/Farmer/offers');
  await page.getByRole('link', { name: cassava }).click();
  await page.getByRole('link', { name: 'Ask for this money' }).click();
  const ask = page.getByRole('button', { name: 'Ask for this money' });
  await ask.click();
  await expect(page.getByText('Choose at least one photo.')).toBeVisible();
  await page.getByLabel('Which visit shows it?').selectOption({ index: 1 });
  await page.getByRole('checkbox').first().check();
  expect(await smallTargets(page)).toEqual([]);
  expect(await lostText(page)).toEqual([]);
  await ask.click();
  await expect(page.getByText('Asked for, being looked at')).toBeVisible();
};

const openAdmin = async (browser: Browser, baseURL: string | undefined): Promise<Page> => {
  const page = await browser.newPage(baseURL === undefined ? {} : { baseURL });
  await signInQuietly(page, people.ngozi);
  await page.goto('/admin');
  await proveFactor(page);
  return page;
};

test('money leaves for a milestone that was verified; when the harvest is lost, the loss is said, and nobody shares out alone', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 640 });
  await signInAbiodun(page);
  await askForMoney(page);

  const chidi = await browser.newPage(baseURL === undefined ? {} : { baseURL });
  await signInQuietly(chidi, people.chidi);
  await chidi.goto('/ExtensionManager/offers');
  await chidi.getByRole('button', { name: 'For me to check' }).click();
  await chidi.getByRole('link', { name: cassava }).click();
  await expect(chidi.getByText(/^Visit of .* by Chidi Okafor/)).toBeVisible();
  await chidi.getByLabel('Yes, it was').check();
  await chidi.getByRole('button', { name: 'Send my word' }).click();
  await expect(chidi.getByText('Verified; the money leaves soon')).toBeVisible();
  await chidi.close();

  const ngozi = await openAdmin(browser, baseURL);
  await ngozi.goto('/admin/offers');
  await ngozi.getByLabel('Which to show').selectOption('Running');
  await ngozi.getByRole('link', { name: cassava }).click();
  await ngozi.getByLabel('Password', { exact: true }).fill(people.ngozi.password);
  await ngozi.getByRole('button', { name: 'Pay ₦246,250 to the farmer' }).click();
  await expect(ngozi.getByText(/^Verified and paid to the farmer/)).toBeVisible();
  await page.goto('/Farmer/wallet');
  await expect(page.getByRole('row').filter({ hasText: 'Money of a milestone' })).toContainText('+₦246,250');

  await ngozi.getByRole('button', { name: 'All the harvest is in' }).click();
  await ngozi.getByLabel('How did the season go?').fill('Cattle came through. Nothing was left.');
  await ngozi.getByRole('button', { name: 'All the harvest is in' }).last().click();
  await expect(ngozi.getByText('Investors lose ₦253,750.')).toBeVisible();
  await expectAccessible(ngozi, 'what there is to share');
  await ngozi.getByLabel('Password', { exact: true }).fill(people.ngozi.password);
  await ngozi.getByRole('button', { name: 'Pay everybody their part' }).click();
  await expect(ngozi.getByText('Another admin must do this: you said that the harvest is in.')).toBeVisible();
  await ngozi.reload();
  await expect(ngozi.getByText('A second person looks at the figures, then everybody is paid.')).toBeVisible();
  await ngozi.close();
  await page.goto('/Farmer/offers');
  await page.getByRole('link', { name: cassava }).click();
  await expect(page.getByText('Cattle came through. Nothing was left.')).toBeVisible();
});

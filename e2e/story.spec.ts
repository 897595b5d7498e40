import { expectAccessible } from './accessible.ts';
import { expect, test, visit } from './journey.ts';
import { openAs, people } from './people.ts';
import { fillSomePacks, productName, recallPacks } from './story-hands.ts';
import { toPage } from './to-page.ts';
import { test as testWithWorker } from './with-worker.ts';

/** The code on the bags that Amina brought in by the stream. */
const lotCode = '/t/01JEG00011E008000000000001';

test('a consumer reads the story of a pack, checks it and reports a fake; the mill reads that, and its recall shows at once', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  const his = await openAs(browser, baseURL, people.danjuma);
  const code = await fillSomePacks(his);
  await visit(page, code);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(productName);
  await expect(page.getByText('Danjuma Mills, Kumbotso, Kano').first()).toBeVisible();
  expect(await page.context().cookies(), 'nobody is followed').toEqual([]);
  await expectAccessible(page, 'the story of a pack');
  await page.getByRole('link', { name: 'Is this genuine?' }).click();
  await page.getByLabel('State').first().selectOption('Lagos');
  await page.getByLabel('Local government area').first().selectOption('Ikeja');
  await page.getByRole('button', { name: 'Check it' }).click();
  await expect(page.getByText(`Danjuma Mills made this code for ${productName}.`)).toBeVisible();
  await page.getByLabel('What is wrong with it?').fill('The pack has no seal.');
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByText('Thank you. Our staff have it')).toBeVisible();
  await expectAccessible(page, 'the check of a code');
  await toPage(his, '/AgroProcessor/Acodes/story');
  await expect(his.getByText('The pack has no seal.')).toBeVisible();
  await expectAccessible(his, 'what buyers see');
  await recallPacks(his, 'Aflatoxin above the limit.');
  await expect(async () => {
    await page.goto(code);
    await expect(page.getByText('Recalled. Do not eat, use or sell it.')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByText('Why: Aflatoxin above the limit.')).toBeVisible();
  expect(complaints).toEqual([]);
});

testWithWorker('a story that was opened once opens again without a network', async ({ page, line }) => {
  await page.goto(lotCode);
  const place = page.getByText('Maize, Bichi, Kano');
  await expect(place).toBeVisible();
  await page.waitForFunction(async () => (await (await caches.open('stories')).keys()).length > 1);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await line.cut();
  await page.reload();
  await expect(place).toBeVisible();
});

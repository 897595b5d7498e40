import { newId } from '@shuka/domain/kit/new-id.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test, visit } from './journey.ts';
import { openAs, people, send } from './people.ts';
import { toPage } from './to-page.ts';
import { test as testWithWorker } from './with-worker.ts';

/** The code that `npm start` prints, on packs of flour of two farms. */
const code = '/t/01JEG00023E008000000000002';
const companyId = '0193a000-0000-7000-8000-000000000030';

type Things = { readonly items: readonly { readonly thing: string; readonly name: string }[] };

test('a consumer reads the story of a pack, checks it and reports a fake; the mill reads that, and its recall shows at once', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  await visit(page, code);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maize flour of two farms');
  await expect(page.getByText('Grown by Khadija')).toBeVisible();
  await expect(page.getByText('Maize, Bichi, Kano')).toBeVisible();
  expect((await page.context().cookies()).length, 'nobody is followed').toBe(0);
  await expectAccessible(page, 'the story of a pack');
  await page.getByRole('link', { name: 'Is this genuine?' }).click();
  await page.getByLabel('State').first().selectOption('Lagos');
  await page.getByLabel('Local government area').first().selectOption('Ikeja');
  await page.getByRole('button', { name: 'Check it' }).click();
  await expect(page.getByText('Danjuma Mills made this code for Maize flour of two farms.')).toBeVisible();
  await page.getByLabel('What is wrong with it?').fill('The pack has no seal and smells of paraffin.');
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByText('Thank you. Our staff have it')).toBeVisible();
  await expectAccessible(page, 'the check of a code');
  const his = await openAs(browser, baseURL, people.danjuma);
  await toPage(his, '/AgroProcessor/Acodes/story');
  await expect(his.getByText('The pack has no seal and smells of paraffin.')).toBeVisible();
  await expectAccessible(his, 'what buyers see');
  const things = (await (await his.request.get(`/api/companies/${companyId}/things?limit=100`)).json()) as Things;
  const thing = things.items.find(({ name }) => name === 'Maize flour of two farms')?.thing;
  const happenedAt = new Date().toISOString();
  const recall = { id: newId(), thing, happenedAt, reason: 'Aflatoxin above the limit.' };
  await send(his, `/api/companies/${companyId}/recalls`, recall);
  await expect(async () => {
    await page.goto(code);
    await expect(page.getByText('Recalled. Do not eat, use or sell it.')).toBeVisible();
  }).toPass();
  await expect(page.getByText('Why: Aflatoxin above the limit.')).toBeVisible();
  expect(complaints).toEqual([]);
});

testWithWorker('a story that was opened once opens again without a network', async ({ page, context }) => {
  await page.goto(code);
  const title = page.getByRole('heading', { level: 1, name: 'Maize flour of two farms' });
  await expect(title).toBeVisible();
  await page.waitForFunction(async () => (await caches.open('stories')).keys().then((kept) => kept.length > 1));
  await context.setOffline(true);
  await page.reload();
  await expect(title).toBeVisible();
});

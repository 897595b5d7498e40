import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

const aminaId = '0193a000-0000-7000-8000-000000000001';
const farmId = '0193a000-0001-7000-8000-000000000001';

const dayAhead = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

const step = (page: Page, name: string) => expect(page.getByRole('heading', { level: 2, name })).toBeVisible();

/** A visit to Amina's farm today, as Chidi's phone sends one. */
export const visitToday = async (page: Page): Promise<void> => {
  const answer = await page.request.post(`/api/farmers/${aminaId}/visits`, {
    headers: { 'x-xsrf-token': await tokenOf(page) },
    data: {
      id: randomUUID(),
      farmId,
      visitedOn: dayAhead(0),
      purpose: 'routine',
      advice: 'The land is ready. Plant when the rain is steady.',
      requestId: null,
      planId: null,
      corrects: null,
      form: null,
      proof: null,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
};

const tokenOf = async (page: Page): Promise<string> =>
  (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';

/** The steps of the form up to the milestones. */
export const typeMoney = async (page: Page): Promise<void> => {
  await step(page, 'The plan');
  await next(page);
  await expect(page.getByText('Give the offer a name.')).toBeVisible();
  await page.getByLabel('Name of the offer').fill('Maize by the stream');
  await page.getByLabel('What will you do?').fill('Maize for the mill in Bichi.');
  await next(page);
  await step(page, 'What the season costs');
  // It begins with what was reported last.
  await expect(page.getByLabel('Seed', { exact: true })).toHaveValue(/^[1-9]/);
  for (const line of ['Seed', 'Labour', 'Herbicide', 'Pesticide', 'Others'])
    await page.getByLabel(line, { exact: true }).fill('');
  await page.getByLabel('Seed', { exact: true }).fill('₦120,000');
  await page.getByLabel('Fertilizer', { exact: true }).fill('80000');
  await expect(page.getByText('₦200,000')).toBeVisible();
  await page.getByLabel('The least you can start with').fill('150,000');
  await next(page);
  await step(page, 'When the money comes');
  await page.getByLabel('What is done then?').fill('Seed and fertilizer are on the farm');
  await page.getByLabel('Money of this part').fill('150,000');
  await page.getByLabel('By which day?').fill(dayAhead(60));
  await expect(page.getByText('₦50,000 of ₦200,000 is not shared out yet.')).toBeVisible();
  await next(page);
  await expect(page.getByText('All parts together must be what you ask for.', { exact: true })).toBeVisible();
};

/** The rest of them, to the last. */
export const typePromises = async (page: Page): Promise<void> => {
  await page.getByLabel('Money of this part').fill('200,000');
  await next(page);
  await step(page, 'What investors may hope for');
  await page.getByLabel('Months until the money comes back').fill('6');
  await page.getByLabel('More than they put in, in percent').fill('15');
  await expect(page.getByText('15% in 6 months is 30% in a year.')).toBeVisible();
  await next(page);
  await page.getByLabel('Medium risk').check();
  await page.getByLabel('What can go wrong?').fill('Too little rain.');
  await page.getByLabel('Insurance', { exact: true }).selectOption('none');
  await next(page);
  await step(page, 'Who is paid first');
  await expect(page.getByText(/brings ₦120,000: investors get ₦96,000, the farmer keeps ₦24,000/)).toBeVisible();
  await page.getByLabel('A fifth for the farmer first').check();
  await next(page);
  await page.getByLabel('Investors can put money in until').fill(dayAhead(20));
  await page.getByLabel('The season starts on').fill(dayAhead(30));
  await next(page);
  await step(page, 'Look at it once more');
};

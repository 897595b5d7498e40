import { ownHouseOf } from './journey.ts';
import type { House } from './open-house.ts';
import { people } from './people.ts';
import { expect, goTo, takeToPhone, test as base } from './phones.ts';

const ene = '0193a000-0000-7000-8000-000000000113';

/** The whole demo: Chidi's fifteen farmers, with what they have and what was between them and him. */
const test = base.extend<{ readonly ownHouse: House }>(ownHouseOf('yes'));

test('a manager with no network finds a farmer by a name that is spelt wrong, and sees all that is known of them', async ({
  newPhone,
}) => {
  test.slow();
  const phone = await newPhone();
  const page = await takeToPhone(phone, people.chidi, people.chidi.home);
  for (const [what, count] of [
    ['Assigned farmers', '15'],
    ['Visits made', '42'],
    ['Open issues', '5'],
  ] as const)
    await expect(page.getByRole('term').filter({ hasText: what }).locator('xpath=..')).toContainText(count);
  await expect(page.getByText('Joined on 4 May 2026')).toBeVisible();

  // The words of each part of the page come with the first page of a farmer that is opened.
  await goTo(page, `/extension-farmers/${ene}`);
  await expect(page.getByRole('heading', { name: 'Finance Overview' })).toBeVisible();
  await goTo(page, people.chidi.home);

  await phone.networkOff();
  await page.getByRole('link', { name: 'View Farmers' }).click();
  await expect(page.getByText('15 farmers', { exact: true })).toBeVisible();
  await page.getByLabel('Find a farmer').fill('muhamed lowal');
  await expect(page.getByText('1 farmer found')).toBeVisible();
  await page.getByLabel('Find a farmer').fill('1234604');
  await expect(page.getByRole('link', { name: 'Fatima Danladi' })).toBeVisible();
  await page.getByLabel('Find a farmer').fill('');
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('button', { name: /^Tomato/ }).click();
  await expect(page.getByText('1 farmer found')).toBeVisible();

  await page.getByRole('link', { name: 'Fatima Danladi' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fatima Danladi');
  await expect(page.getByRole('link', { name: 'Call +2348031234604' })).toHaveAttribute('href', 'tel:+2348031234604');
  for (const heading of ['Visits and advice', 'Farms and plots', 'Seasons', 'Finance Overview', 'Reports'])
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  await expect(page.getByText('White lines in the tomato leaves.')).toBeVisible();
  await expect(page.getByText('Kumurya garden')).toBeVisible();
  await expect(page.getByText('Petrol for the pump')).toBeVisible();
  await expect(page.getByText('Mines in tomato leaves')).toBeVisible();

  await page.getByRole('link', { name: 'Farmer card' }).click();
  await expect(page.getByRole('img', { name: 'The code of this card' }), 'for a farmer who has no phone').toBeVisible();
  await expect(page.getByRole('article')).toContainText('Fatima Danladi');
  await expect(page.getByRole('button', { name: 'Print the card' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the farmer' }).click();

  await page.getByRole('link', { name: 'Add money out' }).click();
  await page.getByLabel('Amount in naira').fill('2500');
  await page.getByLabel('What was it for?').selectOption({ label: 'Labour' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('−₦2,500')).toBeVisible();
  await expect(
    page.getByText('₦30,000', { exact: true }),
    'what was paid, with what was written just now',
  ).toBeVisible();

  await phone.networkOn();
  await goTo(page, '/farmer-dashboard');
  await expect(page.getByText('15 farmers', { exact: true })).toBeVisible();
});

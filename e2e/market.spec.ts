import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { weigh } from './gate-hands.ts';
import { expect, ownHouseOf, test as base } from './journey.ts';
import type { House } from './open-house.ts';
import { people, signInQuietly } from './people.ts';
import { toPage } from './to-page.ts';

/** The whole demo: Danjuma's mill with its demands, and Chidi's farmers with maize in store. */
const test = base.extend<{ readonly ownHouse: House }>(ownHouseOf('yes'));

/** Zainab stands at the gate of the demo's mill. */
const zainab = { email: 'zainab.umar@shuka.example', password: 'awon-buhu-hamsin' };

/** Weighs 100 kg that somebody agreed to bring, found by the number they tell, and pays them. */
const takeIn = async (page: Page, phone: string, name: RegExp): Promise<void> => {
  await toPage(page, '/AgroProcessor/Agate');
  const gate = page.getByRole('region', { name: 'Weigh' });
  await gate.getByLabel('Card code or phone').fill(phone);
  await gate.getByRole('button', { name: 'Find' }).click();
  await expect(gate.getByLabel('Who brings it')).toHaveValue(name);
  const agreed = await gate.getByRole('option', { name: /agreed at ₦455/ }).getAttribute('value');
  await gate.getByLabel('From which lot in store').selectOption(agreed);
  await weigh(page, ['110', '10', '13']);
  await expect(gate.getByText('Saved.')).toBeVisible();
  await gate.getByRole('link', { name: 'Open the receipt' }).click();
  await expect(page.getByRole('article')).toContainText('₦45,500');
  await page.getByRole('button', { name: 'Paid in cash' }).click();
  await expect(page.getByText(/paid it in cash to/)).toBeVisible();
};

test('Chidi pools three farmers for a demand of Danjuma’s mill, they bargain, agree, deliver at the gate and are paid', async ({
  page,
  browser,
  ownHouse,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 640 });
  await signInQuietly(page, people.chidi);
  await toPage(page, '/ExtensionManager/market');
  await page.getByRole('link', { name: 'Danjuma Mills wants 30,000 kg of Maize' }).click();
  await expect(page.getByText('₦450 a kilogram')).toBeVisible();
  const lots = page.getByRole('group', { name: 'Which lots' });
  await expect(lots.getByText(/^About \d+ km$/).first()).toBeVisible();
  for (const name of ['Amina', 'Khadija', 'Ibrahim'])
    await lots
      .getByLabel(new RegExp(`^${name} .* kg of Maize`))
      .first()
      .check();
  await expect(page.getByText('A pool of 3 farmers', { exact: false })).toBeVisible();
  await page.getByLabel('Price of a kilogram, in naira').fill('');
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByText('Please write the price of a kilogram')).toBeVisible();
  await page.getByLabel('Price of a kilogram, in naira').fill('460.50');
  await expectAccessible(page, 'an answer');
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByText('Waiting for the other side.')).toBeVisible();

  const mill = await browser.newPage({ baseURL: ownHouse.url });
  await signInQuietly(mill, people.danjuma);
  await toPage(mill, '/AgroProcessor/Ademands');
  await mill.getByRole('link', { name: 'Danjuma Mills wants 30,000 kg of Maize' }).click();
  await mill.getByRole('link', { name: 'A pool of 3 farmers' }).click();
  await expect(mill.getByText('It is your turn to answer.')).toBeVisible();
  await expect(mill.getByText('Amina')).toHaveCount(0);
  await mill.getByLabel('Price of a kilogram, in naira').fill('455');
  await mill.getByLabel('A note (may stay empty)').fill('We send the truck.');
  await mill.getByRole('button', { name: 'Send this price' }).click();
  await expect(mill.getByText('We send the truck.')).toBeVisible();
  await expectAccessible(mill, 'a bargain');

  await page.reload();
  await expect(page.getByText('We send the truck.')).toBeVisible();
  await page.getByRole('button', { name: 'I agree' }).click();
  await expect(page.getByRole('heading', { name: 'Agreement' })).toBeVisible();
  await expect(page.getByText('Chidi Okafor sells and Danjuma Mills buys.')).toBeVisible();
  await expect(page.getByText('Nothing was delivered yet.', { exact: false })).toBeVisible();
  await mill.reload();
  const gets = mill.getByRole('table', { name: 'What each farmer gets' });
  for (const name of ['Amina Yusuf', 'Khadija', 'Ibrahim']) await expect(gets.getByText(name).first()).toBeVisible();
  await expectAccessible(mill, 'an agreement');

  const gate = await browser.newPage({ baseURL: ownHouse.url });
  await signInQuietly(gate, zainab);
  for (const [phone, name] of [
    ['0803 123 4501', /^Amina/],
    ['0803 123 4606', /^Khadija/],
    ['0803 123 4607', /^Ibrahim/],
  ] as const)
    await takeIn(gate, phone, name);
  await gate.close();
  await page.reload();
  await expect(page.getByText('All that was delivered is paid.')).toBeVisible();
  await expect(page.getByText('Paid so far: ₦136,500')).toBeVisible();
  await mill.close();
});

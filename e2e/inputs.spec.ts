import { expectAccessible } from './accessible.ts';
import { expect, ownHouseOf, test as base } from './journey.ts';
import type { House } from './open-house.ts';
import { openAs, people, signInQuietly } from './people.ts';
import { toPage } from './to-page.ts';

/** The whole demo: Ladidi's shop at Bichi with a few goods, and a voucher for Amina. */
const test = base.extend<{ readonly ownHouse: House }>(ownHouseOf('yes'));

const ladidi = { email: 'ladidi.abubakar@shuka.example', password: 'iri-da-taki-44' };

test('Amina orders inputs and counts what comes; what is missing is made good; her voucher buys once', async ({
  page,
  browser,
  ownHouse,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 640 });
  await signInQuietly(page, people.amina);
  await toPage(page, '/Farmer/inputs');
  await expect(page.getByText('Days from the last spraying to the harvest')).toBeVisible();
  await expectAccessible(page, 'the shop');
  const fertiliser = page.getByRole('listitem').filter({ hasText: 'NPK 15-15-15' });
  await fertiliser.getByRole('button', { name: 'Choose' }).click();
  await page.getByLabel('Packs of NPK 15-15-15').fill('');
  await page.getByRole('button', { name: 'Send the order' }).click();
  await expect(page.getByText('Write how many packs: a whole number')).toBeVisible();
  await page.getByLabel('Packs of NPK 15-15-15').fill('2');
  await expect(page.getByText('Total: ₦84,000')).toBeVisible();
  await page.getByRole('button', { name: 'Send the order' }).click();
  await expect(page.getByRole('heading', { name: 'Waits for the dealer' })).toBeVisible();

  const dealer = await openAs(browser, ownHouse.url, ladidi);
  await dealer.setViewportSize({ width: 360, height: 640 });
  await toPage(dealer, '/AgroProcessorDashboard');
  await dealer.getByRole('link', { name: 'Inputs for farmers' }).click();
  await expect(dealer.getByText('In stock: 120.', { exact: false })).toBeVisible();
  await expectAccessible(dealer, 'a shelf');
  await dealer.getByRole('link', { name: 'Orders' }).click();
  await dealer.getByRole('link', { name: 'Waits for the dealer' }).click();
  await dealer.getByRole('button', { name: 'Accept the order' }).click();
  await dealer.getByLabel('Paid in cash').check();
  await dealer.getByRole('button', { name: 'I handed it over' }).click();
  await expect(dealer.getByRole('heading', { name: 'Handed over, not counted yet' })).toBeVisible();

  await page.reload();
  await page.getByLabel('NPK 15-15-15: packs that came').fill('1');
  await page.getByRole('button', { name: 'Send the count' }).click();
  await expect(page.getByRole('heading', { name: 'Something is missing' })).toBeVisible();
  await expectAccessible(page, 'a case');
  await dealer.reload();
  await dealer.getByRole('button', { name: 'I brought what was missing' }).click();
  await expect(dealer.getByRole('heading', { name: 'Handed over, not counted yet' })).toBeVisible();
  await page.reload();
  await page.getByLabel('NPK 15-15-15: packs that came').fill('2');
  await page.getByRole('button', { name: 'Send the count' }).click();
  await expect(page.getByRole('heading', { name: 'Received in full' })).toBeVisible();

  await toPage(page, '/Farmer/inputs/vouchers');
  await expect(page.getByRole('img', { name: 'The code that the dealer reads' })).toBeVisible();
  const code = (await page.getByText(/^[0-9A-Z]{4} [0-9A-Z]{4}$/).textContent()) ?? '';
  await expectAccessible(page, 'a voucher');
  await toPage(dealer, '/AgroProcessor/Ainputs/vouchers');
  await dealer.getByLabel('Code of the voucher').fill(code);
  await dealer.getByRole('button', { name: 'Look at it' }).click();
  await dealer.getByRole('button', { name: 'I handed it over: take the voucher' }).click();
  await expect(dealer.getByText('The voucher is taken.', { exact: false })).toBeVisible();
  await expectAccessible(dealer, 'a voucher taken');
  await dealer.reload();
  await dealer.getByLabel('Code of the voucher').fill(code);
  await dealer.getByRole('button', { name: 'Look at it' }).click();
  await expect(dealer.getByText('It was spent already.').first()).toBeVisible();
  await dealer.close();
  await page.reload();
  await expect(page.getByText('The dealer took it on', { exact: false })).toBeVisible();
});

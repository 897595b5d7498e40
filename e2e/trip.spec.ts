import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';
import { people, signInQuietly } from './people.ts';
import { textTo } from './post.ts';
import { toPage } from './to-page.ts';

const lot = '/extension-farmers/0193a000-0001-7000-8000-000000000001/produce/0193a000-0021-7000-8000-000000000001';

/** Tomorrow, as a field for a local time takes it. */
const tomorrow = (): string => `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T16:00`;

test('a manager sends a lot with a driver, who loses the network between leaving and handing over; all of it comes later, once', async ({
  page,
  browser,
}) => {
  await signInQuietly(page, people.chidi);
  await toPage(page, `${lot}/trip`);
  await page.getByLabel('Kilograms that go').fill('20');
  await page.getByLabel('From', { exact: true }).fill('Amina’s store');
  await page.getByLabel('To', { exact: true }).fill('Danjuma Mills');
  await page.getByLabel('State', { exact: true }).selectOption('KN');
  await page.getByLabel('Local government area', { exact: true }).selectOption('Fagge');
  await page.getByLabel('Expected there').fill(tomorrow());
  await page.getByLabel('Number plate').fill('KAN 101 XA');
  await page.getByLabel('Driver', { exact: true }).fill('Garba Sule');
  await page.getByLabel('Driver’s phone').fill('0803 555 7311');
  await page.getByRole('button', { name: 'Plan it and send the link' }).click();
  await expect(page.getByText('The driver has said nothing yet.')).toBeVisible();
  await expectAccessible(page, 'a trip');

  const [, link = ''] = await textTo(page, '+2348035557311', /(\/driver\?lang=en#[\w-]{43})/);
  const context = await browser.newContext({
    serviceWorkers: 'allow',
    viewport: { width: 360, height: 640 },
    baseURL: new URL(page.url()).origin,
  });
  const phone = await context.newPage();
  await phone.goto(link);
  await expect(phone.getByText('This page works with no network now.')).toBeVisible();
  await phone.getByRole('button', { name: 'Loaded' }).click();
  await expect(phone.getByText('Accepted')).toBeVisible();
  await phone
    .getByRole('button', { name: 'I left' })
    .or(phone.getByRole('button', { name: 'Left' }))
    .click();
  await expect(phone.getByText('Accepted')).toHaveCount(2);
  await expectAccessible(phone, 'the page of a driver');

  await context.setOffline(true);
  await phone.reload();
  await phone.getByRole('button', { name: 'Stopped or late' }).click();
  await phone.getByLabel('Traffic').check();
  await phone.getByRole('button', { name: 'Say that I stopped' }).click();
  await phone.getByRole('button', { name: 'Arrived' }).click();
  await phone.getByRole('button', { name: 'Handed over' }).click();
  await phone.getByLabel('Who took the goods?').fill('Zainab');
  await phone.getByLabel(/kilograms that arrived$/).fill('19');
  await phone.getByRole('button', { name: 'Say that I handed over' }).click();
  await expect(phone.getByText('Say why')).toBeVisible();
  await phone.getByLabel(/why is something missing/).selectOption('spilled');
  await phone.getByRole('button', { name: 'Say that I handed over' }).click();
  await expect(phone.getByText('Saved here', { exact: true })).toHaveCount(3);

  await context.setOffline(false);
  await expect(phone.getByText(/^All is said and sent/)).toBeVisible();
  expect(await phone.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('driver')))).toEqual([]);
  await context.close();

  await page.reload();
  await expect(page.getByText('Lost on the way: 1 kg')).toBeVisible();
  await expect(page.getByText('Taken by Zainab')).toBeVisible();
});

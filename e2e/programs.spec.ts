import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';
import { people, signInQuietly } from './people.ts';
import { toPage } from './to-page.ts';

test('a mill makes a key, adds a webhook, and sees that its program took the test', async ({ page, complaints }) => {
  const program = createServer((_request, response) => response.writeHead(204).end());
  await new Promise<void>((done) => void program.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(program.address() as AddressInfo).port}/hooks`;
  await signInQuietly(page, people.danjuma);
  await toPage(page, '/AgroProcessor/Akeys');
  await page.getByLabel('Which program is it for').fill('Stock program');
  await page.getByLabel('Read market prices').check();
  await page.getByLabel('How long it works').selectOption('30');
  await page.getByRole('button', { name: 'Make a key' }).click();
  await expect(page.getByText('Here is the key.')).toBeVisible();
  await expectAccessible(page, 'keys');
  await page.getByRole('link', { name: 'Webhooks' }).click();
  await page.getByLabel('Address where your program listens').fill(url);
  await page.getByLabel('A delivery was weighed').check();
  await page.getByRole('button', { name: 'Add the webhook' }).click();
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  await page.getByRole('link', { name: url }).click();
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText('The test is on its way.')).toBeVisible();
  await expect(async () => {
    await page.getByRole('button', { name: 'Look again' }).click();
    await expect(page.getByText('Arrived')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectAccessible(page, 'a webhook');
  program.close();
  expect(complaints).toEqual([]);
});

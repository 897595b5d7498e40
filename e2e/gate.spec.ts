import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { beginShift, setUpGate, weigh } from './gate-hands.ts';
import { people } from './people.ts';
import { expect, goTo, openIfLocked, status, takeToPhone, testInMovedHouse as test, untilAllSent } from './phones.ts';
import { toPage } from './to-page.ts';

/** The numbers of all that the server has, each once however often a phone told of it. */
const receiptsAtServer = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { company } = (await (await fetch('/api/company')).json()) as { company: { companyId: string } };
    const path = `/api/companies/${company.companyId}/deliveries`;
    const { items } = (await (await fetch(path)).json()) as { items: { receipt: string }[] };
    return items.map(({ receipt }) => receipt);
  });

test('with the network cut for an hour the gate goes on: who waits is weighed, wrong weights are refused, the browser is closed and opened, all is sent once', async ({
  newPhone,
  browser,
  movedHouse,
}) => {
  test.slow();
  const phone = await newPhone({ viewport: { width: 360, height: 640 } });
  // A shift of the morning: begun an hour before midnight, what it weighed would be of two days.
  const untilMorning = (29 - new Date().getUTCHours()) % 24;
  await movedHouse.pass(untilMorning);
  const morning = Date.now() + untilMorning * 3_600_000;
  await phone.context.clock.setSystemTime(morning);
  let page = await takeToPhone(phone, people.danjuma, people.danjuma.home);
  await beginShift(page);
  await setUpGate(page);
  await goTo(page, '/AgroProcessor/Agate');
  await expect(page.getByLabel('Gross, in kg')).toBeVisible();
  await expectAccessible(page, 'the gate');
  await phone.networkOff();
  const goOn = (minutes: number) => phone.context.clock.setSystemTime(morning + minutes * 60_000);

  const queue = page.locator('#queue');
  await queue.getByLabel('Who brings it').fill('Sule of Bichi');
  await queue.getByRole('button', { name: 'Add to the queue' }).click();
  await page.getByRole('button', { name: 'Weigh now' }).click();
  const gate = page.getByRole('region', { name: 'Weigh' });
  await expect(gate.getByLabel('Who brings it')).toHaveValue('Sule of Bichi');
  await weigh(page, ['20', '520', '15']);
  await expect(gate.getByText('The tare must be less than the gross weight')).toBeVisible();
  await gate.getByLabel('Moisture (%)').fill('140');
  await gate.getByRole('button', { name: 'Save and make the receipt' }).click();
  await expect(gate.getByText('Write the moisture as a per cent between 0 and 100')).toBeVisible();
  await weigh(page, ['520', '20', '15']);
  await expect(gate.getByText('Saved.')).toBeVisible();
  await expect(page.getByText('Nobody waits.')).toBeVisible();
  await expect(page.locator('dl').filter({ hasText: 'Deliveries' })).toContainText('₦219,600');
  await expect(status(page)).toContainText('2');

  await gate.getByRole('link', { name: 'Open the receipt' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
  const receipt = page.getByRole('article');
  await expect(receipt).toContainText('Danjuma Mills');
  await expect(receipt).toContainText('Moisture 15 %: above 13 %, 1.2 % a point');
  await expect(receipt.getByRole('img', { name: 'Code to check this receipt by' })).toBeVisible();
  await expectAccessible(page, 'a receipt');
  await page.getByRole('button', { name: 'Paid in cash' }).click();
  await expect(page.getByText(/paid it in cash to Sule of Bichi/)).toBeVisible();

  const deliveryId = page.url().split('/').at(-1) ?? '';
  await goTo(page, '/AgroProcessor/Agate');
  for (const [minutes, name, gross] of [
    [25, 'Hajiya Talle', '340'],
    [50, 'Malam Audu', '1020'],
  ] as const) {
    await goOn(minutes);
    await gate.getByLabel('Who brings it').fill(name);
    await weigh(page, [gross, '20', '13']);
    await expect(gate.getByText('Saved.')).toBeVisible();
    await expect(page.getByText(name).first()).toBeVisible();
  }
  await goOn(60);
  await movedHouse.pass(1);
  page = await phone.reopen('/AgroProcessor/Agate');
  await openIfLocked(page);
  const today = page.locator('dl').filter({ hasText: 'Deliveries' });
  await expect(today).toContainText('₦813,600');
  await expect(status(page)).toContainText('5');
  await phone.networkOn();
  await untilAllSent(page);
  await page.reload();
  await openIfLocked(page);
  await expect(today).toContainText('₦813,600');
  expect(await receiptsAtServer(page)).toHaveLength(3);
  const anyone = await browser.newPage({ baseURL: phone.line.url });
  await toPage(anyone, `/receipt?id=${deliveryId}`);
  await expect(anyone.getByRole('heading', { name: 'This receipt is genuine' })).toBeVisible();
  await expect(anyone.getByText('₦219,600')).toBeVisible();
  await expect(anyone.getByText('Sule')).toBeHidden();
  await anyone.close();
});

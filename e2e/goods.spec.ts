import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { beginShift, setUpGate, weigh } from './gate-hands.ts';
import { cameraLookingAt } from './fake-camera.ts';
import { people, signInQuietly } from './people.ts';
import { expect, goTo, takeToPhone, testInMovedHouse as test, untilAllSent } from './phones.ts';
import { toPage } from './to-page.ts';

/** Amina brings maize of one of her lots. */
const bring = async (page: Page, lot: RegExp, [gross, tare]: readonly [string, string]): Promise<void> => {
  const gate = page.getByRole('region', { name: 'Weigh' });
  await gate.getByLabel('Who brings it').fill('Amina Yusuf');
  await gate.getByLabel('Card code or phone').fill('+2348031234501');
  await gate.getByRole('button', { name: 'Find' }).click();
  const lots = gate.getByLabel('From which lot in store');
  await lots.selectOption((await lots.locator('option').filter({ hasText: lot }).first().getAttribute('value')) ?? '');
  await weigh(page, [gross, tare, '12']);
  await expect(gate.getByText('Saved.')).toBeVisible();
  await expect(page.getByLabel('Gross, in kg'), 'the next may come').toHaveValue('');
};

const choose = async (page: Page, what: RegExp, kilograms: string): Promise<void> => {
  const list = page.getByLabel('Or choose from what is here');
  await list.selectOption((await list.locator('option').filter({ hasText: what }).first().getAttribute('value')) ?? '');
  await page.getByLabel('Weight, kg').last().fill(kilograms);
};

test('Kano maize of two lots comes over the gate, is packed onto a pallet with no network, and gets its label', async ({
  newPhone,
  movedHouse,
  browser,
  launchOptions,
}, testInfo) => {
  test.slow();
  const phone = await newPhone({ viewport: { width: 360, height: 640 } });
  const untilMorning = (29 - new Date().getUTCHours()) % 24;
  await movedHouse.pass(untilMorning);
  await phone.context.clock.setSystemTime(Date.now() + untilMorning * 3_600_000);
  const page = await takeToPhone(phone, people.danjuma, people.danjuma.home);
  await beginShift(page);
  await setUpGate(page);
  await goTo(page, '/AgroProcessor/Agate');
  await bring(page, /500/, ['320', '20']);
  await bring(page, /200/, ['170', '20']);
  await untilAllSent(page);

  await goTo(page, '/AgroProcessor/Agoods');
  await page.getByRole('link', { name: 'Pack', exact: true }).click();
  await expect(
    page.getByLabel('Or choose from what is here').locator('option').filter({ hasText: /Maize/ }),
  ).toHaveCount(2);
  await phone.networkOff();
  await choose(page, /Maize/, '200');
  await choose(page, /Maize/, '100');
  await page.getByLabel('Scan or type a code').fill('061511000000000027');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('The last digit does not fit the others.')).toBeVisible();
  await page.getByLabel('What is it?').fill('Pallet of six bags of maize');
  await expectAccessible(page, 'packing goods');
  await page.getByRole('button', { name: 'Save what was packed' }).click();
  await expect(page.getByText('Packed: Pallet of six bags of maize')).toBeVisible();
  await expect(page.getByRole('main').getByText('Saved here')).toBeVisible();
  await phone.networkOn();
  await untilAllSent(page);

  await page.getByRole('link', { name: 'Print the label' }).click();
  const pallet = page.getByRole('listitem').filter({ hasText: 'Pallet of six bags of maize' });
  await pallet.getByRole('button', { name: 'Labels' }).click();
  const code = pallet.getByRole('img', { name: 'The code as it will be printed' });
  await expect(code).toBeVisible();
  await expect(code).not.toHaveJSProperty('naturalWidth', 0);
  const label = await code.screenshot();

  // A photo of the label is read on the phone: this browser has no reader of its own, so the other one comes.
  await goTo(page, '/AgroProcessor/Agoods');
  await page.getByRole('link', { name: 'Send off', exact: true }).click();
  const photo = { name: 'label.png', mimeType: 'image/png', buffer: label };
  await page.getByLabel('Photo of a code').setInputFiles(photo);
  await expect(page.getByText('Pallet of six bags of maize')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('goes whole')).toBeVisible();

  // So is what a camera sees, on a phone that knows nothing of the pallet.
  const camera = await cameraLookingAt(page, label, testInfo.outputPath('camera.y4m'));
  const withCamera = await browser
    .browserType()
    .launch({ ...launchOptions, args: [...(launchOptions.args ?? []), ...camera] });
  const seeing = await withCamera.newPage({
    baseURL: movedHouse.url,
    permissions: ['camera'],
    serviceWorkers: 'block',
  });
  await signInQuietly(seeing, people.danjuma);
  await toPage(seeing, '/AgroProcessor/Agoods/ship');
  await seeing.getByRole('button', { name: 'Use the camera' }).click();
  await expect(seeing.getByRole('button', { name: 'Take away' })).toBeVisible({ timeout: 30_000 });
  await withCamera.close();
});

import type { Page } from '@playwright/test';
import { photo, photoFile } from './farm-hands.ts';
import { emptyPhone, fillPhone, withLittleRoom } from './full-phone.ts';
import { people } from './people.ts';
import { expect, goTo, openIfLocked, status, takeToPhone, testInOwnHouse as test, untilAllSent } from './phones.ts';

const { amina, chidi } = people;
const aminaId = '0193a000-0000-7000-8000-000000000001';
const myAgent = '/extension-agent-dashboard';

/** Near Bichi, where Amina's farm is. */
const inBichi = { latitude: 12.2333, longitude: 8.2411, accuracy: 8 };

const inThreeDays = (): string => new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);

const syncByHand = async (page: Page): Promise<void> => {
  await goTo(page, '/phone');
  await page.getByRole('button', { name: 'Send and get now' }).click();
  await expect(page.getByRole('button', { name: 'Send and get now' })).toBeEnabled({ timeout: 20_000 });
};

test('a manager plans a visit, makes it with no network, closes the browser in between, and the farmer confirms it', async ({
  newPhone,
}) => {
  test.slow();
  const his = await newPhone({ permissions: ['geolocation'], geolocation: inBichi });
  const page = await takeToPhone(his, chidi, chidi.home);
  await goTo(page, '/ExtensionManager/visits');
  const picture = photoFile(await photo(page, 'green'));
  await page.getByRole('button', { name: 'Plan a visit' }).click();
  const plan = page.getByRole('dialog', { name: 'Plan a visit' });
  await plan.getByLabel(/Find a farmer/).fill('amina');
  await his.networkOff();
  await plan.getByRole('button', { name: /Amina Yusuf/ }).click();
  await plan.getByLabel('Time of day').selectOption({ label: 'Morning' });
  await plan.getByRole('button', { name: 'Save plan' }).click();
  const planned = page.getByRole('article').filter({ hasText: 'Amina Yusuf' });
  await expect(planned).toContainText('Saved here');

  await planned.getByRole('link', { name: 'Start visit' }).click();
  await expect(page.getByRole('heading', { name: 'Visit to Amina Yusuf' })).toBeVisible();
  await expect(page.getByText('Position taken, 8 m')).toBeVisible();
  await page.getByLabel('What was the visit for?').selectOption({ label: 'Pests and diseases' });
  await page.getByLabel('How far is the crop?').selectOption({ label: 'Young plants' });
  await page.getByRole('button', { name: 'Add an observation' }).click();
  const seen = page.getByRole('group', { name: 'Observation 1' });
  await seen.getByLabel('What is it?').selectOption({ label: 'Insects or other pests' });
  await seen.getByLabel('How bad is it?').selectOption({ label: 'Bad' });
  await seen.getByLabel('Choose a photo').setInputFiles(picture);
  await expect(seen.getByText('1 photo saved')).toBeVisible();
  await page.getByLabel('Advice').fill('Pick off the caterpillars each morning.');
  await page.waitForTimeout(700); // the draft is written once typing rests

  const later = await his.reopen(page.url());
  await openIfLocked(later);
  await expect(later.getByText('You began this visit before.')).toBeVisible();
  await expect(later.getByText('Position taken, 8 m')).toBeVisible();
  await expect(later.getByText('1 photo saved')).toBeVisible();
  await expect(later.getByLabel('How bad is it?')).toHaveValue('2');
  await later.getByLabel("The farmer's visit code").fill('12');
  await later.getByRole('button', { name: 'Save visit' }).click();
  await expect(later.getByText('The code has four digits')).toBeVisible();
  await later.getByLabel("The farmer's visit code").fill('');
  await later.getByRole('button', { name: 'Save visit' }).click();
  await expect(later.getByText('The visit is saved.')).toBeVisible();
  await expect(status(later)).toHaveText(/^3 waiting since /);
  await later.getByRole('link', { name: 'Go on to my visits' }).click();
  await expect(later.getByText('No visit is planned for this day.')).toBeVisible();
  await his.networkOn();
  await later.getByRole('button', { name: 'Plan a visit' }).click();
  const next = later.getByRole('dialog', { name: 'Plan a visit' });
  await next.getByLabel(/Find a farmer/).fill('amina');
  await next.getByRole('button', { name: /Amina Yusuf/ }).click();
  await next.getByLabel('Day of the visit').fill(inThreeDays());
  await next.getByRole('button', { name: 'Save plan' }).click();
  await expect(next).toBeHidden();
  await untilAllSent(later);

  const hers = await newPhone();
  const aminas = await takeToPhone(hers, amina, amina.home);
  await goTo(aminas, myAgent);
  await expect(aminas.getByText(/^Chidi Okafor visits you on /).first()).toBeVisible();
  const asked = aminas.getByRole('article').filter({ hasText: 'Did this visit take place?' });
  await expect(asked.first()).toContainText('Chidi Okafor says they visited you on');
  await hers.networkOff();
  // Another journey in this house may have left her one to answer.
  for (let left = await asked.count(); left > 0; left -= 1) {
    await asked.first().getByRole('button', { name: 'Yes' }).click();
    await expect(asked).toHaveCount(left - 1);
  }
  await expect(aminas.getByText('Thank you. Your answer is saved.')).toBeVisible();
  const visit = aminas.getByRole('article').filter({ hasText: 'Pick off the caterpillars each morning.' });
  await expect(visit).toContainText('This visit is confirmed');
  await expect(visit).toContainText('Insects or other pests');
  await expect(visit).not.toContainText('Position taken');
  await hers.networkOn();
  await untilAllSent(aminas);
  await expect(visit.getByRole('img', { name: 'Photo', exact: true })).toBeVisible({ timeout: 20_000 });
});

/** A phone that could read a card by its camera, if it were let. */
const withScanner = (): void => {
  Object.assign(globalThis, {
    BarcodeDetector: class {
      detect = async () => [];
    },
  });
};

test('a visit is saved where the phone gives neither position nor camera, and confirmed by the code of the day', async ({
  newPhone,
}) => {
  test.slow();
  const hers = await newPhone();
  const aminas = await takeToPhone(hers, amina, amina.home);
  await goTo(aminas, '/Farmer/card');
  const code = await aminas.getByText(/^\d{4}$/).textContent();
  await hers.networkOff();
  await aminas.reload();
  await openIfLocked(aminas);
  await expect(aminas.getByText(code ?? '', { exact: true })).toBeVisible();

  const his = await newPhone();
  await his.context.addInitScript(withScanner);
  const page = await takeToPhone(his, chidi, chidi.home);
  await goTo(page, `/extension-farmers/${aminaId}/visit`);
  await his.networkOff();
  await page.getByRole('button', { name: 'Scan the card' }).click();
  await expect(page.getByText('The camera cannot be used. Type the code instead.')).toBeVisible();
  await expect(page.getByText('No position: this app may not use the location.')).toBeVisible();
  await page.getByLabel('What was the visit for?').selectOption({ label: 'Training' });
  await page.getByLabel('Advice').fill('Plant on ridges this year.');
  await page.getByLabel("The farmer's visit code").fill(code ?? '');
  await page.getByRole('button', { name: 'Save visit' }).click();
  await expect(page.getByText('The visit is saved.')).toBeVisible();
  await his.networkOn();
  await untilAllSent(page);
  await syncByHand(page);
  await goTo(page, '/extension-farms/0193a000-0001-7000-8000-000000000001');
  const visit = page.getByRole('article').filter({ hasText: 'Plant on ridges this year.' });
  await expect(visit).toContainText('This visit is confirmed');
  await expect(visit).toContainText('Saved without a position');

  await visit.getByRole('button', { name: 'Correct this visit' }).click();
  await visit.getByLabel('Advice').fill('Plant on flat land this year.');
  await visit.getByRole('button', { name: 'Save visit' }).click();
  await expect(visit).toContainText('This was corrected later.');
  await untilAllSent(page);
});

test('when the phone is full the form of a visit says so and keeps what was written; with room again it saves', async ({
  newPhone,
}) => {
  test.slow();
  const his = await newPhone();
  await withLittleRoom(his.page(), his.line.url);
  const page = await takeToPhone(his, chidi, chidi.home);
  await goTo(page, `/extension-farmers/${aminaId}/visit`);
  await expect(page.getByText('No position: this app may not use the location.')).toBeVisible();
  await fillPhone(page);
  await page.getByLabel('What was the visit for?').selectOption({ label: 'Training' });
  await page.getByLabel('Advice').fill('Store the maize dry.');
  await page.getByRole('button', { name: 'Save visit' }).click();
  await expect(page.getByText('What you type cannot be kept on this phone.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(/Your phone is full/);
  await expect(page.getByLabel('Advice')).toHaveValue('Store the maize dry.');
  await expect(page.getByText('The visit is saved.')).toBeHidden();
  await emptyPhone(page);
  await page.getByRole('button', { name: 'Save visit' }).click();
  await expect(page.getByText('The visit is saved.')).toBeVisible();
  await untilAllSent(page);
  await goTo(page, `/extension-farmers/${aminaId}`);
  const visits = page.getByRole('article').filter({ hasText: 'Store the maize dry.' });
  await expect(visits, 'it came once').toHaveCount(1);
  await expect(visits).toContainText('Saved without a position');
});

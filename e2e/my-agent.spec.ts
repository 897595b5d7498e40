import type { Page } from '@playwright/test';
import { photo, photoFile } from './farm-hands.ts';
import { browserArgs } from './browser.ts';
import { people } from './people.ts';
import { expect, goTo, status, takeToPhone, testInOwnHouse as test, untilAllSent } from './phones.ts';

/** A microphone that hums, and nobody who has to allow it. */
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...browserArgs, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    }),
});

const myAgent = '/extension-agent-dashboard';
const aminasFarm = '/extension-farms/0193a000-0001-7000-8000-000000000001';
const { amina, chidi } = people;

const syncByHand = async (page: Page): Promise<void> => {
  await goTo(page, '/phone');
  await page.getByRole('button', { name: 'Send and get now' }).click();
  await expect(page.getByRole('button', { name: 'Send and get now' })).toBeEnabled({ timeout: 20_000 });
};

const soon = (): string => new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);

test('a farmer sees who looks after them and how to reach them, and says how a visit was', async ({ newPhone }) => {
  const phone = await newPhone();
  const page = await takeToPhone(phone, amina, amina.home);
  await goTo(page, '/Extension-Agent-Dashboard');
  await expect(page.getByRole('heading', { name: 'Chidi Okafor' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+2348031234503');
  await expect(page.getByRole('link', { name: 'SMS' })).toHaveAttribute('href', 'sms:+2348031234503');
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/2348031234503');
  await expect(page.getByText('How it was: Very good')).toBeVisible();
  await phone.networkOff();
  await page.getByRole('button', { name: 'Say how it was' }).click();
  await page.getByRole('radio', { name: 'Good', exact: true }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('How it was: Good')).toBeVisible();
  await phone.networkOn();
  await untilAllSent(page);
});

test('a farmer asks for a visit with no network, the manager plans it and comes, and the farmer sees both', async ({
  newPhone,
}) => {
  test.slow();
  const [hers, his] = [await newPhone(), await newPhone()];
  const aminas = await takeToPhone(hers, amina, amina.home);
  const chidis = await takeToPhone(his, chidi, chidi.home);
  await goTo(aminas, myAgent);
  await hers.networkOff();
  await aminas.getByRole('button', { name: 'Ask for a visit' }).click();
  const ask = aminas.getByRole('dialog', { name: 'Ask for a visit' });
  await ask.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(ask.getByText('Write why someone should come')).toBeVisible();
  await ask.getByLabel('Why should someone come?').fill('My maize leaves turn yellow.');
  await ask.getByLabel('On which day?').fill(soon());
  await ask.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(aminas.getByRole('article').filter({ hasText: 'turn yellow' })).toContainText('Saved here');
  await expect(status(aminas)).toHaveText(/^1 waiting since /);
  await hers.networkOn();
  await untilAllSent(aminas);

  await syncByHand(chidis);
  await goTo(chidis, chidi.home);
  const waiting = chidis.getByRole('article').filter({ hasText: 'turn yellow' });
  await expect(waiting).toContainText('Amina Yusuf');
  await his.networkOff();
  await waiting.getByRole('button', { name: 'Answer this request' }).click();
  await expect(waiting.getByLabel('Day of the visit')).toHaveValue(soon());
  await waiting.getByLabel('Answer', { exact: true }).fill('I come in the morning.');
  await waiting.getByRole('button', { name: 'Save answer' }).click();
  await expect(waiting).toContainText('Visit planned for');
  await his.networkOn();
  await untilAllSent(chidis);

  await syncByHand(aminas);
  await goTo(aminas, amina.home);
  await expect(aminas.getByRole('link', { name: /Chidi Okafor visits you on/ })).toBeVisible();
  await goTo(aminas, myAgent);
  await expect(aminas.getByRole('article').filter({ hasText: 'turn yellow' })).toContainText('I come in the morning.');

  await goTo(chidis, aminasFarm);
  await his.networkOff();
  const request = chidis.getByRole('article').filter({ hasText: 'turn yellow' });
  await request.getByRole('button', { name: 'Record a visit' }).click();
  await request.getByLabel('What was the visit for?').selectOption({ label: 'Care of the crop' });
  await request.getByLabel('Advice').fill('Spread urea before the next rain.');
  await request.getByRole('button', { name: 'Save visit' }).click();
  await expect(chidis.getByText('Spread urea before the next rain.')).toBeVisible();
  await expect(request).toHaveCount(0);
  await his.networkOn();
  await untilAllSent(chidis);
  await syncByHand(aminas);
  await goTo(aminas, myAgent);
  await expect(aminas.getByText('Spread urea before the next rain.')).toBeVisible();
  await expect(aminas.getByRole('article').filter({ hasText: 'turn yellow' })).toContainText('The visit took place');
});

test('a problem is told with a photo and a voice with no network, heard and answered by the manager, and closed', async ({
  newPhone,
}) => {
  test.slow();
  const [hers, his] = [await newPhone({ permissions: ['microphone'] }), await newPhone()];
  const aminas = await takeToPhone(hers, amina, amina.home);
  await goTo(aminas, myAgent);
  const picture = photoFile(await photo(aminas, 'brown'));
  await aminas.getByRole('button', { name: 'Report a problem' }).click();
  const report = aminas.getByRole('dialog', { name: 'Report a problem' });
  await expect(report.getByLabel('What is it about?')).toBeVisible();
  await hers.networkOff();
  await report.getByLabel('What is it about?').selectOption({ label: 'A plant is sick' });
  await report.getByRole('button', { name: 'Save problem' }).click();
  await expect(report.getByText('Write what happened, or record it')).toBeVisible();
  await report.getByRole('button', { name: 'Record a voice note' }).click();
  await expect(report.getByRole('button', { name: /Stop \(18 seconds left\)/ })).toBeVisible();
  await report.getByRole('button', { name: /Stop/ }).click();
  await expect(report.getByRole('button', { name: 'Record again' })).toBeVisible();
  await report.getByLabel('Choose a picture').setInputFiles(picture);
  await expect(report.getByRole('img', { name: 'The picture you chose' })).toBeVisible();
  await report.getByRole('button', { name: 'Save problem' }).click();
  const told = aminas.getByRole('article').filter({ hasText: 'A plant is sick' });
  await expect(told).toContainText('Saved here');
  await told.getByRole('button', { name: 'Listen to the voice note' }).click();
  await expect
    .poll(() => told.locator('audio').evaluate((audio: HTMLAudioElement) => audio.readyState))
    .toBeGreaterThan(0);
  await expect(status(aminas)).toHaveText(/^3 waiting since /);
  await hers.networkOn();
  await untilAllSent(aminas);

  const chidis = await takeToPhone(his, chidi, chidi.home);
  const problem = chidis.getByRole('article').filter({ hasText: 'A plant is sick' });
  await problem.getByRole('button', { name: 'Listen to the voice note' }).click();
  await expect
    .poll(() => problem.locator('audio').evaluate((audio: HTMLAudioElement) => audio.readyState))
    .toBeGreaterThan(0);
  await expect(problem.getByRole('img', { name: 'Photo of the problem' })).toBeVisible({ timeout: 20_000 });
  await his.networkOff();
  await problem.getByRole('button', { name: 'Answer this problem' }).click();
  await problem.getByLabel('Answer', { exact: true }).fill('Pull it out and burn it.');
  await problem.getByRole('button', { name: 'Save answer' }).click();
  await expect(problem).toContainText('Pull it out and burn it.');
  await his.networkOn();
  await untilAllSent(chidis);
  await syncByHand(aminas);
  await goTo(aminas, myAgent);
  await expect(told).toContainText('Answer: Pull it out and burn it.');
  await told.getByRole('button', { name: 'It is solved' }).click();
  await expect(told).toContainText('Closed on');
  await untilAllSent(aminas);
});

test('a manager records a visit and corrects it, and is led to their own dashboard from the farmer’s address', async ({
  newPhone,
}) => {
  test.slow();
  const phone = await newPhone();
  const page = await takeToPhone(phone, chidi, chidi.home);
  await goTo(page, myAgent);
  await expect(page).toHaveURL(chidi.home);
  await phone.networkOff();
  await page.getByRole('button', { name: 'Record a visit' }).first().click();
  await page.getByLabel('Farmer', { exact: true }).selectOption({ label: 'Musa Ibrahim' });
  await page.getByLabel('What was the visit for?').selectOption({ label: 'Training' });
  await page.getByLabel('Advice').fill('Plant on ridges.');
  await page.getByRole('button', { name: 'Save visit' }).click();
  await expect(page.getByText('The visit is saved.')).toBeVisible();
  await goTo(page, '/extension-farms/0193a000-0001-7000-8000-000000000002');
  const visit = page.getByRole('article').filter({ hasText: 'Plant on ridges.' });
  await expect(visit).toContainText('Saved here');
  await visit.getByRole('button', { name: 'Correct this visit' }).click();
  await visit.getByLabel('Advice').fill('Plant on flat land.');
  await visit.getByRole('button', { name: 'Save visit' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Plant on ridges.' })).toContainText(
    'This was corrected later.',
  );
  await expect(page.getByRole('article').filter({ hasText: 'Plant on flat land.' })).toContainText('Saved here');
  await phone.networkOn();
  await untilAllSent(page);
});

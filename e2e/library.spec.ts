import { expectAccessible } from './accessible.ts';
import { photo, photoFile } from './farm-hands.ts';
import { houseOfFile } from './journey.ts';
import type { House } from './open-house.ts';
import { people, signInQuietly } from './people.ts';
import { expect, goTo, takeToPhone, testInOwnHouse, untilAllSent } from './phones.ts';
import { toPage } from './to-page.ts';

const { amina, chidi } = people;
const halima = { email: 'halima@shuka.example', password: 'gyada-da-wake-9' } as const;

/** The whole demo: Halima and Chidi are agronomists, and there are articles. */
const test = testInOwnHouse.extend<object, { readonly ownHouse: House }>(houseOfFile('yes'));

/** One house for all of them: side by side each worker would open another. */
test.describe.configure({ mode: 'default' });

const advises = 'Cire ciyawa a mako na biyu da na biyar bayan shuka.';

test('an agronomist writes in Hausa, another finds it good and sends it; the farmer reads it with no network', async ({
  newPhone,
  browser,
  baseURL,
}) => {
  test.slow();
  const small = { viewport: { width: 360, height: 640 } };
  const hers = await newPhone(small);
  await takeToPhone(hers, amina, amina.home);

  const desk = await browser.newPage({ baseURL: baseURL ?? '', ...small });
  await signInQuietly(desk, halima);
  await toPage(desk, '/farmer-dashboard');
  await desk.getByRole('link', { name: 'Find advice to send' }).click();
  await expect(desk.getByRole('link', { name: 'Feed your maize twice' })).toBeVisible();
  await expectAccessible(desk, 'the library');
  await desk.getByRole('link', { name: 'Write and review articles' }).click();
  await expect(desk.getByRole('link', { name: 'Ciyar da masararka sau biyu' })).toBeVisible();
  await desk.getByText('Begin a new article').click();
  await desk.getByLabel('Crop', { exact: true }).selectOption({ label: 'Maize' });
  await desk.getByLabel('Stage', { exact: true }).selectOption({ label: 'Growing' });
  await expectAccessible(desk, 'the desk');
  await desk.getByRole('button', { name: 'Begin', exact: true }).click();
  await desk.getByRole('button', { name: 'Write a text' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Language', { exact: true }).selectOption({ label: 'Hausa' });
  await dialog.getByLabel('Title').fill('Cire ciyawa da wuri');
  await dialog.getByLabel('Text', { exact: true }).fill(advises);
  await dialog.getByRole('button', { name: 'Save the draft' }).click();
  await expect(dialog.getByText('Name at least one source')).toBeVisible();
  await dialog.getByLabel('Sources').fill('NAERLS farmer helpline | nfhl.naerls.gov.ng');
  await dialog.getByRole('button', { name: 'Save the draft' }).click();
  await expect(desk.getByText('Draft', { exact: true })).toBeVisible();
  await expectAccessible(desk, 'a draft');
  await desk.getByRole('button', { name: 'Send to review' }).click();
  await expect(desk.getByText('Waiting for review')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Find it good' })).toBeHidden();

  const second = await browser.newPage({ baseURL: baseURL ?? '', ...small });
  await signInQuietly(second, chidi);
  await second.goto(new URL(desk.url()).pathname);
  await second.getByRole('button', { name: 'Find it good' }).click();
  await expect(second.getByText('Found good', { exact: true })).toBeVisible();
  await second.goto(new URL(desk.url()).pathname.replace('articles', 'advice'));
  await expect(second.getByRole('heading', { name: 'Cire ciyawa da wuri' })).toBeVisible();
  await second.getByRole('button', { name: 'Send this advice' }).click();
  await second.getByLabel('Find a farmer by name').fill('amina y');
  await second.getByLabel('Amina Yusuf').check();
  await second.getByLabel('A word of yours beside it').fill('Ki karanta wannan.');
  await second.evaluate(() => scrollTo(0, 0)); // what lies half under the header is no fault of its own
  await expectAccessible(second, 'sending an article');
  await second.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(second.getByText('Sent to 1 farmer.')).toBeVisible();

  const page = await hers.reopen('/farmersDashboard?lang=ha');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ha');
  await goTo(page, '/farmersDashboard');
  const link = page.getByRole('link', { name: 'Shawara: an aiko maka 1' });
  await expect(link).toBeVisible({ timeout: 40_000 });
  await link.click();
  await expect(page.getByRole('heading', { name: 'Don amfanin gonarka: Masara' })).toBeVisible();
  await expectAccessible(page, 'advice');
  await hers.networkOff();
  await page.getByRole('link', { name: 'Cire ciyawa da wuri' }).click();
  await expect(page.getByText(advises)).toBeVisible();
  await expect(page.getByText('Chidi Okafor ya aiko. Ki karanta wannan.')).toBeVisible();
  await page.getByRole('button', { name: 'Ya amfana' }).click();
  await expect(page.getByText('Mun gode.')).toBeVisible();
  await expectAccessible(page, 'an article with no network');
  await hers.networkOn();

  await expect(async () => {
    await desk.reload();
    await expect(desk.getByText('Farmers said: 1 useful, 0 not useful')).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 40_000 });
  await desk.close();
  await second.close();
});

const aminaId = '0193a000-0000-7000-8000-000000000001';
const maize = '/Farmer/farm/0193a000-0001-7000-8000-000000000001/seasons/0193a000-0003-7000-8000-000000000003';

test('a photo of a walk goes with a problem through the manager to an agronomist, and the farmer reads her answer', async ({
  newPhone,
  browser,
  baseURL,
}) => {
  test.slow();
  const small = { viewport: { width: 360, height: 640 } };
  const hers = await takeToPhone(await newPhone(small), amina, amina.home);
  await goTo(hers, `${maize}/pests/look`);
  await hers.getByLabel('Fall armyworm').check();
  await hers.getByLabel('Young plants').check();
  for (const [place, hits] of ['1', '2', '0', '3', '1'].entries())
    await hers.getByLabel(`Place ${place + 1}`).fill(hits);
  await hers.getByLabel('Choose a picture').setInputFiles(photoFile(await photo(hers, 'green')));
  await hers.getByRole('button', { name: 'Save what I found' }).click();
  await expect(hers.getByText('14% of the plants are hit').first()).toBeVisible();
  await goTo(hers, '/extension-agent-dashboard');
  await hers.getByRole('button', { name: 'Report a problem' }).click();
  const report = hers.getByRole('dialog', { name: 'Report a problem' });
  await report.getByLabel('What is it about?').selectOption({ label: 'Insects, birds or other animals' });
  await report.getByLabel('Farm', { exact: true }).selectOption({ label: 'Gonar Amina' });
  await report.getByLabel('What happened?').fill('Holes in every heart of the maize.');
  await report.getByRole('button', { name: 'Save problem' }).click();
  await untilAllSent(hers);

  const his = await browser.newPage({ baseURL: baseURL ?? '', ...small });
  await signInQuietly(his, chidi);
  await toPage(his, `/extension-farmers/${aminaId}`);
  const told = his.getByRole('article').filter({ hasText: 'Holes in every heart' });
  await told.getByRole('button', { name: 'Ask an agronomist' }).click();
  await told.getByLabel('Agronomist').selectOption({ label: 'Halima Sani' });
  await told.getByLabel('What do you want to know?').fill('Is it time to spray?');
  await expectAccessible(his, 'passing a problem');
  await told.getByRole('button', { name: 'Pass it on' }).click();
  await expect(told.getByText(/^Passed to Halima Sani/)).toBeVisible();

  const desk = await browser.newPage({ baseURL: baseURL ?? '', ...small });
  await signInQuietly(desk, halima);
  await toPage(desk, '/ExtensionManager/articles');
  const waits = desk.getByRole('article').filter({ hasText: 'Is it time to spray?' });
  await expect(waits.getByText('Fall armyworm: 14% of the plants are hit')).toBeVisible();
  await expect(waits.getByRole('img')).toBeVisible();
  await expect(waits).not.toContainText('Amina');
  await waits.getByRole('button', { name: 'Answer' }).click();
  await waits.getByLabel('What to do').fill('Not yet. Pick them by hand at dawn.');
  await waits.getByRole('button', { name: 'Send the answer' }).click();
  await expect(desk.getByText('No case waits for you.')).toBeVisible();

  await expect(async () => {
    await goTo(hers, '/phone');
    await hers.getByRole('button', { name: 'Send and get now' }).click();
    await goTo(hers, '/extension-agent-dashboard');
    const read = hers.getByRole('article').filter({ hasText: 'Holes in every heart' });
    await expect(read).toContainText('Not yet. Pick them by hand at dawn.', { timeout: 4000 });
  }).toPass({ timeout: 40_000 });
  await his.close();
  await desk.close();
});

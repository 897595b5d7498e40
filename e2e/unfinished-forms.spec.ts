import type { Page } from '@playwright/test';
import { addFarm, beginFarm, openFarm, photo, photoFile } from './farm-hands.ts';
import { newFarmer, people } from './people.ts';
import { expect, goTo, openIfLocked, takeToPhone, test, untilAllSent, type Phone } from './phones.ts';

const home = '/farmersDashboard';
const begun = 'You began this before. What you typed is still here.';

const settle = async (phone: Phone): Promise<Page> => {
  const page = await takeToPhone(phone, await newFarmer(phone.page(), 'Amina'), home);
  await goTo(page, '/Farmer/MyFarms');
  await addFarm(page, 'Gonar Rafi');
  await untilAllSent(page);
  return page;
};

/** Goes back by the link on the page and comes again, once at once and once after the app was opened anew. */
const leaveAndReturn = async (page: Page, back: string, again: string): Promise<void> => {
  await page.getByRole('link', { name: back }).first().click();
  await page.getByRole('link', { name: again }).last().click();
  await expect(page.getByText(begun)).toBeVisible();
};

test('a season, an activity, a harvest and an entry that were left half written go on where they stopped', async ({
  newPhone,
}) => {
  test.slow();
  const phone = await newPhone();
  const page = await settle(phone);
  await goTo(page, '/Farmer/Finance'); // its part is on the phone from here on
  await expect(page.getByRole('link', { name: 'Add money out' })).toBeVisible();
  await goTo(page, '/Farmer/MyFarms');
  await openFarm(page, 'Gonar Rafi');
  await phone.networkOff();
  await page.getByRole('link', { name: 'Add a season' }).click();
  await page.getByLabel('Crop', { exact: true }).fill('Masara');
  await page.getByLabel('Land planted').fill('2.5');
  await page.getByLabel('In', { exact: true }).selectOption('hectare');
  await leaveAndReturn(page, 'Back to the farm', 'Add a season');
  await expect(page.getByLabel('Crop', { exact: true })).toHaveValue('Masara');
  await expect(page.getByText(/80 to 120 days after planting/), 'the form follows').toBeVisible();
  await goTo(page, page.url());
  await expect(page.getByLabel('Land planted')).toHaveValue('2.5');
  await expect(page.getByLabel('In', { exact: true })).toHaveValue('hectare');
  await page.getByRole('button', { name: 'Save season' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Masara' })).toBeVisible();
  await expect(page.getByText('(2.5 ha)')).toBeVisible();

  await page.getByRole('link', { name: 'Write down work' }).click();
  await page.getByText('Weeding', { exact: true }).click();
  await page.getByLabel('Note (if you like)').fill('With the neighbours');
  await leaveAndReturn(page, 'Back to the season', 'Write down work');
  await expect(page.getByRole('radio', { name: 'Weeding' })).toBeChecked();
  await expect(page.getByLabel('Note (if you like)')).toHaveValue('With the neighbours');
  await page.getByRole('button', { name: 'Begin again from nothing' }).click();
  await expect(page.getByLabel('Note (if you like)')).toHaveValue('');
  await page.getByRole('link', { name: 'Back to the season' }).click();

  await page.getByRole('link', { name: 'Write down a harvest' }).last().click();
  await page.getByLabel('How many').fill('12');
  await page.getByLabel('Of what').selectOption('mudu');
  await page.getByLabel('I weighed one myself').check();
  await page.getByLabel(/^One weighs, in kilograms/).fill('1.4');
  await leaveAndReturn(page, 'Back to the season', 'Write down a harvest');
  await expect(page.getByText('= 16.8 kg'), 'what a choice brought is typed too').toBeVisible();

  await goTo(page, '/Farmer/Finance');
  await page.getByRole('link', { name: 'Add money out' }).click();
  await page.getByLabel('Amount in naira').fill('52000');
  await page.getByLabel('What was it for').selectOption('Fertilizer');
  await leaveAndReturn(page, 'Finance Overview', 'Add money out');
  await expect(page.getByText('₦52,000')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: 'Add money out' }).click();
  await expect(page.getByLabel('Amount in naira'), 'what was saved is no draft any more').toHaveValue('');
  await expect(page.getByText(begun)).toHaveCount(0);
});

test('what was typed last is there though the page is loaded anew at once', async ({ newPhone }) => {
  test.slow();
  const phone = await newPhone();
  const page = await settle(phone);
  await openFarm(page, 'Gonar Rafi');
  await page.getByRole('link', { name: 'Add a season' }).click();
  await page.getByLabel('Land planted').fill('2.5');
  // As fast as a hand that closes the app: no time for the pause after which a draft is written.
  await page.getByLabel('Crop', { exact: true }).fill('Masara');
  await page.reload();
  await openIfLocked(page);
  await expect(page.getByText(begun)).toBeVisible();
  await expect(page.getByLabel('Crop', { exact: true })).toHaveValue('Masara');
  await expect(page.getByLabel('Land planted')).toHaveValue('2.5');
});

test('what was typed to ask for a visit or to tell of a problem is there the next time', async ({ newPhone }) => {
  const phone = await newPhone();
  const page = await settle(phone);
  await goTo(page, '/extension-agent-dashboard');
  await phone.networkOff();
  await page.getByRole('button', { name: 'Ask for a visit' }).click();
  const ask = page.getByRole('dialog', { name: 'Ask for a visit' });
  await ask.getByLabel('Why should someone come?').fill('My maize leaves turn yellow.');
  await ask.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Report a problem' }).click();
  const tell = page.getByRole('dialog', { name: 'Report a problem' });
  await tell.getByLabel('What happened?').fill('Armyworms, many.');
  await tell.getByRole('button', { name: 'Close' }).click();

  await goTo(page, page.url());
  await page.getByRole('button', { name: 'Report a problem' }).click();
  await expect(tell.getByLabel('What happened?')).toHaveValue('Armyworms, many.');
  await tell.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Ask for a visit' }).click();
  await expect(ask.getByText(begun)).toBeVisible();
  await ask.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByRole('article').filter({ hasText: 'turn yellow' })).toContainText('Saved here');
  await page.getByRole('button', { name: 'Ask for a visit' }).click();
  await expect(ask.getByLabel('Why should someone come?')).toHaveValue('');
});

test('a farm that was begun is there when the app is opened anew, and says that its picture is not', async ({
  newPhone,
}) => {
  const phone = await newPhone();
  const page = await takeToPhone(phone, await newFarmer(phone.page(), 'Amina'), home);
  await goTo(page, '/Farmer/MyFarms');
  const form = await beginFarm(page, 'Gonar Rafi', 'Yam');
  await form.getByLabel(/^Change picture/).setInputFiles(photoFile(await photo(page, 'brown')));
  await expect(form.getByRole('img', { name: 'The picture you chose' })).toBeVisible();
  await form.getByRole('button', { name: 'Maize' }).click();
  await page.reload();
  await openIfLocked(page);
  await page.getByRole('button', { name: 'Add Farm' }).first().click();
  await expect(form.getByText(begun)).toBeVisible();
  await expect(form.getByLabel('Farm name')).toHaveValue('Gonar Rafi');
  await expect(form.getByLabel('Crop'), 'what was pressed is kept as what was typed').toHaveValue('Maize');
  await expect(form.getByText('The picture is not here any more. Choose it again.')).toBeVisible();
  await form.getByRole('button', { name: 'Save farm' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'Add Farm' }).first().click();
  await expect(form.getByLabel('Farm name'), 'what was saved is no draft any more').toHaveValue('');
});

test('the picture of a problem stays in sight when the farm changes, and is said to be gone with the page', async ({
  newPhone,
}) => {
  const phone = await newPhone();
  const page = await settle(phone);
  await goTo(page, '/extension-agent-dashboard');
  await page.getByRole('button', { name: 'Report a problem' }).click();
  const tell = page.getByRole('dialog', { name: 'Report a problem' });
  const chosen = tell.getByRole('img', { name: 'The picture you chose' });
  await tell.getByLabel('What is it about?').selectOption({ label: 'A plant is sick' });
  await tell.getByLabel('What happened?').fill('Brown leaves.');
  await tell.getByLabel('Choose a picture').setInputFiles(photoFile(await photo(page, 'brown')));
  await expect(chosen).toBeVisible();
  await tell.getByLabel('Farm', { exact: true }).selectOption('No farm in particular');
  await expect(chosen).toBeVisible();
  await tell.getByRole('button', { name: 'Save problem' }).click();
  await expect(tell.getByText('Choose the farm of the picture, or remove the picture.')).toBeVisible();
  await tell.getByRole('button', { name: 'Remove picture' }).click();
  await expect(tell.getByText('Choose a farm to add a picture.')).toBeVisible();
  await expect(tell.getByLabel('Choose a picture')).toHaveCount(0);
  await tell.getByLabel('Farm', { exact: true }).selectOption('Gonar Rafi');
  await tell.getByLabel('Choose a picture').setInputFiles(photoFile(await photo(page, 'brown')));
  await expect(chosen).toBeVisible();
  await page.reload();
  await openIfLocked(page);
  await page.getByRole('button', { name: 'Report a problem' }).click();
  await expect(tell.getByLabel('What happened?')).toHaveValue('Brown leaves.');
  await expect(tell.getByText('The picture is not here any more. Choose it again.')).toBeVisible();
  await tell.getByLabel('Choose a picture').setInputFiles(photoFile(await photo(page, 'brown')));
  await expect(tell.getByText('The picture is not here any more. Choose it again.')).toHaveCount(0);
});

test('a visit that was half planned goes on with the farmer who was chosen', async ({ newPhone }) => {
  const phone = await newPhone();
  const { chidi } = people;
  const page = await takeToPhone(phone, chidi, chidi.home);
  await goTo(page, '/ExtensionManager/visits');
  await page.getByRole('button', { name: 'Plan a visit' }).click();
  const plan = page.getByRole('dialog', { name: 'Plan a visit' });
  await plan.getByLabel(/^Find a farmer/).fill('Amina');
  await plan.getByRole('button', { name: /Amina Yusuf/ }).click();
  await plan.getByLabel('Note for yourself and the farmer').fill('Bring the pest card.');
  await page.reload();
  await openIfLocked(page);
  await page.getByRole('button', { name: 'Plan a visit' }).click();
  await expect(plan.getByText(begun)).toBeVisible();
  await expect(plan.getByText('Amina Yusuf')).toBeVisible();
  await expect(plan.getByLabel('Note for yourself and the farmer')).toHaveValue('Bring the pest card.');
});

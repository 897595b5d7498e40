import type { Page } from '@playwright/test';
import { photo, photoFile } from './farm-hands.ts';
import { newFarmer, people, signInQuietly } from './people.ts';
import { expect, goTo, status, takeNewFarmer, takeToPhone, test, testInOwnHouse, untilAllSent } from './phones.ts';
import { toPage } from './to-page.ts';

const home = '/farmersDashboard';
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();
const step = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Steps of the form' }).getByRole('button', { name });

/** The profile as the server has it, from the file of all one's data. */
const profileAtServer = async (page: Page): Promise<Record<string, unknown>> => {
  const answer = await page.request.get('/api/my-data');
  const { records } = (await answer.json()) as { records: Record<string, Record<string, unknown>[]> };
  return { ...records['account']?.[0], ...records['profile']?.[0] };
};

const fillDemographic = async (page: Page): Promise<void> => {
  await page.getByLabel('Female').check();
  await page.getByLabel('Date of birth').fill('1990-07-02');
};

const fillAddress = async (page: Page): Promise<void> => {
  await page.getByLabel('Address', { exact: true }).fill('House 3, near the well');
  await page.getByLabel('Find your local government area').fill('fufore');
  await page.getByRole('button', { name: 'Fufore, Adamawa' }).click();
  await expect(page.getByLabel('Local government area', { exact: true })).toHaveValue('Fufore');
};

const fillFarming = async (page: Page): Promise<void> => {
  await page.getByLabel('Designation').fill('Mixed Farming');
  await page.getByLabel('Medium (2-10 acres)').check();
  await page.getByLabel('Crops').fill('Maize, Groundnut');
};

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save my profile' });

test('a farmer fills in the profile; the network goes in the middle and the page is left; nothing typed is lost', async ({
  newPhone,
}) => {
  test.slow();
  const { phone, page } = await takeNewFarmer(newPhone, 'Halima');
  await goTo(page, '/Farmer/profile');
  await expect(page.getByLabel('First name')).toHaveValue('Halima');
  await next(page);
  await expect(page.getByText('Description is required'), 'a step is checked before the next').toBeVisible();
  await page.getByLabel('Description').fill('I grow maize and keep goats.');
  await next(page);
  await fillDemographic(page);

  await phone.networkOff();
  await next(page);
  await fillAddress(page);
  await goTo(page, home);
  await goTo(page, '/Farmer/profile');
  await expect(page.getByLabel('Address', { exact: true }), 'where it was left').toHaveValue('House 3, near the well');
  await expect(page.getByLabel('Local government area', { exact: true })).toHaveValue('Fufore');
  await next(page);
  await fillFarming(page);
  await next(page);
  await page.getByLabel('Change picture').setInputFiles(photoFile(await photo(page, 'green')));
  await expect(page.getByRole('img', { name: 'The picture of the profile' })).toBeVisible();
  await saveButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Profile Updated!' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('Saved here')).toBeVisible();
  await expect(status(page)).toHaveText(/^2 waiting since /);

  await phone.networkOn();
  await untilAllSent(page);
  expect(await profileAtServer(page)).toMatchObject({
    firstName: 'Halima',
    gender: 'female',
    birthDate: '1990-07-02',
    address: 'House 3, near the well',
    stateCode: 'AD',
    lga: 'Fufore',
    designation: 'Mixed Farming',
    farmSize: 'medium',
    crops: ['Maize', 'Groundnut'],
    photoId: expect.stringMatching(/^[0-9a-f]{64}$/),
    face: expect.any(String),
  });
  await goTo(page, '/Farmer/profile');
  await expect(page.getByText('Accepted')).toBeVisible();
});

test('what is missing on another step is found: the form goes there and says what', async ({ page }) => {
  const farmer = await newFarmer(page, 'Halima');
  await signInQuietly(page, farmer);
  await toPage(page, '/Farmer/profile');
  const firstName = page.getByLabel('First name');
  await firstName.fill('');
  await page.getByLabel('Last name').fill('');
  await next(page);
  await expect(firstName).toBeFocused();
  await firstName.pressSequentially('Halima');
  await expect(firstName, 'who mends one field stays in it').toHaveValue('Halima');
  await page.getByLabel('Last name').fill('Sani');
  await step(page, /Your picture/).click();
  await saveButton(page).click();
  await expect(page.getByText('Something is missing.')).toBeVisible();
  await expect(page.getByLabel('Description')).toBeFocused();
  await page.getByLabel('Description').fill('Goats.');
  await step(page, /Gender and birth/).click();
  await expect(page.getByText('Gender is required')).toBeVisible();
  await page.getByLabel('Date of birth').fill('2020-01-01');
  await next(page);
  await expect(page.getByText('You must be 18 or older.')).toBeVisible();
});

testInOwnHouse(
  'a farmer and her manager change one field apart; both see both values, one of them chooses',
  async ({ newPhone }) => {
    testInOwnHouse.slow();
    const phone = await newPhone();
    const page = await takeToPhone(phone, people.amina, home);
    await goTo(page, '/Farmer/profile');
    await expect(page.getByLabel('First name')).toHaveValue('Amina');
    await phone.networkOff();
    await step(page, /Where you live/).click();
    await page.getByLabel('Town or village').fill('Yanlami');
    await step(page, /Your picture/).click();
    await saveButton(page).click();
    await expect(page.getByRole('dialog', { name: 'Profile Updated!' })).toBeVisible();

    const other = await newPhone();
    const his = other.page();
    await signInQuietly(his, people.chidi);
    await toPage(his, '/ExtensionAgentDashboard');
    await his.locator('#farmers').getByRole('link', { name: 'Amina Yusuf' }).click();
    await his.getByRole('link', { name: 'See or change the profile' }).click();
    await step(his, /Where you live/).click();
    await his.getByLabel('Town or village').fill('Tsanyawa');
    await step(his, /Your picture/).click();
    await saveButton(his).click();
    await expect(his.getByRole('dialog', { name: 'Profile Updated!' })).toBeVisible();

    await phone.networkOn();
    await untilAllSent(page);
    await goTo(page, '/Farmer/profile');
    const clash = page.getByRole('article').filter({ hasText: 'Two people changed: Town or village' });
    await expect(clash).toContainText('From: Chidi Okafor');
    await expect(clash).toContainText('From: you');
    await clash.getByRole('button', { name: 'Keep this' }).last().click();
    await expect(clash).toHaveCount(0);
    await untilAllSent(page);
    expect(await profileAtServer(page)).toMatchObject({ location: 'Tsanyawa', clashes: [] });
  },
);

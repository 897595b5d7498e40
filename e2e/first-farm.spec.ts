import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { newFarmerSignedIn } from './people.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add a farm' });

const openDialog = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Add Farm' }).first().click();
  await expect(dialog(page).getByLabel('Farm name')).toBeVisible();
};

const save = (page: Page) => page.getByRole('button', { name: 'Save farm' }).click();

const picture = (page: Page) => dialog(page).getByLabel('Change picture');

/** A real JPEG of one colour, made by the browser itself. */
const jpeg = async (page: Page, colour: string): Promise<Buffer> => {
  const url = await page.evaluate((fill) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 900 });
    const pen = canvas.getContext('2d');
    if (pen !== null) pen.fillStyle = fill;
    pen?.fillRect(0, 0, 1600, 900);
    return canvas.toDataURL('image/jpeg');
  }, colour);
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
};

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

/** The real size of the picture that stands in a place now: nothing before it is there, its thumb before all of it. */
const widthOf = async (page: Page, name: string): Promise<number> => {
  const shown = page.getByRole('img', { name });
  await shown.scrollIntoViewIfNeeded();
  return shown.evaluate((one) => (one as HTMLImageElement).naturalWidth);
};

const fillFarm = async (page: Page, name: string): Promise<void> => {
  const form = dialog(page);
  await form.getByLabel('Farm name').fill(name);
  await form.getByLabel('Find your local government area').fill('fufore');
  await form.getByRole('button', { name: 'Fufore, Adamawa' }).click();
  await form.getByLabel('Medium (2-10 acres)').check();
  await form.getByLabel('Crop').fill('Sorghum');
};

test('a farmer without a farm is shown how to add one, and adds it with a picture', async ({ page, complaints }) => {
  await newFarmerSignedIn(page);
  await page.goto('/Farmer/MyFarms');
  await expect(page.getByText('You have no farms yet. Add your first one: it takes a minute.')).toBeVisible();
  await openDialog(page);
  await fillFarm(page, 'Gonar Rafi');
  await picture(page).setInputFiles(file('farm.jpg', await jpeg(page, 'green')));
  await expect(dialog(page).getByRole('img', { name: 'The picture you chose' })).toBeVisible();
  await save(page);
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'Gonar Rafi is saved.' })).toBeVisible();
  const card = page.getByRole('article');
  await expect(card).toContainText('Fufore, Adamawa');
  await expect(card).toContainText('Sorghum');
  await expect(card).toContainText('Medium (2-10 acres)');
  await expect.poll(() => widthOf(page, 'Picture of Gonar Rafi')).toBeGreaterThan(0);
  const thumb = await widthOf(page, 'Picture of Gonar Rafi');

  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/Farmer\/farm\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gonar Rafi');
  await expect.poll(() => widthOf(page, 'Picture of Gonar Rafi')).toBeGreaterThan(thumb);
  expect(complaints).toEqual([]);
});

test('a farm whose picture could not be saved is there, and what went wrong is told as such', async ({ page }) => {
  await newFarmerSignedIn(page);
  await page.route('**/api/farms/*/photos', (route) => route.abort());
  await page.goto('/Farmer/MyFarms');
  await openDialog(page);
  await fillFarm(page, 'Gonar Rafi');
  await picture(page).setInputFiles(file('farm.jpg', await jpeg(page, 'green')));
  await expect(dialog(page).getByRole('img', { name: 'The picture you chose' })).toBeVisible();
  await save(page);
  const told = page.getByRole('alert').filter({ hasText: 'Gonar Rafi is saved, but its picture could not be saved.' });
  await expect(told).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Sorghum');
});

test('the sizes are the three of the specification, and the places the 37 with their areas', async ({ page }) => {
  await newFarmerSignedIn(page);
  await page.goto('/Farmer/MyFarms');
  await openDialog(page);
  const sizes = dialog(page).getByRole('group', { name: 'Size' }).locator('label');
  await expect(sizes).toHaveText(['Small (0-2 acres)', 'Medium (2-10 acres)', 'Large (10+ acres)']);
  const state = dialog(page).getByLabel('State');
  await expect(state.locator('option')).toHaveCount(38);
  const lga = dialog(page).getByLabel('Local government area', { exact: true });
  await expect(lga.locator('option'), 'no area before a state').toHaveCount(1);
  await state.selectOption('Kano');
  await expect(lga.locator('option')).toHaveCount(45);
  await lga.selectOption('Bichi');
  await state.selectOption('Lagos');
  await expect(lga, 'another state forgets the area').toHaveValue('');
});

const spellings = {
  fufore: 'Fufore, Adamawa',
  Furfore: 'Fufore, Adamawa',
  Wudl: 'Wudil, Kano',
  'surulere lagos': 'Surulere, Lagos',
  "Jama'are": "Jama'are, Bauchi",
};

test('a local government area is found however it is spelled', async ({ page }) => {
  await newFarmerSignedIn(page);
  await page.goto('/Farmer/MyFarms');
  await openDialog(page);
  for (const [typed, found] of Object.entries(spellings)) {
    await dialog(page).getByLabel('Find your local government area').fill(typed);
    await dialog(page).getByRole('button', { name: found }).click();
    const [lga, state] = found.split(', ');
    await expect(dialog(page).getByLabel('State').locator('option:checked'), typed).toHaveText(state ?? '');
    await expect(dialog(page).getByLabel('Local government area', { exact: true }), typed).toHaveValue(lga ?? '');
  }
  await dialog(page).getByLabel('Find your local government area').fill('bdfghk');
  await expect(dialog(page).getByText('No place found')).toBeVisible();
});

test('a farm that lacks something is refused beside the field, and closing the window loses nothing', async ({
  page,
}) => {
  await newFarmerSignedIn(page);
  await page.goto('/Farmer/MyFarms');
  await openDialog(page);
  await save(page);
  for (const words of ['Give the farm a name', 'Choose the state', 'Choose the size', 'Say which crop you grow'])
    await expect(dialog(page).getByText(words)).toBeVisible();
  await expect(dialog(page).getByLabel('Farm name')).toBeFocused();
  await fillFarm(page, 'Gonar Rafi');
  await dialog(page).getByLabel('Crop').fill('');
  await save(page);
  await expect(dialog(page).getByLabel('Crop')).toHaveAccessibleDescription(/Say which crop you grow/);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await openDialog(page);
  await expect(dialog(page).getByLabel('Farm name')).toHaveValue('Gonar Rafi');
  await expect(dialog(page).getByLabel('Local government area', { exact: true })).toHaveValue('Fufore');
  await expect(dialog(page).getByLabel('Medium (2-10 acres)')).toBeChecked();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toBeHidden();
  expect((await page.request.get('/api/farms').then((answer) => answer.json())) as object).toMatchObject({ items: [] });
});

test('a text that calls itself a picture is refused, and the farm is saved with the maize one', async ({ page }) => {
  await newFarmerSignedIn(page);
  await page.goto('/Farmer/MyFarms');
  await openDialog(page);
  await fillFarm(page, 'Gonar Masara');
  await picture(page).setInputFiles(file('farm.jpg', Buffer.from('this is a letter')));
  await expect(dialog(page).getByRole('alert')).toHaveText(/^This file is not a picture we can read/);
  await expect(dialog(page).getByLabel('Farm name')).toHaveValue('Gonar Masara');
  await save(page);
  await expect(page.getByRole('article').locator('img')).toHaveAttribute('src', '/pictures/farm-default.svg');

  await page.getByRole('article').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gonar Masara');
  await page.getByLabel('Choose a picture').setInputFiles(file('farm.jpg', Buffer.from('another letter')));
  await expect(page.getByRole('alert')).toHaveText(/^This file is not a picture we can read/);
  await page.getByLabel('Choose a picture').setInputFiles(file('farm.jpg', await jpeg(page, 'red')));
  await widthOf(page, 'Picture of Gonar Masara');
});

test('its keeper changes a farm, and no other farmer can see it', async ({ page, browser, baseURL }) => {
  await newFarmerSignedIn(page);
  await page.goto('/Farmer/MyFarms');
  await openDialog(page);
  await fillFarm(page, 'Gonar Dare');
  await save(page);
  await page.getByRole('article').getByRole('link').click();
  await page.getByRole('button', { name: 'Change details' }).click();
  const change = page.getByRole('dialog', { name: 'Change this farm' });
  await expect(change.getByLabel('Farm name')).toHaveValue('Gonar Dare');
  await change.getByLabel('Farm name').fill('');
  await change.getByRole('button', { name: 'Save changes' }).click();
  await expect(change.getByLabel('Farm name')).toHaveAccessibleDescription('Give the farm a name');
  await change.getByLabel('Farm name').fill('Gonar Safiya');
  await change.getByLabel('Large (10+ acres)').check();
  await change.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gonar Safiya');
  await expect(page.getByRole('definition').filter({ hasText: 'Large (10+ acres)' })).toBeVisible();

  const stranger = await browser.newPage(baseURL === undefined ? {} : { baseURL });
  await newFarmerSignedIn(stranger, 'Zainab');
  await stranger.goto(page.url());
  await expect(stranger.getByText('This farm is not on this phone.')).toBeVisible();
  await expect(stranger.getByText('Gonar Safiya')).toBeHidden();
  await stranger.close();
});

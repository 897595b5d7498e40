import type { Page } from '@playwright/test';
import { photo, photoFile } from './farm-hands.ts';
import { expect, test } from './journey.ts';
import { newFarmer, people, signInQuietly } from './people.ts';
import { toPage } from './to-page.ts';

// One after the other: two of them change Bola's profile.
test.describe.configure({ mode: 'default' });

test('an investor changes the profile: locked first, open after Edit Profile, saved with a dialog', async ({
  page,
}) => {
  await signInQuietly(page, people.bola);
  await toPage(page, '/Investors/IProfile');
  const about = page.getByLabel('Short bio');
  await expect(about).toBeDisabled();
  await expect(page.getByLabel('Choose a picture')).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(page.getByLabel('Email'), 'changes by a code alone').toBeDisabled();
  await page.getByLabel('Location').fill('');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Location is required')).toBeVisible();
  await page.getByLabel('Location').fill('Ibadan');
  const words = `I put money into maize. ${Date.now()}`;
  await about.fill(words);
  const picture = page.getByRole('group', { name: 'Profile picture' });
  await picture
    .locator('input[type=file]')
    .first()
    .setInputFiles(photoFile(await photo(page, 'green')));
  await expect(picture.getByRole('img', { name: 'The picture you chose' })).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Profile Updated!' });
  await expect(dialog).toContainText('updated successfully');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(about).toBeDisabled();
  await page.reload();
  await expect(about).toHaveValue(words);
  await expect(page.getByRole('img', { name: 'Profile picture' })).toBeVisible();
});

/** A slow phone: no picture is read before `let-go` is heard on the page. */
const holdPictures = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const read = createImageBitmap;
    const isLetGo = new Promise((go) => addEventListener('let-go', go, { once: true }));
    const held = (image: ImageBitmapSource, how?: ImageBitmapOptions) => isLetGo.then(() => read(image, how));
    Object.assign(globalThis, { createImageBitmap: held });
  });

test('saving waits for a picture that is being made smaller; one that is ready after Cancel is not taken', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => void sent.push(new URL(request.url()).pathname));
  await signInQuietly(page, people.bola);
  await toPage(page, '/Investors/IProfile');
  const picture = photoFile(await photo(page, 'blue'));
  await holdPictures(page);
  const edit = page.getByRole('button', { name: 'Edit Profile' });
  const save = page.getByRole('button', { name: 'Save Changes' });
  await edit.click();
  await page.getByRole('group', { name: 'Profile picture' }).locator('input[type=file]').first().setInputFiles(picture);
  await expect(save).toBeDisabled();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await edit.click();
  await page.evaluate(() => dispatchEvent(new Event('let-go')));
  await expect(save).toBeEnabled();
  await page.getByLabel('Location').fill('Ibadan');
  await page.getByLabel('Short bio').fill('I put money into maize.');
  await save.click();
  await expect(page.getByRole('dialog', { name: 'Profile Updated!' })).toBeVisible();
  expect(sent).toContain('/api/investor-profile');
  expect(sent).not.toContain('/api/investor-profile/photo');
});

test('an investor finds a farmer who agreed to be shown, asks for the number, and gets it once she says yes', async ({
  page,
  browser,
}) => {
  const lastName = `Bako${Date.now()}`;
  const hers = await browser.newPage();
  const farmer = await newFarmer(hers, 'Laraba', { lastName, phoneNumber: '0803 555 4477' });
  await signInQuietly(hers, farmer);
  await toPage(hers, '/Farmer/profile/consent');
  const shown = hers.getByRole('region', { name: 'Investors may see me' });
  await shown.getByRole('button', { name: 'Yes, I agree' }).click();
  await expect(shown.getByText(/You said yes on/)).toBeVisible();

  await signInQuietly(page, people.bola);
  await toPage(page, '/Investors/Farmers');
  const card = page.getByRole('article').filter({ hasText: lastName });
  await expect(card.getByText('Email and phone are shared on request.')).toBeVisible();
  await card.getByRole('button', { name: /Ask for the contact/ }).click();
  await expect(card.getByText('You have asked.')).toBeVisible();

  await hers.reload();
  await hers.getByRole('button', { name: 'Yes, share it with Bola Adeyemi' }).click();
  await expect(hers.getByText('You share your contact with this investor.')).toBeVisible();
  await hers.close();
  await page.reload();
  await expect(card.getByRole('link', { name: '+2348035554477' })).toHaveAttribute('href', 'tel:+2348035554477');

  await page.getByLabel('Crop').fill('ground');
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('article').filter({ hasText: 'Amina Yusuf' })).toContainText('amina@shuka.example');
});

test('an investor opens an agri-business whose farmer shows it', async ({ page }) => {
  await signInQuietly(page, people.bola);
  await toPage(page, '/Investors/Agri_Business');
  await page.getByRole('link', { name: 'View Details of Amina Grains' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Amina Grains' })).toBeVisible();
  await expect(page.getByText('Grain production')).toBeVisible();
});

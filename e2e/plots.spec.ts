import type { Page } from '@playwright/test';
import { addFarm, addPlot, openFarm, square, typeCorners } from './farm-hands.ts';
import { expect, test } from './journey.ts';
import { newFarmer, newFarmerSignedIn } from './people.ts';
import { goTo, takeToPhone, test as testOnPhone } from './phones.ts';
import { toPage } from './to-page.ts';

/** A farmer with a farm, whose page is open. Nothing is kept on the phone. */
const onFarmPage = async (page: Page): Promise<void> => {
  await newFarmerSignedIn(page);
  await toPage(page, '/Farmer/MyFarms');
  await addFarm(page, 'Gonar Rafi');
  await openFarm(page, 'Gonar Rafi');
};

const close = (page: Page) => page.getByRole('button', { name: 'Close the boundary' }).click();

const takeCorner = async (page: Page, [latitude, longitude]: readonly [number, number], accuracy: number) => {
  await page.context().setGeolocation({ latitude, longitude, accuracy });
  await page.getByRole('button', { name: 'Take this corner' }).click();
};

test('where the location is not allowed the walk says what to do, and the other ways are open', async ({ page }) => {
  await onFarmPage(page);
  await page.getByRole('link', { name: 'Map a plot' }).click();
  await page.getByRole('button', { name: /Walk round it/ }).click();
  await expect(page.getByText(/^This app may not use your location\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take this corner' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Tap the corners' })).toBeVisible();
  await page.getByRole('button', { name: 'Type coordinates' }).click();
  await expect(page.getByText('Corner 1')).toBeVisible();
});

test('a position of 500 metres is no corner; a good one is', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 9.2, longitude: 12.6, accuracy: 500 });
  await onFarmPage(page);
  await page.getByRole('link', { name: 'Map a plot' }).click();
  await page.getByRole('button', { name: /Walk round it/ }).click();
  await expect(page.getByText('500 m', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Too rough for a corner\./)).toBeVisible();
  await page.getByRole('button', { name: 'Take this corner' }).click();
  await page.waitForTimeout(6000);
  await expect(page.getByText('Stand still. Measuring this corner…'), 'it goes on measuring').toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText('0');
  await context.setGeolocation({ latitude: 9.2, longitude: 12.6, accuracy: 5 });
  await expect(page.getByRole('definition').first()).toHaveText('1', { timeout: 15_000 });
});

test('latitude and longitude in the wrong order are noticed, and swapped with one press', async ({ page }) => {
  await onFarmPage(page);
  await page.getByRole('link', { name: 'Map a plot' }).click();
  await typeCorners(
    page,
    square.map(([latitude, longitude]) => [longitude, latitude] as const),
  );
  await expect(page.getByText('Did you swap latitude and longitude?')).toBeVisible();
  await page.getByRole('button', { name: 'Swap latitude and longitude' }).click();
  await expect(page.getByText('Did you swap latitude and longitude?')).toBeHidden();
  await expect(page.getByLabel('Latitude').first()).toHaveValue('9.2');
  await close(page);
  await expect(page.getByRole('definition').filter({ hasText: /ha \(/ })).toContainText('0.98 ha (2.43 acres)');
});

test('a boundary that crosses itself is refused in words, and mended', async ({ page }) => {
  await onFarmPage(page);
  await page.getByRole('link', { name: 'Map a plot' }).click();
  const [one, two, three, four] = square;
  await typeCorners(page, [one, three, two, four]);
  await close(page);
  await expect(page.getByText('The boundary crosses itself. Go back and mend the corners.')).toBeVisible();
  await expect(page.getByText(/^The side after corner \d and the side after corner \d cross or touch\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save plot' })).toBeHidden();
  await page.getByRole('button', { name: 'Back to the corners' }).click();
  await page.getByLabel('Latitude').nth(1).fill(String(two[0]));
  await page.getByLabel('Longitude').nth(1).fill(String(two[1]));
  await page.getByLabel('Latitude').nth(2).fill(String(three[0]));
  await page.getByLabel('Longitude').nth(2).fill(String(three[1]));
  await close(page);
  await page.getByLabel('Name of the plot').fill('Home plot');
  await page.getByRole('button', { name: 'Save plot' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Home plot' })).toBeVisible();
});

test('land of another plot is named, and saved only after the note was read; two plots are summed', async ({
  page,
}) => {
  await onFarmPage(page);
  await addPlot(page, 'Home plot');
  await page.getByRole('link', { name: 'Back to the farm' }).click();
  await page.getByRole('link', { name: 'Map a plot' }).click();
  await typeCorners(
    page,
    square.map(([latitude, longitude]) => [latitude + 0.00045, longitude] as const),
  );
  await close(page);
  await expect(page.getByText('This plot lies partly on another plot')).toBeVisible();
  await expect(page.getByText(/^Home plot: 0\.49\d* ha are in both$/)).toBeVisible();
  await page.getByLabel('Name of the plot').fill('Second plot');
  await expect(page.getByRole('button', { name: 'Save plot' })).toBeDisabled();
  await page.getByLabel('I have read this. My boundary is right.').check();
  await page.getByRole('button', { name: 'Save plot' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Second plot' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the farm' }).click();
  await expect(page.getByText(/^2 plots, 1\.97 ha \(4\.8\d acres\) in all$/)).toBeVisible();
});

testOnPhone('an unfinished walk is there after the page was closed, with the network off', async ({ newPhone }) => {
  test.slow();
  const phone = await newPhone({ permissions: ['geolocation'] });
  const amina = await newFarmer(phone.page(), 'Amina');
  const page = await takeToPhone(phone, amina, '/farmersDashboard');
  await goTo(page, '/Farmer/MyFarms');
  await phone.networkOff();
  await addFarm(page, 'Gonar Rafi');
  await openFarm(page, 'Gonar Rafi');
  await page.getByRole('link', { name: 'Map a plot' }).click();
  await page.getByRole('button', { name: /Walk round it/ }).click();
  for (const [place, corner] of square.slice(0, 2).entries()) {
    await takeCorner(page, corner, 4 + place / 10);
    await expect(page.getByRole('definition').first()).toHaveText(String(place + 1), { timeout: 20_000 });
  }
  await expect(page.getByText(/^1 more corner is needed to close the boundary\./)).toBeVisible();
  const address = page.url();
  await page.close();
  const again = await phone.context.newPage();
  await goTo(again, address);
  await expect(again.getByText(/^2 corners are kept on this phone\./)).toBeVisible();
  await again.getByRole('button', { name: 'Go on' }).click();
  await takeCorner(again, square[2], 4.3);
  await expect(again.getByRole('definition').first()).toHaveText('3', { timeout: 20_000 });
  await close(again);
  await again.getByLabel('Name of the plot').fill('Plot by the river');
  await again.getByRole('button', { name: 'Save plot' }).click();
  await expect(again.getByRole('heading', { level: 1, name: 'Plot by the river' })).toBeVisible();
  await expect(again.getByText('Saved here')).toBeVisible();
});

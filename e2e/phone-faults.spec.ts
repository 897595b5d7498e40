import { writeFileSync } from 'node:fs';
import { atWork, cards, farmsOnServer, header, saveFarms, syncNow, unlockIfAsked } from './at-work.ts';
import { expect, test } from './own-phone.ts';

test('a network that answers everything with its own page changes nothing here, and later all is sent', async ({
  page,
  line,
}) => {
  await atWork(page);
  await saveFarms(page, 'Gonar Dare');
  await syncNow(page);
  await expect(header(page).getByText('All sent')).toBeVisible();
  line.capture(true);
  await page.goto('/Farmer/MyFarms');
  await unlockIfAsked(page);
  await saveFarms(page, 'Gonar Safiya', 'Gonar Rafi');
  await syncNow(page);
  await expect(header(page).getByText(/^2 waiting since/)).toBeVisible();
  await page.goto('/Farmer/MyFarms');
  await unlockIfAsked(page);
  await expect(cards(page)).toHaveCount(3);
  line.capture(false);
  await syncNow(page);
  await expect(header(page).getByText('All sent')).toBeVisible();
  expect(await farmsOnServer(page)).toEqual(['Gonar Dare', 'Gonar Rafi', 'Gonar Safiya']);
});

for (const days of [400, -400]) {
  test(`a clock ${days} days off changes nothing: work is kept, sent and comes back`, async ({ page }) => {
    await page.clock.setSystemTime(Date.now() + days * 86_400_000);
    await atWork(page);
    await saveFarms(page, 'Gonar Dare');
    await page.goto('/farmersDashboard');
    await unlockIfAsked(page);
    await saveFarms(page, 'Gonar Safiya');
    await page.clock.setSystemTime(Date.now());
    await saveFarms(page, 'Gonar Rafi');
    await syncNow(page);
    await expect(header(page).getByText('All sent')).toBeVisible();
    await page.goto('/Farmer/MyFarms');
    await unlockIfAsked(page);
    await expect(cards(page)).toHaveCount(3);
    expect(await farmsOnServer(page)).toEqual(['Gonar Dare', 'Gonar Rafi', 'Gonar Safiya']);
  });
}

test('a file that is no picture, and one over 15 MB, are refused in words', async ({ page }, testInfo) => {
  await atWork(page);
  await saveFarms(page, 'Gonar Dare');
  await cards(page).getByRole('link').click();
  const choose = page.getByLabel('Choose a picture');
  await choose.setInputFiles({ name: 'farm.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('a letter') });
  await expect(page.getByRole('alert')).toHaveText(/not a picture we can read/);
  const huge = testInfo.outputPath('farm.jpg');
  writeFileSync(huge, Buffer.alloc(16_000_000));
  await choose.setInputFiles(huge);
  await expect(page.getByRole('alert')).toHaveText(/over 15 MB/);
});

test('positions that look made up are told gently, and the plot can be saved', async ({ page }) => {
  await page.addInitScript(() => {
    const fix = { coords: { longitude: 12.6, latitude: 9.2, accuracy: 5 }, timestamp: Date.now() };
    navigator.geolocation.watchPosition = (onFix) =>
      Number(setInterval(() => onFix({ ...fix, timestamp: Date.now() } as GeolocationPosition), 100));
    navigator.geolocation.clearWatch = (watch) => clearInterval(watch);
  });
  await atWork(page);
  await saveFarms(page, 'Gonar Dare');
  await cards(page).getByRole('link').click();
  await page.getByRole('link', { name: 'Map a plot' }).click();
  await page.getByRole('button', { name: 'Walk round it' }).click();
  await page.getByRole('button', { name: 'Take this corner' }).click();
  await expect(page.getByText('These positions do not look like a walk.')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('You can still save.')).toBeVisible();
});

test('the first save asks the browser to keep the store, and other tabs show a save at once', async ({
  page,
  context,
  line,
}) => {
  await context.addInitScript(() => {
    navigator.storage.persist = async () => {
      document.documentElement.dataset['asked'] = String(Number(document.documentElement.dataset['asked'] ?? 0) + 1);
      return true;
    };
  });
  await atWork(page);
  const other = await context.newPage();
  await other.goto('/Farmer/MyFarms');
  await unlockIfAsked(other);
  line.capture(true);
  const root = page.locator('html');
  await expect(root).not.toHaveAttribute('data-asked');
  await saveFarms(page, 'Gonar Dare');
  await expect(root).toHaveAttribute('data-asked', '1');
  await expect(cards(other)).toContainText('Gonar Dare');
  await expect(header(other).getByText(/^1 waiting since/)).toBeVisible();
  await saveFarms(other, 'Gonar Safiya');
  await expect(cards(page)).toHaveCount(2);
  await expect(root).toHaveAttribute('data-asked', '1');
});

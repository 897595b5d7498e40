import type { Page } from '@playwright/test';
import { photo, photoFile } from './farm-hands.ts';
import { people } from './people.ts';
import { expect, goTo, openIfLocked, takeToPhone, testInOwnHouse as test, untilAllSent } from './phones.ts';

const { chidi } = people;
const aminaPage = '/extension-farmers/0193a000-0000-7000-8000-000000000001';

const inBichi = { latitude: 12.2333, longitude: 8.2411, accuracy: 8 };

/** At the desk, where the phone knows better where it is than on the farm. */
const inKano = { latitude: 12.0022, longitude: 8.592, accuracy: 3 };

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();

/** Every item on the screen is met, but for those that were answered. */
const meetAll = async (page: Page): Promise<void> => {
  const unanswered = page.locator('fieldset:not(:has([aria-pressed="true"]))');
  while ((await unanswered.count()) > 0) await unanswered.first().getByRole('button', { name: 'Meets' }).click();
};

test('an inspection with no network fails an item, a re-visit closes it, and a stranger learns that both are genuine', async ({
  newPhone,
}) => {
  test.slow();
  const his = await newPhone({ permissions: ['geolocation'], geolocation: inBichi });
  const page = await takeToPhone(his, chidi, chidi.home);
  const picture = photoFile(await photo(page, 'green'));
  await goTo(page, aminaPage);
  await page.getByRole('link', { name: /^Inspect / }).click();
  await his.networkOff();
  await page.getByLabel('Stage').selectOption({ label: 'Harvest' });
  await next(page);
  await next(page);
  await expect(page.getByText('Choose one').first()).toBeVisible();
  await meetAll(page);
  await next(page);
  await expect(page.getByRole('heading', { name: 'Harvest and store' })).toBeVisible();
  const drying = page.getByRole('group', { name: 'The crop is dried on a sheet or a rack, not on bare ground' });
  await drying.getByRole('button', { name: 'Fails' }).click();
  await drying.getByLabel('What is wrong?').fill('Maize lies on bare ground.');
  await drying.getByLabel('What is to be done?').fill('Dry it on a sheet.');
  await drying.getByLabel('Choose a picture').setInputFiles(picture);
  await expect(drying.getByRole('img', { name: 'Photo 1' })).toBeVisible();

  await expect(page.getByText('Position taken, ±8 m')).toBeVisible();
  await page.context().setGeolocation(inKano);
  const later = await his.reopen(page.url());
  await openIfLocked(later);
  await expect(later.getByText('You began this before.')).toBeVisible();
  await expect(later.getByLabel('What is wrong?')).toHaveValue('Maize lies on bare ground.');
  for (const heading of ['Records', 'People', 'Check and sign']) {
    await meetAll(later);
    await next(later);
    await expect(later.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  }
  await later.getByRole('button', { name: 'Yes, here' }).click();
  const pad = later.getByLabel('Place to sign with a finger');
  await pad.scrollIntoViewIfNeeded();
  const box = (await pad.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await later.mouse.move(box.x + 20, box.y + 20);
  await later.mouse.down();
  await later.mouse.move(box.x + 120, box.y + 60, { steps: 4 });
  await later.mouse.up();
  await later.getByRole('button', { name: 'Save inspection' }).click();
  await expect(later.getByText('The inspection is saved.')).toBeVisible();
  await expect(later.getByText('Failed')).toBeVisible();
  await expect(later.getByText('Signed by the farmer')).toBeVisible();
  await expect(later.getByText('Position taken, ±8 m')).toBeVisible();

  await later.getByRole('link', { name: 'Make the re-visit' }).click();
  await next(later);
  await later.getByRole('button', { name: 'Mended' }).click();
  await next(later);
  await later.getByRole('button', { name: 'No', exact: true }).click();
  await later.getByRole('button', { name: 'Save inspection' }).click();
  await expect(later.getByText('Passed', { exact: true })).toBeVisible();
  await his.networkOn();
  await untilAllSent(later);

  await later.getByRole('link', { name: 'Check page' }).click();
  await expect(later.getByRole('heading', { name: 'It is genuine' })).toBeVisible();
  await expect(later.getByText('Bichi, Kano')).toBeVisible();
  await expect(later.getByText('Chidi Okafor')).toBeVisible();
  await expect(later.getByText('Gonar Amina')).toBeVisible();
  await expect(later.getByText('Yusuf')).toHaveCount(0);
  await later.getByLabel('Check code').fill('0000000000');
  await later.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(later.getByRole('alert')).toBeVisible();
});

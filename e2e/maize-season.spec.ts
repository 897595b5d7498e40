import { expectAccessible } from './accessible.ts';
import { people, signInQuietly } from './people.ts';
import { expect, goTo, openIfLocked, takeToPhone, testInMovedHouse as test, untilAllSent } from './phones.ts';

const farm = '/Farmer/farm/0193a000-0001-7000-8000-000000000001';
const dayMillis = 86_400_000;

test('a season of maize in Kano goes from sowing to harvest, and its calendar and tasks go with the days', async ({
  newPhone,
  movedHouse,
}) => {
  test.slow();
  const phone = await newPhone({ viewport: { width: 360, height: 640 } });
  let page = await takeToPhone(phone, people.amina, people.amina.home);
  const began = Date.now();
  let age = 0;
  /** Lets days go by in the house and on the phone, whose session is over by then: she opens it and signs in again. */
  const toDay = async (day: number, path: string): Promise<void> => {
    await movedHouse.pass((day - age) * 24);
    age = day;
    await phone.context.clock.setSystemTime(began + day * dayMillis);
    await signInQuietly(page, people.amina);
    page = await phone.reopen(path);
    await openIfLocked(page);
  };

  await goTo(page, farm);
  await page.getByRole('link', { name: 'Add a season' }).click();
  await page.getByLabel('Crop', { exact: true }).fill('Maize');
  await page.getByLabel('Planted on').fill(movedHouse.dayAhead(0));
  await page.getByRole('button', { name: 'Save season' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Maize' })).toBeVisible();
  const season = new URL(page.url()).pathname;
  await untilAllSent(page);

  await page.getByRole('link', { name: 'Crop calendar' }).click();
  await expect(page.getByText('Growing: coming up')).toBeVisible();
  await expect(page.getByText('Give the first fertilizer')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the season' }).click();
  await page.getByRole('link', { name: 'Fertilizer plan' }).click();
  await expect(page.getByText(/^NPK 15-15-15: [\d,]+ bags of 50 kg/)).toBeVisible();
  await expectAccessible(page, 'what to buy and when to give it');

  await toDay(30, `${season}/calendar`);
  await expect(page.getByText('Growing: leaves and stems grow')).toBeVisible();
  await goTo(page, people.amina.home);
  await expect(page.getByText('Give the second fertilizer').first()).toBeVisible();

  await toDay(100, `${season}/calendar`);
  await expect(page.getByText('Ready for harvest')).toBeVisible();
  await expectAccessible(page, 'the calendar of a ripe crop');
  await page.getByRole('link', { name: 'Back to the season' }).click();
  await page.getByRole('link', { name: 'Write down a harvest' }).first().click();
  await page.getByLabel('How many').fill('12');
  await page.getByLabel('Of what').selectOption({ label: 'Large bag (100 kg)' });
  await page.getByRole('button', { name: 'Save harvest' }).click();
  await expect(page.getByText(/^12 large bags/).first()).toBeVisible();
  await page.getByRole('button', { name: 'End this season' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End this season' }).click();
  await untilAllSent(page);
  await goTo(page, `${season}/calendar`);
  await expect(page.getByText('This season is over')).toBeVisible();
});

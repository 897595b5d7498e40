import { expectAccessible } from './accessible.ts';
import { people } from './people.ts';
import { expect, goTo, takeToPhone, test } from './phones.ts';

/** The maize of this year's rains on Amina's farm. */
const season = '/Farmer/farm/0193a000-0001-7000-8000-000000000001/seasons/0193a000-0003-7000-8000-000000000003';

test('Amina looks at her weather, at the calendar of her maize and at what to feed it, and again with no network', async ({
  newPhone,
}) => {
  test.slow();
  const phone = await newPhone();
  const hers = await takeToPhone(phone, people.amina, people.amina.home);

  await goTo(hers, '/Farmer/weather');
  await expect(hers.getByRole('heading', { name: /Home plot/ })).toBeVisible();
  await expect(hers.getByText('There is no forecast for this place now.')).toBeVisible();
  await expect(hers.getByText(/^Usually in this month: \d+ to \d+ °C/)).toBeVisible();
  await expectAccessible(hers, 'the weather');

  await goTo(hers, season);
  await hers.getByRole('link', { name: 'Crop calendar' }).click();
  await expect(hers.getByText('Give the second fertilizer')).toBeVisible();
  await expect(hers.getByText('Your zone: Sudan savanna')).toBeVisible();
  await expectAccessible(hers, 'the crop calendar');

  await hers.getByRole('link', { name: 'Back to the season' }).click();
  await hers.getByRole('link', { name: 'Fertilizer plan' }).click();
  await expect(hers.getByText(/^NPK 15-15-15: [\d,]+ bags of 50 kg/)).toBeVisible();
  await hers.getByLabel('pH in water').fill('5.5');
  await hers.getByRole('button', { name: 'Use these figures' }).click();
  await expect(hers.getByText('Write all four figures of the soil test, or none')).toBeVisible();
  await expect(hers.getByLabel('pH in water')).toHaveValue('5.5');
  await hers.getByLabel('Organic carbon').fill('6');
  await hers.getByLabel('Phosphorus').fill('4');
  await hers.getByLabel('Potassium').fill('2');
  await hers.getByRole('button', { name: 'Use these figures' }).click();
  await expect(hers.getByText(/^On such a soil it may bring some [\d,]+ kg more/)).toBeVisible();
  // The header lies over whatever the page was scrolled to.
  await hers.evaluate(() => scrollTo(0, 0));
  await expectAccessible(hers, 'the fertilizer plan');

  await phone.networkOff();
  await goTo(hers, '/Farmer/weather');
  await expect(hers.getByText('There is no network. This is what was seen last.')).toBeVisible();
  await expect(hers.getByText(/^Usually in this month/)).toBeVisible();
  await goTo(hers, `${season}/feeding`);
  await expect(hers.getByText(/^On such a soil it may bring/)).toBeVisible();
});

import { expectAccessible } from './accessible.ts';
import { photo, photoFile } from './farm-hands.ts';
import { people } from './people.ts';
import { expect, goTo, takeToPhone, test, untilAllSent } from './phones.ts';

/** The maize of this year's rains on Amina's farm. */
const season = '/Farmer/farm/0193a000-0001-7000-8000-000000000001/seasons/0193a000-0003-7000-8000-000000000003';

test('Amina looks for armyworm with no network, hears what each source says, and sees what may be sprayed when she is back', async ({
  newPhone,
}) => {
  test.slow();
  const phone = await newPhone();
  const hers = await takeToPhone(phone, people.amina, people.amina.home);
  await goTo(hers, season);
  await hers.getByRole('link', { name: 'Pests and diseases' }).click();
  await expect(hers.getByText('Nobody has looked yet.')).toBeVisible();

  await phone.networkOff();
  await hers.getByRole('link', { name: 'Look for pests' }).click();
  await expect(hers.getByLabel('Fall armyworm')).toBeVisible();
  await expectAccessible(hers, 'looking for pests');
  await hers.getByLabel('Fall armyworm').check();
  await hers.getByLabel('Young plants').check();
  for (const [place, hits] of ['1', '2', '0', '3', '11'].entries())
    await hers.getByLabel(`Place ${place + 1}`).fill(hits);
  await hers.getByLabel('Choose a picture').setInputFiles(photoFile(await photo(hers, 'green')));
  await expect(hers.getByAltText('Photo 1 of what was found')).toBeVisible();
  await hers.getByRole('button', { name: 'Save what I found' }).click();
  await expect(hers.getByText('That is more plants than you looked at.')).toBeVisible();
  await expect(hers.getByLabel('Place 4')).toHaveValue('3');
  await hers.getByLabel('Place 5').fill('1');
  await hers.getByRole('button', { name: 'Save what I found' }).click();

  await expect(hers.getByText('14% of the plants are hit').first()).toBeVisible();
  await expect(hers.getByText('The sources differ.')).toBeVisible();
  await expect(hers.getByText('From 11%: act')).toBeVisible();
  await expect(hers.getByText('From 20%: not yet')).toHaveCount(2);
  await expect(hers.getByText('Saved here')).toBeVisible();
  await expect(hers.getByAltText('Photo 1 of what was found')).toHaveAttribute('src', /^blob:/);
  await expectAccessible(hers, 'what was found');

  await phone.networkOn();
  await untilAllSent(hers);
  await hers.getByRole('button', { name: 'Registered products on sale' }).click();
  await expect(hers.getByText('Nobody sells a registered product against it here yet.')).toBeVisible();
  await hers.getByRole('link', { name: 'Outbreak map' }).click();
  await expect(hers.getByText('No square has 5 farmers who looked yet.')).toBeVisible();
  await expectAccessible(hers, 'the outbreak map');
});

import { addFarm, addPlot, itemsAt, openFarm } from './farm-hands.ts';
import { expect, goTo, takeNewFarmer, test, untilAllSent } from './phones.ts';

test('a farm that was added by mistake is taken away with no network; one with a season on it stays', async ({
  newPhone,
}) => {
  test.slow();
  const { phone, page } = await takeNewFarmer(newPhone, 'Amina');
  await goTo(page, '/Farmer/MyFarms');
  await addFarm(page, 'Gonar Rafi');
  await addFarm(page, 'Gonar Rafi again');
  await openFarm(page, 'Gonar Rafi again');
  await addPlot(page, 'Plot by the river');
  await page.getByRole('link', { name: 'Back to the farm' }).click();
  await untilAllSent(page);

  await phone.networkOff();
  await page.getByRole('button', { name: 'Remove this farm' }).click();
  const asked = page.getByRole('dialog', { name: 'Remove Gonar Rafi again?' });
  await expect(asked).toContainText('only for a farm that you added by mistake');
  await asked.getByRole('button', { name: 'Remove this farm' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Farms' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await phone.networkOn();
  await untilAllSent(page);
  expect((await itemsAt(page, '/api/farms')).map(({ name }) => name)).toEqual(['Gonar Rafi']);

  await openFarm(page, 'Gonar Rafi');
  await page.getByRole('link', { name: 'Add a season' }).click();
  await page.getByRole('button', { name: 'Save season' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sorghum' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the farm' }).click();
  await page.getByRole('button', { name: 'Remove this farm' }).click();
  await expect(page.getByRole('dialog', { name: 'Remove Gonar Rafi?' })).toContainText('It stays');
});

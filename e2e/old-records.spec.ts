import { photo } from './farm-hands.ts';
import { expect, goTo, takeNewFarmer, test, untilAllSent } from './phones.ts';
import { fillCosts, next, save } from './report-hands.ts';

const reports = '/Farmer/reports';

test('what an earlier product left in the browser is here, photos too; what it lacked waits for a person', async ({
  newPhone,
}) => {
  test.slow();
  const { page } = await takeNewFarmer(newPhone, 'Amina');
  const image = `data:image/jpeg;base64,${(await photo(page, 'green')).toString('base64')}`;
  await page.evaluate((picture) => {
    const farm = {
      name: 'Old farm',
      location: 'Kumbotso, Kano',
      size: 'Small (0-2 acres)',
      crop: 'Maize',
      image: picture,
    };
    const names = ['seed', 'labor', 'fertilizer', 'herbicide', 'others'];
    const costs = Object.fromEntries(
      names.flatMap((name) => [
        [`${name}Price`, '1500'],
        [`${name}Quantity`, '2'],
      ]),
    );
    const report = {
      id: 1_749_900_000_000,
      farmingCostForm: { ...costs, pesticidePrice: '10', pesticideAmount: '3' },
      inspection: { inspectionType: 'Harvest', inspectionCompleted: true },
      farmReport: {
        reportTitle: 'Old report',
        reportCategory: 'Soil',
        reportZone: '',
        reportDescription: 'From before.',
        reportDate: '2025-06-14',
        cropType: 'Maize',
        reportLocation: 'Kumbotso, Kano',
      },
    };
    localStorage.setItem('farms', JSON.stringify([farm]));
    localStorage.setItem(
      'farmReports',
      JSON.stringify([report, { id: 2, farmReport: { reportTitle: 'Half a report' } }]),
    );
  }, image);
  await goTo(page, reports);
  await expect(page.getByRole('article')).toContainText('1 report', { timeout: 20_000 });
  await page.getByRole('article').getByRole('link', { name: 'Old farm', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Old report' })).toBeVisible();
  await expect(page.getByText('₦15,030')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('farmReports'))).toBeNull();
  await goTo(page, '/phone');
  await page.getByRole('button', { name: 'Change it' }).click();
  const form = page.getByRole('dialog', { name: 'Save a report' });
  await expect(form.getByText('Report of Old farm.', { exact: false })).toBeVisible();
  await fillCosts(page);
  await next(page);
  await form.getByLabel('Mid-season').check();
  await next(page);
  await expect(form.getByLabel('Title')).toHaveValue('Half a report');
  await form.getByLabel('Report', { exact: true }).fill('The other half.');
  await form.getByLabel('Crop').fill('Maize');
  await form.getByLabel('Date').fill('2025-06-14');
  await form.getByLabel('Location').fill('Kumbotso, Kano');
  await next(page);
  await next(page);
  await save(page);
  await untilAllSent(page);
  await goTo(page, reports);
  await expect(page.getByRole('article')).toContainText('2 reports');
});

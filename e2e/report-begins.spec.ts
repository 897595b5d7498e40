import { addFarm } from './farm-hands.ts';
import { newFarmerSignedIn } from './people.ts';
import { expect, test } from './phones.ts';
import { beginReport, costLine, fillLine, next, onStep } from './report-hands.ts';

test('a farmer who bought only seed and fertilizer says so with one press for each other line', async ({ page }) => {
  await newFarmerSignedIn(page);
  await page.goto('/Farmer/MyFarms');
  await addFarm(page, 'Gonar Rafi');
  await page.goto('/Farmer/reports');
  await beginReport(page, 'Gonar Rafi');
  await fillLine(page, 'Seed', '1500', '2');
  await fillLine(page, 'Fertilizer', '52000', '3');
  await fillLine(page, 'Pesticide', '400', '1');
  await costLine(page, 'Labour').getByRole('button', { name: 'Paid nobody' }).click();
  for (const line of ['Herbicide', 'Pesticide', 'Others'] as const)
    await costLine(page, line).getByRole('button', { name: 'Bought none' }).click();
  await expect(costLine(page, 'Labour').getByRole('status')).toHaveText('₦0');
  await costLine(page, 'Pesticide').getByRole('button', { name: 'Write an amount' }).click();
  await expect(costLine(page, 'Pesticide').getByLabel('How many'), 'what stood there comes back').toHaveValue('1');
  await expect(costLine(page, 'Pesticide').getByRole('status')).toHaveText('₦400');
  await next(page);
  await onStep(page, 'Inspection');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(costLine(page, 'Herbicide').getByRole('button', { name: 'Write an amount' })).toBeVisible();
});

test('without a farm there is nothing to report, and the details page leads back to the list', async ({ page }) => {
  await newFarmerSignedIn(page);
  await page.goto('/Farmer/reports');
  await expect(page.getByRole('heading', { level: 1, name: 'Farm Reports' })).toBeVisible();
  await expect(page.getByText('No farms to report yet.')).toBeVisible();
  await page.goto('/Farmer/DisplayReport');
  await expect(page).toHaveURL(/\/Farmer\/reports$/);
});

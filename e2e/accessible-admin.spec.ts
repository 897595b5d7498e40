import type { Page } from '@playwright/test';
import type { PlaceFigures } from '@shuka/domain/figures';
import { expectAccessible, smallTargets } from './accessible.ts';
import { expect, testInOwnHouse, visit } from './journey.ts';
import { people, proveFactor, signInByForm } from './people.ts';
import { toPage } from './to-page.ts';

const check = async (page: Page, what: string): Promise<void> => {
  await expectAccessible(page, what);
  expect.soft(await smallTargets(page), `${what}: too small for a thumb`).toEqual([]);
};

/** Cards and a map that are full, whatever a small world counts. */
const figuresCount = async (page: Page): Promise<void> => {
  await page.route('**/api/figures/NG', async (route) => {
    const told = (await (await route.fetch()).json()) as PlaceFigures;
    const cells = told.total.cells.map((cell) => ({ ...cell, state: 'shown', value: 12, numerator: 12, n: 40 }));
    const parts = ['KN', 'LA'].map((code) => ({ code, cells }));
    await route.fulfill({ json: { ...told, day: '2026-11-23', total: { code: 'NG', cells }, parts } });
  });
};

testInOwnHouse('the admin room, empty and full', async ({ page }) => {
  testInOwnHouse.slow();
  await visit(page, '/login');
  await signInByForm(page, people.ngozi);
  await expect(page.getByRole('heading', { name: 'Second factor' })).toBeVisible();
  await check(page, 'second factor');
  await proveFactor(page);
  await expect(page.getByRole('link', { name: /People to approve/ })).toBeVisible();
  await check(page, 'the home of an admin');
  await toPage(page, '/admin/doors');
  await expect(page.getByRole('heading', { name: 'Updates for everybody' })).toBeVisible();
  await check(page, 'doors');
  await toPage(page, '/admin/licences');
  await page.getByRole('button', { name: 'Record a licence: Wallets' }).click();
  await check(page, 'licences');
  await toPage(page, '/admin/audit');
  await expect(page.getByRole('table', { name: 'Lines of the log' })).toBeVisible();
  await check(page, 'audit log');
  await toPage(page, '/admin/privacy');
  await page.getByRole('button', { name: 'Incidents' }).click();
  await page.getByRole('button', { name: 'Record an incident' }).click();
  await check(page, 'privacy, an incident');
  await toPage(page, '/second-factor');
  await expect(page.getByText('Your second factor is set up.')).toBeVisible();
  await check(page, 'second factor set up');
  await toPage(page, '/admin/messages');
  await expect(page.getByText('There is no message here.')).toBeVisible();
  await check(page, 'messages, empty');
  const id = '0193a000-0002-7000-8000-000000000001';
  const message = { id, name: 'Sade', email: 'sade@journeys.example', message: 'Good seed?' };
  await page.request.post('/api/contact', { data: message });
  await page.reload();
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await check(page, 'messages, full');
  await toPage(page, '/admin/people');
  await page.getByRole('button', { name: 'Approve' }).first().click();
  await check(page, 'people, deciding');
  await page.keyboard.press('Escape');
  await check(page, 'people');
  await toPage(page, '/admin/imports');
  await page.getByLabel('What the list is of').first().selectOption('farms');
  await check(page, 'lists brought in');
  const farms = 'farmer,name,state,lga,farm_size,crop\n08030000000,Far field,Kano,Bichy,small,Millet';
  const file = { name: 'farms.csv', mimeType: 'text/csv', buffer: Buffer.from(farms) };
  await page.getByLabel('File (CSV').setInputFiles(file);
  await page.getByRole('button', { name: 'Try the list' }).click();
  await expect(page.getByText('No LGA of this state is called so. Perhaps: Bichi')).toBeVisible({ timeout: 30_000 });
  await check(page, 'a list that was tried');
  await figuresCount(page);
  await toPage(page, '/admin/figures');
  await expect(page.getByText('Counted on')).toBeVisible();
  await check(page, 'figures');
});

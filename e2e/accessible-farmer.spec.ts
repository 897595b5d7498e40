import { expectAccessible, smallTargets } from './accessible.ts';
import { expect, testInOwnHouse as test } from './journey.ts';
import { people, signInQuietly } from './people.ts';
import { toPage } from './to-page.ts';

const farm = '/Farmer/farm/0193a000-0001-7000-8000-000000000001';
const produce = '/Farmer/produce';
const lot = `${produce}/0193a000-0021-7000-8000-000000000001`;
const season = `${farm}/seasons/0193a000-0003-7000-8000-000000000001`;

/** The screens of a farmer, in parts, so that workers share them. */
const parts: Readonly<Record<string, readonly string[]>> = {
  'farm and seasons': [
    '/farmersDashboard',
    farm,
    `${farm}/seasons/new`,
    season,
    `${season}/change`,
    `${season}/activity`,
    `${season}/harvest`,
  ],
  produce: [
    produce,
    lot,
    `${lot}/split`,
    `${lot}/join`,
    `${lot}/move`,
    `${lot}/gone`,
    `${produce}/store/0193a000-0005-7000-8000-000000000004`,
  ],
  'money and reports': [
    '/Farmer/Finance',
    '/Farmer/Finance/add/expense',
    '/Farmer/reports',
    '/Farmer/reports/new',
    '/Farmer/DisplayReport',
    '/agribusiness',
  ],
  'the farmer': [
    '/Farmer/profile',
    '/Farmer/profile/contact',
    '/Farmer/profile/identity',
    '/Farmer/profile/consent',
    '/Farmer/profile/account',
    '/my-rights',
    '/my-log',
    '/extension-agent-dashboard',
    '/Farmer/card',
    '/Farmer/passbook',
  ],
};

for (const [name, paths] of Object.entries(parts)) {
  test(`anyone can use the screens of ${name}`, async ({ page }) => {
    test.setTimeout(240_000);
    await signInQuietly(page, people.amina);
    for (const path of paths) {
      await toPage(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page, path);
      expect.soft(await smallTargets(page), `${path}: too small for a thumb`).toEqual([]);
    }
  });
}

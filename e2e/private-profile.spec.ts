import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addPlot, beginFarm } from './farm-hands.ts';
import { expect, keepWorkHere, openApp, pin, test } from './own-phone.ts';
import { newFarmer, signInByForm } from './people.ts';
import { searchProfile, sizeOf } from './profile-search.ts';
import { toPage } from './to-page.ts';

/** Letters that stand nowhere else, as part of a name. */
const rare = (name: string): string =>
  name + [...randomBytes(10)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');

/** A picture of noise: each run of its bytes is its own. */
const noisyPicture = async (page: Page): Promise<Buffer> => {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 500, height: 400 });
    const pen = canvas.getContext('2d');
    for (let at = 0; at < 20_000; at += 1) {
      if (pen === null) break;
      pen.fillStyle = `hsl(${Math.random() * 360} 80% 50%)`;
      pen.fillRect(Math.random() * 500, Math.random() * 400, 9, 9);
    }
    return canvas.toDataURL('image/jpeg');
  });
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
};

const middleOf = (bytes: Buffer): Buffer => bytes.subarray(bytes.length / 2, bytes.length / 2 + 32);

const saveFarm = (page: Page) => page.getByRole('button', { name: 'Save farm' }).click();

const corners = [
  [9.2, 12.6],
  [9.201, 12.6],
  [9.2, 12.601],
] as const;

const mapPlot = async (page: Page, farm: string, plot: string): Promise<void> => {
  await page.getByRole('article').filter({ hasText: farm }).getByRole('link').click();
  await addPlot(page, plot, corners);
};

/** The ids of the photos that are kept here, from the keys of their sealed parts. */
const photoIds = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const keys: string[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      if (!/^shuka-.{36}-\d+$/.test(name)) continue;
      const opening = indexedDB.open(name);
      await new Promise((resolve) => opening.addEventListener('success', resolve));
      const asking = opening.result.transaction('blob').objectStore('blob').getAllKeys();
      await new Promise((resolve) => asking.addEventListener('success', resolve));
      keys.push(...(asking.result as [string, string][]).map(([id]) => id));
      opening.result.close();
    }
    return [...new Set(keys)];
  });

/** A run of bytes of each part of each photo, as the phone made them and the server has them. */
const photosOf = async (page: Page): Promise<Record<string, Buffer>> => {
  const found: Record<string, Buffer> = {};
  for (const id of await photoIds(page)) {
    for (const part of ['thumb', 'full']) {
      const answer = await page.request.get(`/api/photos/${id}/${part}`);
      if (answer.ok()) found[`${part} of the photo`] = middleOf(await answer.body());
    }
  }
  return found;
};

/**
 * Written on purpose into stores that a browser keeps in clear: a search that finds nothing must be able to find something.
 * Letters that stand nowhere else: of known words a compressed block holds a pointer.
 */
const traces = { local: 'qjzkvwxbgpfy', cache: 'xvqzjkwbpgyf', store: 'zkqxwvjbygfp' };

const leaveTraces = async (page: Page): Promise<void> => {
  await page.evaluate(async ({ local, cache, store }) => {
    localStorage.setItem('trace', local);
    await (await caches.open('trace')).put('/trace', new Response(cache));
    await new Promise((resolve, reject) => {
      const opening = indexedDB.open('trace');
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('trace'));
      opening.addEventListener('error', reject);
      opening.addEventListener('success', () => {
        const writing = opening.result.transaction('trace', 'readwrite', { durability: 'strict' });
        const row = { filler: 'the same again and again '.repeat(200), text: store };
        writing.objectStore('trace').put(row, 1);
        writing.addEventListener('complete', resolve);
      });
    });
  }, traces);
};

test('after another person has signed in on the phone, nothing in the browser’s folder tells of the first', async ({
  phone,
  line,
}) => {
  test.setTimeout(120_000);
  const page = await (await phone.open()).newPage();
  const number = `0803${String(Math.floor(1_000_000 + Math.random() * 8_999_999))}`;
  const [firstName, lastName, farm, otherFarm, crop, plot, unsaved] = [
    rare('Amina'),
    rare('Yusuf'),
    rare('Gonar '),
    rare('Lambun '),
    rare('Gero '),
    rare('Fili '),
    rare('Ba '),
  ] as const;
  const amina = await newFarmer(page, firstName, { lastName, phoneNumber: number });
  const musa = await newFarmer(page, 'Musa');
  const secrets: Record<string, string | Buffer> = {
    firstName,
    lastName,
    farm,
    otherFarm,
    crop,
    plot,
    unsaved,
    pin,
    'phone number': number.slice(1),
    'e-mail': amina.email,
    password: amina.password,
  };

  await toPage(page, '/login');
  await signInByForm(page, amina);
  await expect(page).toHaveURL(/farmersDashboard/);
  await openApp(page);
  await keepWorkHere(page);
  await toPage(page, '/Farmer/MyFarms');
  await beginFarm(page, farm, crop);
  const picture = await noisyPicture(page);
  secrets['picture as it was taken'] = middleOf(picture);
  await page.getByLabel('Change picture').setInputFiles({ name: 'farm.jpg', mimeType: 'image/jpeg', buffer: picture });
  await expect(page.getByRole('img', { name: 'The picture you chose' })).toBeVisible();
  await saveFarm(page);
  await expect(page.locator('header').getByText('All sent')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('article').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(farm);
  await expect.poll(async () => Object.keys(await photosOf(page))).toEqual(['thumb of the photo', 'full of the photo']);
  Object.assign(secrets, await photosOf(page));

  await line.cut();
  await toPage(page, '/Farmer/MyFarms');
  await beginFarm(page, otherFarm, crop);
  await saveFarm(page);
  await mapPlot(page, otherFarm, plot);
  await toPage(page, '/Farmer/MyFarms');
  await beginFarm(page, unsaved, crop);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Sign out anyway' }).click();
  await expect(page).toHaveURL(/login/);
  await line.mend();
  await toPage(page, '/login?ended=1');
  await signInByForm(page, musa);
  await expect(page).toHaveURL(/farmersDashboard/);
  await keepWorkHere(page, 'Goat');
  await leaveTraces(page);
  await phone.close();

  const found = searchProfile(phone.folder, traces).map((hit) => hit.split(':')[0]);
  expect([...new Set(found)].toSorted()).toEqual(['cache', 'local', 'store']);
  expect(sizeOf(phone.folder)).toBeGreaterThan(1_000_000);
  // Whom it offered to keep a password for, the browser notes in its own book of passwords; no page can forbid it that.
  const offered = 'e-mail: Default/Login Data';
  expect(searchProfile(phone.folder, secrets).filter((hit) => hit !== offered)).toEqual([]);
  const asked = Object.fromEntries(['/api/', '/sync/', '/uploads/'].map((path) => [path, `${line.url}${path}`]));
  expect(searchProfile(phone.folder, asked), 'answers kept in the HTTP cache').toEqual([]);
});

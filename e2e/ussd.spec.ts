import { randomInt, randomUUID } from 'node:crypto';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';
import { recordVisit } from './offer-records.ts';
import { signInAdminQuietly } from './admins.ts';
import { openAs, people, send } from './people.ts';
import { textTo } from './post.ts';

const pin = '2580';

test('Hauwa, on a phone without internet, registers, writes income, reads her task and a price, and confirms a visit', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const phone = `+23481${randomInt(10_000_000, 99_999_999)}`;
  const screen = page.getByRole('status', { name: 'Screen of the phone' });
  const answered = (work: Promise<void>) =>
    Promise.all([page.waitForResponse((response) => response.url().includes('/api/channels/ussd/')), work]);
  const dial = async (says = 'Shuka: Hauwa'): Promise<void> => {
    await answered(page.getByRole('button', { name: 'Dial *384*1234#' }).click());
    await expect(screen).toContainText(says);
  };
  const type = async (typed: string, says: string | RegExp): Promise<void> => {
    await page.getByLabel('Answer').fill(typed);
    await answered(page.getByRole('button', { name: 'Send' }).click());
    await expect(screen).toContainText(says);
  };
  /** What is behind the PIN. */
  const choose = async (entry: string, says: string | RegExp): Promise<void> => {
    await dial();
    await type(entry, 'Type your PIN.');
    await type(pin, says);
  };

  await page.goto('/dev/ussd');
  await page.getByLabel('Number that dials').fill(phone);
  await dial('Language / Harshe');
  await expectAccessible(page, 'the phone of the simulator');
  await type('1', 'Welcome to Shuka.');
  await type('1', 'Type your first name.');
  await type('Hauwa', 'Type your family name.');
  await type('Bello', 'Do you agree?');
  await type('1', 'Welcome, Hauwa.');
  await dial();
  await type('11', 'Language and PIN');
  await type('2', 'Send me a code by SMS');
  await type('1', 'Type the 6 digits of the SMS.');
  await type((await textTo(page, phone, /\b\d{6}\b/))[0], 'Choose a PIN');
  await type(pin, 'Type it again.');
  await type(pin, 'Your PIN is set.');

  const admin = await browser.newPage(baseURL === undefined ? {} : { baseURL });
  await signInAdminQuietly(admin, 'ngozi');
  type Listed = { readonly firstName: string; readonly accountId?: string; readonly managerId?: string };
  const listOf = async (path: string) => ((await (await admin.request.get(path)).json()) as { items: Listed[] }).items;
  const [hauwa] = await listOf(`/api/admin/people?search=${encodeURIComponent(phone)}`);
  const chidi = (await listOf('/api/admin/managers')).find(({ firstName }) => firstName === 'Chidi');
  const keeperId = hauwa?.accountId ?? '';
  const care = { id: randomUUID(), farmerIds: [keeperId], managerId: chidi?.managerId, reason: 'She asked.' };
  await send(admin, '/api/admin/assignments', care);
  await admin.close();

  const manager = await openAs(browser, baseURL, people.chidi);
  const today = new Date(Date.now() + 3_600_000).toISOString().slice(0, 10);
  const farmId = randomUUID();
  const farm = { name: 'Gonar Hauwa', stateCode: 'KN', lga: 'Bichi', sizeBand: 'small', crop: 'Maize' };
  await send(manager, `/api/farmers/${keeperId}/farms`, { id: farmId, ...farm });
  const season = { crop: 'Maize', variety: '', plantedOn: today, plotId: null, areaHectares: 1, standCount: null };
  const expected = { expectedHarvestOn: null, expectedKilograms: null };
  await send(manager, `/api/farms/${farmId}/seasons`, { id: randomUUID(), keeperId, ...season, ...expected });
  await recordVisit(manager, { keeperId, farmId }, today);
  // Other journeys look at markets of their own.
  const seen = { market: 'Bichi', stateCode: 'KN', lga: 'Bichi', goods: 'Millet', kind: 'wholesale', day: today };
  const bag = { unit: 'bag-100kg', unitGrams: 100_000, amountKobo: 3_900_000 };
  await send(manager, '/api/prices', { id: randomUUID(), ...seen, ...bag });
  await manager.close();

  await choose('2', 'What was it for?');
  await type('1', 'how much, in naira?');
  await type('5,000', 'Write it down?');
  await type('1', 'Written down: N5,000');
  await choose('1', 'In N5,000');
  await choose('4', 'Maize: Give the first fertilizer.');
  await dial();
  await type('5', 'Price of which crop?');
  const crops = (await screen.textContent()) ?? '';
  await type(/^(\d+) Millet$/m.exec(crops)?.[1] ?? '', 'Millet: which market?');
  await type('1', 'N39,000');
  await choose('6', 'Which visit?');
  await type('1', 'Did Chidi Okafor visit you on');
  await type('1', 'It is noted.');
});

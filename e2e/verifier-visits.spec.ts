import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { people, proveFactor, signInQuietly } from './people.ts';
import { expect, goTo, openIfLocked, takeToPhone, testInOwnHouse as test, untilAllSent } from './phones.ts';
import { toPage } from './to-page.ts';

const halima = { email: 'halima@shuka.example', password: 'gyada-da-wake-9', home: '/ExtensionAgentDashboard' };
const halimaId = '0193a000-0000-7000-8000-000000000008';
const aminaId = '0193a000-0000-7000-8000-000000000001';
const farmId = '0193a000-0001-7000-8000-000000000001';

const dayAhead = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const tell = async (page: Page, method: 'POST' | 'PUT', path: string, data: object): Promise<void> => {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const answer = await page.request.fetch(path, { method, data, headers: { 'x-xsrf-token': token } });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
};

const terms = {
  title: 'Maize by the stream',
  story: 'Maize for the mill in Bichi.',
  crop: 'Maize',
  goalKobo: 20_000_000,
  leastKobo: 20_000_000,
  durationMonths: 6,
  roiBasisPoints: 1500,
  risk: 'medium',
  riskWords: 'Too little rain.',
  insurance: 'none',
  insuranceWords: '',
  payOrder: 'investors-first',
  closesOn: dayAhead(20),
  startsOn: dayAhead(30),
  budget: [{ line: 'seed', amountKobo: 20_000_000 }],
  milestones: [{ name: 'Planting', amountKobo: 20_000_000, dueOn: dayAhead(60), stage: null }],
};

test('a manager who is named verifier finds the farm on her phone, visits it with no network and stands for the offer', async ({
  newPhone,
  browser,
  baseURL,
}) => {
  test.slow();
  const offerId = randomUUID();
  const openAs = async (person: (typeof people)['amina' | 'ngozi'], home: string): Promise<Page> => {
    const page = await browser.newPage(baseURL === undefined ? {} : { baseURL });
    await signInQuietly(page, person);
    await toPage(page, home);
    return page;
  };
  const amina = await openAs(people.amina, '/farmersDashboard');
  await tell(amina, 'POST', '/api/offers', { id: offerId, keeperId: aminaId, farmId, seasonId: null, terms });
  await tell(amina, 'POST', `/api/offers/${offerId}/submission`, {});
  const ngozi = await openAs(people.ngozi, '/admin');
  await proveFactor(ngozi);
  await tell(ngozi, 'PUT', `/api/admin/offers/${offerId}/verifier`, { managerId: halimaId });

  const phone = await newPhone();
  const page = await takeToPhone(phone, halima, halima.home);
  await page.setViewportSize({ width: 360, height: 640 });
  await goTo(page, '/ExtensionManager/visits');
  const farm = page.getByRole('article').filter({ hasText: 'Gonar Amina' });
  await expect(page.getByRole('heading', { name: 'Farms you verify' })).toBeVisible();
  await expect(farm).toContainText('Amina Yusuf');
  await expectAccessible(page, 'farms one verifies');
  await goTo(page, '/ExtensionManager/Efarms');
  await expect(page.getByText('Gonar Amina')).toHaveCount(0);

  await goTo(page, '/ExtensionManager/visits');
  await farm.getByRole('link', { name: 'Plan a visit' }).click();
  await page.getByRole('button', { name: 'Save plan' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Amina Yusuf' }).first()).toBeVisible();
  await phone.networkOff();
  await farm.last().getByRole('link', { name: 'Start visit' }).click();
  await expect(page.getByRole('heading', { name: 'Visit to Amina Yusuf' })).toBeVisible();
  await expect(page.getByLabel('Farm', { exact: true })).toHaveValue(farmId);
  await page.getByLabel('What was the visit for?').selectOption({ index: 1 });
  await page.getByLabel('Advice').fill('The land is ready. Plant when the rain is steady.');
  await page.getByRole('button', { name: 'Save visit' }).click();
  await expect(page.getByText('The visit is saved.')).toBeVisible();
  await phone.networkOn();
  await untilAllSent(page);

  await goTo(page, `/ExtensionManager/offers/${offerId}`);
  await openIfLocked(page);
  await page.getByLabel('It is so. I stand for it.').check();
  await page.getByLabel('What did you see?').fill('I walked the farm. The land is ready.');
  await page.getByLabel('Which visit shows it?').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Send my word' }).click();
  await expect(page.getByText('I walked the farm. The land is ready.').first()).toBeVisible();

  await toPage(ngozi, `/admin/offers/${offerId}`);
  await expect(ngozi.getByText('No company is confirmed, so the lowest limit of the law holds.')).toBeVisible();
  await ngozi.getByRole('button', { name: 'Say the size of the company' }).click();
  await expectAccessible(ngozi, 'the size of an issuer');
  for (const other of [amina, ngozi]) await other.close();
});

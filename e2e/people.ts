import type { Browser, Page } from '@playwright/test';
import { expect } from './journey.ts';
import { codeTo, newAuthenticatorCode } from './post.ts';
import { belongsToOther } from './to-page.ts';

/** The sign-ins of the demo world, as `npm start` prints them, and where each of them lands. */
export const people = {
  amina: { email: 'amina@shuka.example', password: 'damina-2026', home: '/farmersDashboard' },
  musa: { email: 'musa@shuka.example', password: 'kaka-na-biyu', home: '/farmersDashboard' },
  chidi: { email: 'chidi@shuka.example', password: 'ugu-na-oka-17', home: '/ExtensionAgentDashboard' },
  bola: { email: 'bola@shuka.example', password: 'ojo-ati-oorun', home: '/investordashboard' },
  danjuma: { email: 'danjuma@shuka.example', password: 'masara-goma-31', home: '/AgroProcessorDashboard' },
  tunde: { email: 'tunde@shuka.example', password: 'ile-ise-tuntun', home: '/investordashboard' },
  ngozi: { email: 'ngozi@shuka.example', password: 'udo-na-mmiri-8', home: '/admin' },
  ifeoma: { email: 'ifeoma@shuka.example', password: 'ugwu-na-ndagwurugwu-6', home: '/admin' },
} as const;

export type SignIn = { readonly email: string; readonly password: string };

let made = 0;

/** An address nobody has used yet, in this run or another worker of it. */
export const newEmail = (name: string): string => {
  made += 1;
  return `${name}.${process.pid}.${made}@journeys.example`;
};

/** A network address of its own for each: from one alone no more may sign up than a village has people. */
const nextAddress = (): string => {
  made += 1;
  return `10.${process.pid & 255}.${made >> 8}.${made & 255}`;
};

const post = async (page: Page, path: string, data: object): Promise<Record<string, string>> => {
  const answer = await page.request.post(path, { data, headers: { 'x-forwarded-for': nextAddress() } });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as Record<string, string>;
};

/** Signs a person in without the form; the page's browser then holds their session. */
export const signInQuietly = async (page: Page, { email, password }: SignIn): Promise<void> => {
  await post(page, '/user/login', { email, password });
  belongsToOther(page);
};

/** A farmer who has just signed up, without the forms; nobody is signed in yet. */
export const newFarmer = async (
  page: Page,
  firstName = 'Halima',
  { lastName = 'Sani', phoneNumber = '0803 555 1234' } = {},
): Promise<SignIn> => {
  const email = newEmail(firstName.toLowerCase());
  const details = { firstName, lastName, phoneNumber, email };
  const { uniqueId = '' } = await post(page, '/api/v1/farmers/register', details);
  await post(page, '/api/v1/farmers/verify-token', { uniqueId, code: await codeTo(page, email) });
  await post(page, '/api/v1/farmers/complete-registration', { email, password: 'ruwa-da-kasa' });
  return { email, password: 'ruwa-da-kasa' };
};

/** A farmer with no farm yet, signed in. */
export const newFarmerSignedIn = async (page: Page, firstName = 'Halima'): Promise<SignIn> => {
  const farmer = await newFarmer(page, firstName);
  await signInQuietly(page, farmer);
  return farmer;
};

/** Signs in by the form, as people do. */
export const signInByForm = async (page: Page, { email, password }: SignIn): Promise<void> => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
};

/** Sends what a screen of whoever is signed in would send, and gives the answer. */
export const send = async (page: Page, path: string, data: object): Promise<unknown> => {
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const answer = await page.request.post(path, { data, headers: { 'x-xsrf-token': token } });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
};

/** Somebody in a browser of their own, signed in. */
export const openAs = async (browser: Browser, baseURL: string | undefined, person: SignIn): Promise<Page> => {
  const page = await browser.newPage(baseURL === undefined ? {} : { baseURL });
  await signInQuietly(page, person);
  return page;
};

/** Enters what the admin's authenticator app shows. A code works once, so the next one may have to be waited for. */
export const proveFactor = async (page: Page, whose = 'Ngozi'): Promise<void> => {
  const heading = page.getByRole('heading', { name: 'Second factor' });
  await expect(heading).toBeVisible();
  let code = '';
  await expect(async () => {
    code = await newAuthenticatorCode(page, whose, code);
    await page.getByLabel('Six digits of the app').fill(code);
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(heading).toBeHidden({ timeout: 3000 });
  }).toPass({ timeout: 90_000 });
};

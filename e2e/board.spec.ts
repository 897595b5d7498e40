import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { houseOfFile } from './journey.ts';
import type { House } from './open-house.ts';
import { people, signInQuietly } from './people.ts';
import { expect, goTo, takeToPhone, testInOwnHouse, untilAllSent } from './phones.ts';

const halima = { email: 'halima@shuka.example', password: 'gyada-da-wake-9' } as const;

/** The whole demo: the zone of Halima, where Chidi looks after fifteen farmers. */
const test = testInOwnHouse.extend<object, { readonly ownHouse: House }>(houseOfFile('yes'));

/** One house for all of them: side by side each worker would open another. */
test.describe.configure({ mode: 'default' });

const figure = (on: Page, name: string) => on.getByRole('term').filter({ hasText: name }).locator('xpath=..');

test('a supervisor sees who falls behind, writes to him and hands some of his farmers over; he reads why', async ({
  newPhone,
}) => {
  test.slow();
  const phone = await newPhone();
  const on = await takeToPhone(phone, halima, people.chidi.home);
  await on.getByRole('link', { name: 'Board of my zone' }).click();
  await expect(on.getByRole('heading', { level: 1 })).toHaveText('Zone Kano North');
  await expect(figure(on, 'Extension managers')).toContainText('2');
  await expect(figure(on, 'Open problems')).toContainText('5');
  await phone.networkOff();
  await goTo(on, people.chidi.home);
  await on.getByRole('link', { name: 'Board of my zone' }).click();
  await expect(on.getByText('This is the board as you saw it on')).toBeVisible();
  await phone.networkOn();

  await on.getByRole('link', { name: 'Chidi Okafor' }).click();
  await on.getByLabel('Note to this extension manager').fill('Go to Tofa first.');
  await on.getByRole('button', { name: 'Send the note' }).click();
  await expect(on.getByText('Go to Tofa first.').last()).toBeVisible();

  await on.getByRole('link', { name: 'Hand farmers over' }).click();
  await on.getByLabel('Find a farmer').fill('musa');
  await on.getByRole('checkbox', { name: /Musa Ibrahim/ }).check();
  await on.getByLabel('To whom?').selectOption({ label: 'Halima Sani (no farmers)' });
  await on.getByLabel('What must the new one know?').fill('He has no phone. Ask at the mosque.');
  await on.getByRole('button', { name: 'Move 1 farmer' }).click();
  await expect(on.getByText('1 farmer was moved.')).toBeVisible();
  await goTo(on, people.chidi.home);
  await expect(on.getByText('He has no phone. Ask at the mosque.')).toBeVisible();

  const his = await takeToPhone(await newPhone(), people.chidi, people.chidi.home);
  const note = his.getByRole('article').filter({ hasText: 'Go to Tofa first.' });
  await note.getByRole('button', { name: 'I have read it' }).click();
  await expect(note.getByText(/^Read on/)).toBeVisible();
});

test('a supervisor gets the yearly return of the zone as a sheet and a PDF, with a training recorded just now', async ({
  newPhone,
}) => {
  test.slow();
  const on = await takeToPhone(await newPhone(), halima, people.chidi.home);
  await goTo(on, '/ExtensionManager/events');
  await on.getByLabel('What was it?').selectOption({ label: 'Field day' });
  await on.getByLabel('Title').fill('Maize harvest in Bichi');
  await on.getByLabel('Men', { exact: true }).fill('30');
  await on.getByLabel('Women', { exact: true }).fill('25');
  await on.getByRole('button', { name: 'Save' }).click();
  await expect(on.getByRole('heading', { name: 'Maize harvest in Bichi' })).toBeVisible();

  await goTo(on, '/ExtensionManager/return');
  const fieldDays = on.getByRole('row').filter({ hasText: 'Field days' });
  await expect(fieldDays).toContainText('1');
  await on.getByLabel('Field days').fill('4');
  await on.getByRole('button', { name: 'Save targets and remarks' }).click();
  await expect(on.getByText('Saved.')).toBeVisible();
  await expect(fieldDays).toContainText('25%');
  for (const [button, begins] of [
    ['Get as Excel sheet', 'PK'],
    ['Get as PDF', '%PDF'],
  ] as const) {
    const coming = on.waitForEvent('download');
    await on.getByRole('button', { name: button }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/^return-kano-north-20\d\d\.(xlsx|pdf)$/);
    expect(readFileSync(await file.path(), 'latin1').startsWith(begins)).toBe(true);
  }
});

const fiveDaysAgo = (): string => new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10);

test('a visit made while the farmer was in care arrives after they were handed over, and is marked as sent late', async ({
  newPhone,
}) => {
  test.slow();
  // Umar has no offer: whoever vouches for one stays on an errand to its farm.
  const phone = await newPhone();
  const his = await takeToPhone(phone, people.chidi, people.chidi.home);
  await goTo(his, '/extension-farmers/0193a000-0000-7000-8000-000000000105/visit');
  await expect(his.getByText('No position: this app may not use the location.')).toBeVisible();
  await phone.networkOff();
  await his.getByLabel('Day of the visit').fill(fiveDaysAgo());
  await his.getByLabel('What was the visit for?').selectOption({ label: 'Training' });
  await his.getByLabel('Advice').fill('Dig the drain before the rain.');
  await his.getByRole('button', { name: 'Save visit' }).click();
  await expect(his.getByText('The visit is saved.')).toBeVisible();

  const on = await takeToPhone(await newPhone(), halima, people.chidi.home);
  await goTo(on, '/ExtensionManager/board');
  await on.getByRole('link', { name: 'Chidi Okafor' }).click();
  const late = on.getByRole('article').filter({ hasText: 'Dig the drain before the rain.' });
  await on.getByRole('link', { name: 'Hand farmers over' }).click();
  await on.getByLabel('Find a farmer').fill('umar');
  await on.getByRole('checkbox', { name: /^Umar / }).check();
  const next = await on.getByRole('option', { name: /^Halima Sani/ }).getAttribute('value');
  await on.getByLabel('To whom?').selectOption(next);
  await on.getByLabel('What must the new one know?').fill('His field stands in water.');
  await on.getByRole('button', { name: 'Move 1 farmer' }).click();
  await expect(on.getByText('1 farmer was moved.')).toBeVisible();

  await phone.networkOn();
  await untilAllSent(his);
  await goTo(on, '/ExtensionManager/board');
  await on.getByRole('link', { name: 'Chidi Okafor' }).click();
  await expect(late).toContainText('Sent late');
  await expect(late).toContainText('After the farmer had gone to someone else');
});

const idOf = (number: number): string => `0193a000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** A visit of five days ago in Bichi, as Chidi's phone sends it late. */
const sendLateVisit = async (page: Page, farmer: number, time: string, advice: string): Promise<void> => {
  const at = `${fiveDaysAgo()}T${time}:00.000Z`;
  const position = { latitude: 12.2333, longitude: 8.2411, accuracyMetres: 6, at, looksMocked: false };
  const proof = { position, noPosition: null, code: null, startedAt: at, endedAt: at };
  const about = { farmId: null, requestId: null, planId: null, corrects: null, form: null };
  const cookies = await page.context().cookies();
  const answer = await page.request.post(`/api/farmers/${idOf(farmer)}/visits`, {
    data: { id: crypto.randomUUID(), visitedOn: fiveDaysAgo(), purpose: 'routine', advice, proof, ...about },
    headers: { 'x-xsrf-token': cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '' },
  });
  expect(answer.status(), await answer.text()).toBe(201);
};

test('a supervisor goes from a figure to the farmers behind it, looks into the marks of a visit and settles them', async ({
  newPhone,
}) => {
  test.slow();
  const his = (await newPhone()).page();
  await signInQuietly(his, people.chidi);
  await goTo(his, people.chidi.home);
  await sendLateVisit(his, 1, '08:00', 'Dry the maize on a sheet.');
  await sendLateVisit(his, 111, '08:20', 'Keep the weeds down.');

  const on = (await newPhone()).page();
  await signInQuietly(on, halima);
  await goTo(on, '/ExtensionManager/board');
  const chidis = on.getByRole('row').filter({ hasText: 'Chidi Okafor' });
  const overdue = chidis.getByRole('link', { name: /^No visit for more than/ });
  const count = Number(await overdue.textContent());
  await overdue.click();
  await expect(on.getByRole('heading', { level: 1 })).toHaveText('Farmers whose visit is overdue');
  await expect(on.getByText(/^Last visit: |^No visit yet/)).toHaveCount(count);
  await on.getByRole('link', { name: 'The board' }).click();
  await chidis.getByRole('link', { name: /^Inspections due/ }).click();
  await expect(on.getByText(/^Due on /).first()).toBeVisible();
  await on.getByRole('link', { name: 'The board' }).click();

  const late = chidis.getByRole('link', { name: /^Sent late: / });
  const before = Number(/\d+/.exec((await late.textContent()) ?? '')?.[0]);
  await late.click();
  const card = on.getByRole('article').filter({ hasText: 'Dry the maize on a sheet.' });
  await card.getByRole('button', { name: 'See the evidence' }).click();
  await expect(card.getByText('Folasade Ogunleye')).toBeVisible();
  await expect(card.getByText('0 m and 20 minutes apart')).toBeVisible();
  await card.getByRole('button', { name: 'I looked into it' }).click();
  await card.getByRole('button', { name: 'Settle the marks' }).click();
  await expect(card.getByText('Write what you found')).toBeVisible();
  await card.getByLabel('What did you find?').fill('Both stood at the mosque. I called them.');
  await card.getByRole('button', { name: 'Settle the marks' }).click();
  await expect(card).toHaveCount(0);
  await expect(on.getByText('Both stood at the mosque. I called them.')).toBeVisible();
  await on.getByRole('link', { name: 'The board' }).click();
  await expect(late).toHaveText(`Sent late: ${before - 1}`);
});

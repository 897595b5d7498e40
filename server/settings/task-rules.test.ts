import { afterAll, describe, expect, test } from 'vitest';
import {
  builtInTaskRules,
  changeTaskRule,
  listSaidTaskRules,
  listTaskRules,
  listWaitingWords,
  settleWord,
} from '@shuka/domain/settings';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';

const house = await openHouse();
afterAll(house.close);

const { ngozi, chidi, ifeoma } = people;

const draft = (change: Readonly<Record<string, unknown>> = {}) => ({
  id: newId(),
  kind: 'overdue-visit',
  crop: '',
  isOn: true,
  days: 21,
  priority: 2,
  mostSnoozeDays: 7,
  source: 'The state asks for a visit every three weeks.',
  after: 1,
  ...change,
});

const change = (changes: Readonly<Record<string, unknown>> = {}) =>
  house.as(ngozi).call(changeTaskRule, draft(changes));

/** Ifeoma decides on what waits longest. */
const decide = async (isAgreed = true) => {
  const [word] = (await house.as(ifeoma).call(listWaitingWords, {})).body.items;
  const decision = { id: newId(), wordId: word?.id ?? '', isAgreed, password: ifeoma.password };
  return house.as(ifeoma).call(settleWord, decision);
};

/** Proposed by Ngozi and agreed to by Ifeoma; answers what was proposed. */
const agreed = async (changes: Readonly<Record<string, unknown>> = {}) => {
  const { body } = await change(changes);
  expect((await decide()).status).toBe(200);
  return body;
};

const rulesNow = async () => (await house.anyone.call(listTaskRules, {})).body.items;

describe('the rules that make tasks', () => {
  test('are there for every phone, and begin with what the house knows', async () => {
    expect(await rulesNow()).toEqual(builtInTaskRules());
  });

  test('are changed by an admin with a reason; the newest holds, and no earlier word is lost', async () => {
    const { id: _, after: _after, ...said } = draft();
    const { status, body } = await change();
    expect([status, body]).toEqual([201, { ...said, version: 2, since: '2026-06-01' }]);
    expect(await rulesNow(), 'one admin alone changes nothing').toEqual(builtInTaskRules());
    const [word] = (await house.as(ngozi).call(listWaitingWords, {})).body.items;
    expect(word?.mayDecide).toBe(false);
    const own = { id: newId(), wordId: word?.id ?? '', isAgreed: true, password: ngozi.password };
    expect((await house.as(ngozi).call(settleWord, own)).body.code).toBe('own-proposal');
    expect((await house.as(ifeoma).call(settleWord, own)).body.code).toBe('wrong-password');
    expect((await decide()).body).toEqual({ isAgreed: true });
    const again = { ...own, id: newId(), password: ifeoma.password };
    expect((await house.as(ifeoma).call(settleWord, again)).body.code).toBe('figures-settled');
    expect((await agreed({ after: 2, isOn: false, source: 'Too many at once.' })).version).toBe(3);
    await change({ after: 3, source: 'Never mind.' });
    expect((await decide(false)).body).toEqual({ isAgreed: false });
    const held = (await rulesNow()).filter(({ kind }) => kind === 'overdue-visit');
    expect(held.map(({ version, isOn }) => [version, isOn])).toEqual([[3, false]]);
    const { items } = (await house.as(ngozi).call(listSaidTaskRules, {})).body;
    const words = items.filter(({ kind }) => kind === 'overdue-visit');
    expect(words.map(({ days, by, source }) => [days, by, source])).toEqual([
      [28, null, builtInTaskRules().find(({ kind }) => kind === 'overdue-visit')?.source],
      [21, ngozi.accountId, 'The state asks for a visit every three weeks.'],
      [21, ngozi.accountId, 'Too many at once.'],
    ]);
    await expect(house.pool.query("update settings.task_rule set source = ''")).rejects.toThrow('never changed');
  });

  test('may be said anew for one crop', async () => {
    const rice = { kind: 'crop-calendar', crop: 'rice', after: 0 };
    expect(await agreed(rice)).toMatchObject({ crop: 'rice', version: 1 });
    expect((await change(rice)).body.code).toBe('rule-changed');
  });

  test('take one of two changes that were made of the same one', async () => {
    await Promise.all([1, 1].map((after) => change({ kind: 'open-issue', after })));
    expect([(await decide()).status, (await decide()).body.code]).toEqual([200, 'rule-changed']);
    expect((await decide(false)).status).toBe(200);
  });

  test.each([
    ['no reason', { source: '' }, 'source', 'rules.reasonRequired'],
    ['days of more than a year', { days: 366 }, 'days', 'rules.daysWrong'],
    ['half a day', { days: 1.5 }, 'days', 'rules.daysWrong'],
    ['a fourth priority', { priority: 4 }, 'priority', 'rules.priorityRequired'],
    ['a kind there is none of', { kind: 'loan' }, 'kind', 'rules.kindRequired'],
    ['a crop where no crop is in it', { crop: 'rice' }, 'crop', 'rules.cropNotHere'],
  ])('refuse %s, beside the field', async (_what, changes, field, says) => {
    const { status, body } = await change(changes);
    expect([status, body.errors]).toEqual([400, [{ field, says }]]);
  });

  test('are for admins alone to change, and to read who said what', async () => {
    expect((await house.as(chidi).call(changeTaskRule, draft())).status).toBe(403);
    expect((await house.as(chidi).call(listSaidTaskRules, {})).status).toBe(403);
  });
});

import { afterAll, describe, expect, test } from 'vitest';
import {
  draftReference,
  listReferences,
  listWaiting,
  readReference,
  references,
  settleReference,
  shippedFigures,
} from '@shuka/domain/admin';
import { contactDays, sendContactMessage } from '@shuka/domain/messaging';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { row, run, sql } from '#kit/db.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';

/* Ngozi and Ifeoma are the admins: how many days a question may wait shall change. */

const house = await openHouse();
afterAll(house.close);

const { chidi, ifeoma, ngozi } = people;
const [one, two] = [house.as(ngozi), house.as(ifeoma)];
const today = dayOf(house.clock.now());
const { name, shipped } = contactDays;

const draft = (change: object = {}) => ({
  id: newId(),
  name,
  madeOf: shipped.version,
  values: { ...shipped.values, questionDays: 4 },
  source: 'Order of the ministry on answers to farmers.',
  sourceUrl: 'https://fmafs.example.gov.ng/orders/12',
  sourceDay: addDays(today, -3),
  fromDay: today,
  password: ngozi.password,
  ...change,
});

const word = (versionId: string, change: object = {}) => ({
  id: newId(),
  versionId,
  isAgreed: true,
  password: ifeoma.password,
  ...change,
});

/** How many days the house gives itself for a question that comes now, and by which version. */
const answerDays = async () => {
  const id = newId();
  const words = { name: 'Sani', email: `sani.${id}@farm.example`, message: 'When do you open?' };
  const { answerBy } = (await house.visitor().call(sendContactMessage, { id, ...words })).body;
  const kept = await row<{ version: number }>(
    house.pool,
    sql`select days_version as version from messaging.contact_message where id = ${id}`,
  );
  return [Math.round((Date.parse(answerBy) - house.clock.now().getTime()) / 86_400_000), kept?.version, id] as const;
};

/** Drafts by Ngozi and agrees by Ifeoma; answers the versions. */
const agreed = async (change: object = {}) => {
  const asked = await one.call(draftReference, draft(change));
  const waiting = asked.body.versions.find(({ state }) => state === 'asked');
  return (await two.call(settleReference, word(waiting?.id ?? ''))).body.versions;
};

describe('figures of the house', () => {
  test('are all listed with version, day and source, and where they change', async () => {
    const { items } = (await one.call(listReferences, {})).body;
    for (const file of shippedFigures) expect(items.map((item) => item.name)).toContain(file.name);
    expect(items.filter(({ changed }) => changed === 'here').map((item) => item.name)).toEqual(
      references.map((of) => of.name).toSorted(),
    );
    expect(items.find((item) => item.name === name)).toMatchObject({ version: '1', changed: 'here', waits: false });
  });

  test.each([
    [
      'a figure below what it may be',
      { values: { ...shipped.values, questionDays: 0 } },
      'values.questionDays',
      'reference.tooSmall',
    ],
    [
      'a figure above it',
      { values: { ...shipped.values, questionDays: 61 } },
      'values.questionDays',
      'reference.tooLarge',
    ],
    [
      'half a day',
      { values: { ...shipped.values, questionDays: 1.5 } },
      'values.questionDays',
      'reference.wholeNumber',
    ],
    ['no source', { source: ' ' }, 'source', 'reference.sourceRequired'],
    ['an address that is none', { sourceUrl: 'javascript:alert(1)' }, 'sourceUrl', 'reference.urlWrong'],
    ['a source of a day to come', { sourceDay: addDays(today, 1) }, 'sourceDay', 'reference.sourceDayRequired'],
    ['a day that is over', { fromDay: addDays(today, -1) }, 'fromDay', 'reference.fromDayRequired'],
  ])('refuse %s, beside the field', async (_what, change, field, says) => {
    const { status, body } = await one.call(draftReference, draft(change));
    expect([status, body.errors]).toEqual([400, [{ field, says }]]);
  });

  test('refuse figures that are as they were, that nobody declared, and a wrong password', async () => {
    expect((await one.call(draftReference, draft({ values: { ...shipped.values } }))).body.code).toBe('figures-same');
    expect((await one.call(draftReference, draft({ values: { ...shipped.values, more: 1 } }))).status).toBe(400);
    expect((await one.call(draftReference, draft({ name: 'loans.till' }))).status).toBe(404);
    expect((await one.call(draftReference, draft({ password: 'a wrong one' }))).body.code).toBe('wrong-password');
    expect((await one.call(draftReference, draft({ madeOf: 7 }))).body.code).toBe('figures-changed');
  });

  test('change when a second admin agrees, and not before; what was promised before stays', async () => {
    const [before, byVersion, oldId] = await answerDays();
    expect([before, byVersion]).toEqual([2, 1]);
    const asked = (await one.call(draftReference, draft())).body;
    const waiting = asked.versions.find(({ state }) => state === 'asked');
    expect(waiting).toMatchObject({ mayDecide: false, values: { questionDays: 4 }, askedByName: 'Ngozi Eze' });
    expect((await one.call(draftReference, draft())).body.code).toBe('figures-wait');
    expect((await two.call(listWaiting, {})).body.items.find(({ kind }) => kind === 'reference')?.count).toBe(1);
    const own = word(waiting?.id ?? '', { password: ngozi.password });
    expect((await one.call(settleReference, own)).body.code).toBe('own-proposal');
    expect((await answerDays())[0]).toBe(2);
    const { versions } = (await two.call(settleReference, word(waiting?.id ?? ''))).body;
    expect(versions.map(({ version, state }) => [version, state])).toEqual([
      [2, 'in-force'],
      [1, 'past'],
    ]);
    expect((await answerDays()).slice(0, 2)).toEqual([4, 2]);
    const old = await row<{ days: number }>(
      house.pool,
      sql`select extract(day from due_at - received_at)::int as days from messaging.contact_message where id = ${oldId}`,
    );
    expect(old?.days).toBe(2);
    expect((await two.call(settleReference, word(waiting?.id ?? ''))).body.code).toBe('figures-settled');
  });

  test('hold from their day, and go back by a version of their own', async () => {
    const later = await agreed({
      madeOf: 2,
      values: { ...shipped.values, questionDays: 7 },
      fromDay: addDays(today, 2),
    });
    expect(later.map(({ version, state }) => [version, state])).toEqual([
      [2, 'in-force'],
      [3, 'later'],
      [1, 'past'],
    ]);
    expect((await answerDays())[0]).toBe(4);
    const back = await agreed({ madeOf: 3, values: { ...shipped.values }, source: 'As at first.' });
    expect(back[0]).toMatchObject({ version: 4, state: 'in-force', source: 'As at first.' });
    expect((await answerDays())[0]).toBe(2);
  });

  test('are refused with nothing changed, and nothing said is ever taken back', async () => {
    const asked = await one.call(draftReference, draft({ madeOf: 4, values: { ...shipped.values, questionDays: 9 } }));
    const waiting = asked.body.versions.find(({ state }) => state === 'asked');
    const refused = (await two.call(settleReference, word(waiting?.id ?? '', { isAgreed: false }))).body;
    expect(refused.versions.find(({ id }) => id === waiting?.id)).toMatchObject({ state: 'refused', version: null });
    await expect(run(house.pool, sql`update settings.reference_version set source = 'x'`)).rejects.toThrow(
      'keeps what',
    );
    await expect(run(house.pool, sql`delete from settings.reference_version`)).rejects.toThrow('keeps what');
    expect((await one.call(readReference, { name })).body.versions).toHaveLength(5);
  });

  test('are for admins alone', async () => {
    expect((await house.as(chidi).call(readReference, { name })).status).toBe(403);
    expect((await house.as(chidi).call(draftReference, draft())).status).toBe(403);
  });
});

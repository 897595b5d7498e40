import { afterAll, describe, expect, test } from 'vitest';
import { mostSnoozes, snoozeTask, taskSnooze } from '@shuka/domain/extension';
import { changeTaskRule, settleWord } from '@shuka/domain/settings';
import { assignFarmers } from '@shuka/domain/relations';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import { people } from '#world';
import { keeper } from '#world/keeper.ts';
import { openHouse } from '#world/open-house.ts';
import { openPhone } from '#world/phone.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, halima, ifeoma, ngozi, bola } = people;

const draft = (change: Readonly<Record<string, unknown>> = {}) => ({
  id: newId(),
  taskId: `overdue-visit:${amina.accountId}`,
  keeperId: amina.accountId,
  state: 'snoozed',
  until: '2026-06-05',
  reason: 'She travels.',
  ...change,
});

const say = (change: Readonly<Record<string, unknown>> = {}, person: (typeof people)[keyof typeof people] = chidi) =>
  house.as(person).call(snoozeTask, draft(change));

const kept = async (person: (typeof people)[keyof typeof people]) => {
  const shown = keeper();
  shown.apply(await (await openPhone(house, person)).pull());
  return [...shown.kept.values()].filter(({ type }) => type === 'taskSnooze').map(({ body }) => body);
};

const advice = `crop-calendar:${newId()}:maize-thinning`;

describe('a manager says of a task', () => {
  test('that it comes later and why; the farmer and whoever looks after them next have it too', async () => {
    const { status, body } = await say();
    expect(status).toBe(201);
    expect(body).toMatchObject({ until: '2026-06-05', reason: 'She travels.', by: chidi.accountId });
    expect(await kept(amina)).toEqual([body]);
    const assign = (managerId: string) => ({ id: newId(), farmerIds: [amina.accountId], managerId, reason: 'Moved.' });
    await house.as(ngozi).call(assignFarmers, assign(halima.accountId));
    expect(await kept(halima)).toEqual([body]);
    expect(await kept(chidi)).toEqual([]);
    await house.as(ngozi).call(assignFarmers, assign(chidi.accountId));
    const [row] = await kept(chidi);
    expect(Object.keys(row ?? {}).toSorted()).toEqual(Object.keys(taskSnooze.shape).toSorted());
    await expect(house.pool.query("update extension.task_snooze set reason = ''")).rejects.toThrow('never changed');
  });

  test('that advice was given, and that it is to be given after all', async () => {
    const done = await say({ taskId: advice, state: 'done', until: null, reason: '' });
    expect([done.status, done.body]).toMatchObject([201, { state: 'done', until: null }]);
    expect((await say({ taskId: advice, state: 'open', until: null, reason: '' })).status).toBe(201);
  });

  test.each([
    ['for longer than its rule allows', { until: '2026-06-16' }, 'until', 'task.untilTooFar'],
    ['with no day', { until: null }, 'until', 'task.untilRequired'],
    ['with no reason', { reason: ' ' }, 'reason', 'task.reasonRequired'],
    ['done, where a record must say so', { state: 'done', until: null }, 'state', 'task.endsByRecord'],
    ['of a rule there is none of', { taskId: 'loan-due:1' }, 'taskId', 'field.wrong'],
    ['with an id that is none', { taskId: "overdue-visit:'" }, 'taskId', 'field.wrong'],
  ])('nothing %s', async (_what, change, field, says) => {
    const { status, body } = await say(change);
    expect([status, body.errors]).toEqual([400, [{ field, says }]]);
  });

  test('what the rule allowed when the phone last heard of it', async () => {
    const { kind, crop } = { kind: 'overdue-visit', crop: '' } as const;
    const rule = { id: newId(), kind, crop, isOn: true, days: 28, priority: 3, mostSnoozeDays: 1, source: 'Soon.' };
    expect((await house.as(ngozi).call(changeTaskRule, { ...rule, after: 1 } as never)).status).toBe(201);
    const decision = { id: newId(), wordId: rule.id, isAgreed: true, password: ifeoma.password };
    expect((await house.as(ifeoma).call(settleWord, decision)).status).toBe(200);
    expect((await say({ until: '2026-06-15' })).status).toBe(201);
  });

  test('nothing of a farmer who is not in their care, and nobody else says anything', async () => {
    expect((await say({}, halima)).status).toBe(404);
    expect((await say({}, amina)).status).toBe(403);
    expect((await say({}, bola)).status).toBe(403);
  });

  test('nothing past the most that is kept of a farmer', async () => {
    await run(
      house.pool,
      sql`insert into extension.task_snooze (id, task_id, keeper_id, state, reason, said_by, created_at)
          select gen_random_uuid(), 'crop-calendar:x', ${musa.accountId}::uuid, 'open', '', ${chidi.accountId}::uuid, now()
          from generate_series(1, ${mostSnoozes})`,
    );
    const { status, body } = await say({ keeperId: musa.accountId });
    expect([status, body.code]).toEqual([409, 'too-many-snoozes']);
  });
});

describe('from a phone that was away', () => {
  test('a word arrives late, with a day that has gone by, and stays on record', async () => {
    const his = await openPhone(house, chidi);
    const late = draft({ until: '2026-05-20' });
    expect((await his.push(his.number([['extension.snoozeTask', late]]))).body.issues).toEqual([]);
    expect(await kept(chidi)).toContainEqual(expect.objectContaining({ id: late.id, until: '2026-05-20' }));
  });
});

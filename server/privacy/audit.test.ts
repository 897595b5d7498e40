import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { decidePerson, listPeople, readMyData, revealIdentity, signIn } from '@shuka/domain/accounts';
import { readFarm } from '@shuka/domain/farms';
import { listActs, listOwnActs } from '@shuka/domain/privacy';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { row, run, sql } from '#kit/db.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';

/* Who did what, and who was refused, stands in a log whose lines hold each other. */

const house = await openHouse();
afterAll(house.close);
beforeEach(() => run(house.pool, sql`delete from kit.throttle`)); // limits have tests of their own

const { amina, chidi, musa, ngozi } = people;
const admin = house.as(ngozi);

const actsOf = async (query: Record<string, string>) => (await admin.call(listActs, query)).body.items;

describe('the audit log', () => {
  test('says who failed to sign in, and as whom, and nothing of the password', async () => {
    const { status } = await house.visitor().call(signIn, { email: musa.email, password: 'a-wrong-guess' });
    expect(status).toBe(401);
    await house.visitor().call(signIn, { email: 'nobody@else.example', password: 'a-wrong-guess' });
    const found = await actsOf({ act: 'failed to sign in' });
    expect(found.map(({ aboutId, accountId, refusal }) => [aboutId, accountId, refusal])).toEqual([
      [null, null, 'wrong-credentials'],
      [musa.accountId, null, 'wrong-credentials'],
    ]);
    expect(JSON.stringify(found)).not.toContain('guess');
  });

  test('says who was refused: by their role, by whose it was, and by a wrong password at a step-up', async () => {
    expect((await house.as(amina).call(listPeople, {})).status).toBe(403);
    const farmId =
      (await row<{ id: string }>(house.pool, sql`select id from farms.farm where keeper_id = ${amina.accountId}`))
        ?.id ?? '';
    expect((await house.as(musa).call(readFarm, { farmId })).status).toBe(404);
    expect((await house.as(musa).call(readFarm, { farmId: newId() })).status).toBe(404);
    const reveal = { kind: 'nin' as const, purpose: 'check' as const, password: 'not-hers' };
    expect((await house.as(amina).call(revealIdentity, reveal)).status).toBe(400);
    const refused = await actsOf({ only: 'refused', day: dayOf(house.clock.now()) });
    expect(refused.slice(0, 3).map(({ act, byName, endpoint, objectId }) => [act, byName, endpoint, objectId])).toEqual(
      [
        ['failed to say their password again', 'Amina Yusuf', 'accounts.revealIdentity', null],
        ['was refused what is not theirs', 'Musa Ibrahim', 'farms.read', farmId],
        ['was refused', 'Amina Yusuf', 'accounts.listPeople', null],
      ],
    );
  });

  test('says who took data away', async () => {
    await house.as(amina).call(readMyData, {});
    expect(await actsOf({ act: 'took all data about themselves away', person: amina.email })).toHaveLength(1);
  });

  test('is no longer than an attacker can be told of: a flood of refusals stands there a bounded number of times', async () => {
    const before = (await actsOf({ act: 'was refused', person: chidi.accountId, limit: '100' })).length;
    await run(
      house.pool,
      sql`insert into kit.throttle (endpoint, kind, key, times, started_at)
          values ('kit.noteRefusal', 'account', ${chidi.accountId}, 120, ${house.clock.now()})`,
    );
    expect((await house.as(chidi).call(listPeople, {})).status).toBe(403);
    expect(await actsOf({ act: 'was refused', person: chidi.accountId, limit: '100' })).toHaveLength(before);
  });
});

describe('an admin finds lines', () => {
  test('by who did it, by what it was about, by act and by day, page by page; and the search stands there too', async () => {
    const decided = { accountId: people.tunde.accountId, decision: 'approve' as const, reason: 'We spoke.' };
    expect((await admin.call(decidePerson, decided)).status).toBe(200);
    const [line_] = await actsOf({ object: people.tunde.accountId, act: 'decided on an account' });
    expect(line_).toMatchObject({ byName: 'Ngozi Eze', aboutName: 'Tunde Balogun', refusal: null });
    expect(await actsOf({ object: people.tunde.accountId, day: addDays(dayOf(house.clock.now()), 1) })).toEqual([]);
    expect(await actsOf({ person: 'nobody@else.example' })).toEqual([]);
    expect(await actsOf({ person: chidi.phone, act: 'decided on an account' })).toEqual([]);
    const first = (await admin.call(listActs, { person: ngozi.email, limit: '2' })).body;
    expect(first.items.map(({ act }) => act)).toEqual(['searched the audit log', 'searched the audit log']);
    const second = (await admin.call(listActs, { person: ngozi.email, limit: '2', after: first.next ?? '' })).body;
    expect(second.items[0]?.number).toBeLessThan(first.items[1]?.number ?? 0);
    expect((await house.as(amina).call(listActs, {})).status).toBe(403);
  });

  test('of whom each person sees what they did and what was done about them, with the office unnamed', async () => {
    const own = (await (await house.signIn(people.tunde)).call(listOwnActs, {})).body.items;
    expect(own.find(({ act }) => act === 'decided on an account')).toMatchObject({ by: 'office', byName: '' });
    expect(own.find(({ act }) => act === 'signed in')).toMatchObject({ by: 'self', isRefused: false });
    const his = (await house.as(musa).call(listOwnActs, { limit: '100' })).body.items;
    expect(his.filter(({ isRefused }) => isRefused).map(({ act, by }) => [act, by])).toEqual([
      ['was refused what is not theirs', 'self'],
      ['failed to sign in', 'house'],
    ]);
    expect((await house.anyone.call(listOwnActs, {})).status).toBe(401);
  });
});

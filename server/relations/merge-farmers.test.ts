import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decidePerson } from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { mergeFarmers, readLikeness, sayLikeness } from '@shuka/domain/relations';
import type { Line } from '@shuka/domain/sync';
import { readCounter } from '#kit/counter.ts';
import { row, rows, run, sql } from '#kit/db.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import type { Phone } from '#world/phone.ts';
import { twiceIn, type Two } from '#world/same-farmer.ts';

const house = await openHouse();
afterAll(house.close);

const { chidi, halima, ngozi } = people;

const { registerTwice, merge, keptUnder } = twiceIn(house);

const keptOn = (lines: readonly Line[]) => {
  const kept = new Map<string, string>();
  for (const line of lines) {
    if (!('at' in line)) continue;
    for (const [scope, type, id] of line.gone ?? []) {
      if (kept.get(`${type} ${id}`) === scope) kept.delete(`${type} ${id}`);
    }
    for (const dropped of line.drop ?? []) for (const [key, scope] of kept) if (scope === dropped) kept.delete(key);
    for (const [scope, records] of line.put ?? []) for (const [type, id] of records) kept.set(`${type} ${id}`, scope);
  }
  return kept;
};

/** The records a phone ends with of each of two farmers, having had `before`. */
const recordsOf = async (phone: Phone, before: readonly Line[], farmerIds: readonly string[]): Promise<string[][]> => {
  const end = before.find((line) => 'end' in line);
  const kept = keptOn([...before, ...(await phone.pull(end !== undefined && 'end' in end ? end.end : undefined))]);
  return farmerIds.map((id) => [...kept].filter(([, scope]) => scope === id).map(([key]) => key));
};

describe('one farmer whom two managers registered with no network', () => {
  let two: Two;
  let before: { chidi: Line[]; halima: Line[] };

  beforeAll(async () => {
    two = await registerTwice({ phone: '08035557001' });
    before = { chidi: await two.ofChidi.phone.pull(), halima: await two.ofHalima.phone.pull() };
  });

  test('is shown side by side: what was said of her, who looks after her, and what stands under each account', async () => {
    const { body } = await house.as(ngozi).call(readLikeness, { likenessId: two.likenessId });
    const side = body.sides.find(({ farmerId }) => farmerId === two.ofChidi.farmerId);
    expect(side).toMatchObject({ managerName: 'Chidi Okafor', phone: '+2348035557001', registeredBy: 'Chidi Okafor' });
    expect(side?.values).toMatchObject({ firstName: 'Laraba', crops: 'Millet, Cowpea', place: 'Bichi, KN' });
    expect(side?.records).toEqual(expect.arrayContaining([{ type: 'visit', total: 1 }]));
  });

  test('is merged by nobody without the password, into a third account, or under who is no manager', async () => {
    expect((await merge(two, { password: 'not-this' })).body.code).toBe('wrong-password');
    expect((await merge(two, { staysId: people.amina.accountId })).body.code).toBe('not-mergeable');
    expect((await merge(two, { managerId: people.bola.accountId })).body.code).toBe('not-a-manager');
    const says = { likenessId: two.likenessId, says: 'same', staysId: two.ofHalima.farmerId, reason: 'It is she.' };
    await house.as(chidi).call(sayLikeness, { id: newId(), ...says });
    expect(await keptUnder(two.ofChidi.farmerId)).toMatchObject({ 'extension.visit': 1 });
  });

  test('becomes one: every record comes under the account that stays, and both histories are there', async () => {
    const counted = await readCounter(house.pool, 'people', 'farmer');
    const { status, body } = await merge(two, { takes: ['firstName'], takesSignIn: true });
    expect([status, body]).toEqual([200, { staysId: two.ofHalima.farmerId, mergedId: two.ofChidi.farmerId }]);
    const left = await keptUnder(two.ofChidi.farmerId);
    expect(Object.keys(left).sort()).toEqual(['accounts.assisted', 'accounts.profile']);
    expect(await keptUnder(two.ofHalima.farmerId)).toMatchObject({
      'farms.farm': 2,
      'farms.plot': 2,
      'extension.visit': 2,
      'extension.visit_proof': 2,
      'accounts.consent': 4,
    });
    expect(await readCounter(house.pool, 'farms', two.ofHalima.farmerId)).toBe(2);
    expect(await readCounter(house.pool, 'people', 'farmer')).toBe(counted - 1);
  });

  test('has the values that were chosen, and one way in', async () => {
    const account = await row(
      house.pool,
      sql`select first_name, last_name, phone, state from accounts.account where id = ${two.ofHalima.farmerId}`,
    );
    expect(account).toEqual({ first_name: 'Laraba', last_name: 'Audu', phone: '+2348035557001', state: 'active' });
    const merged = await row(
      house.pool,
      sql`select phone, email, state, merged_into from accounts.account where id = ${two.ofChidi.farmerId}`,
    );
    expect(merged).toEqual({ phone: null, email: null, state: 'closed', merged_into: two.ofHalima.farmerId });
  });

  test('is kept as she was before, with who decided and why; the log tells of both accounts', async () => {
    const kept = await row(
      house.pool,
      sql`select merged_by, reason, from_was -> 'account' ->> 'phone' as phone,
            into_was -> 'profile' ->> 'firstName' as name from relations.merge where from_id = ${two.ofChidi.farmerId}`,
    );
    const reason = 'I called her: she is one woman.';
    expect(kept).toEqual({ merged_by: ngozi.accountId, reason, phone: '+2348035557001', name: 'Larabar' });
    const logged = await rows(
      house.pool,
      sql`select act from kit.audit where refusal is null and account_id = ${ngozi.accountId}
            and object_id in (${two.ofChidi.farmerId}, ${two.ofHalima.farmerId}, ${two.likenessId}) order by number`,
    );
    expect(logged).toHaveLength(3);
  });

  test('is on the phone of her manager with all of both, and on the other’s not at all', async () => {
    const both = [two.ofChidi.farmerId, two.ofHalima.farmerId];
    const [gone, all] = await recordsOf(two.ofHalima.phone, before.halima, both);
    expect(gone).toEqual([]);
    expect(all).toEqual(
      expect.arrayContaining(
        [two.ofChidi, two.ofHalima].flatMap((one) => [`farm ${one.farmId}`, `visit ${one.visitId}`]),
      ),
    );
    expect(all).toContain(`agent ${two.ofHalima.farmerId}`);
    expect(await recordsOf(two.ofChidi.phone, before.chidi, both)).toEqual([[], []]);
  });

  test('has one manager, and a past with two', async () => {
    const care = await rows(
      house.pool,
      sql`select manager_id, until_at is null as now from relations.assignment
          where farmer_id = ${two.ofHalima.farmerId} order by until_at is null`,
    );
    expect(care).toEqual([
      { manager_id: chidi.accountId, now: false },
      { manager_id: halima.accountId, now: true },
    ]);
  });

  test('a pair is not decided by whoever proposed it', async () => {
    const other = await registerTwice();
    const [says, by] = ['same', ngozi.accountId];
    await run(
      house.pool,
      sql`insert into relations.likeness_word (id, likeness_id, says, stays_id, reason, said_by, said_at)
          values (${newId()}, ${other.likenessId}, ${says}, ${other.ofHalima.farmerId}, 'I say so.', ${by}, now())`,
    );
    expect((await merge(other)).body.code).toBe('own-proposal');
    expect(await keptUnder(other.ofChidi.farmerId)).toMatchObject({ 'extension.visit': 1 });
  });

  test('nor when much was said since the proposal', async () => {
    const other = await registerTwice();
    for (const [place, by] of [ngozi, ...Array.from({ length: 21 }, () => chidi)].entries())
      await run(
        house.pool,
        sql`insert into relations.likeness_word (id, likeness_id, says, stays_id, reason, said_by, said_at)
            values (${newId()}, ${other.likenessId}, 'same', ${other.ofHalima.farmerId}, ${`Word ${place}.`},
              ${by.accountId}, now())`,
      );
    expect((await merge(other)).body.code).toBe('own-proposal');
  });

  test('stays one: it is not merged twice, and staff do not open the account that went', async () => {
    const chosen = { takes: [], takesSignIn: false, managerId: null, reason: 'Once more.', password: ngozi.password };
    const pair = { id: newId(), likenessId: two.likenessId, staysId: two.ofChidi.farmerId };
    expect((await house.as(ngozi).call(mergeFarmers, { ...pair, ...chosen })).body.code).toBe('pair-decided');
    const { farmerId: accountId } = two.ofChidi;
    const reopened = await house.as(ngozi).call(decidePerson, { accountId, decision: 'reopen', reason: 'A mistake.' });
    expect(reopened.body.code).toBe('same-state');
  });

  test('nothing of this was an unexpected failure', () => {
    expect(house.errors).toEqual([]);
  });
});

import { afterAll, describe, expect, test } from 'vitest';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { assignFarmers } from '@shuka/domain/relations';
import type { Line } from '@shuka/domain/sync';
import { run, sql } from '#kit/db.ts';
import { farms, people, type WorldPerson } from '#world';
import { dataOf, endOf, headOf, keeper } from '#world/keeper.ts';
import { addFarms } from '#world/many-farms.ts';
import { openHouse } from '#world/open-house.ts';
import { openPhone } from '#world/phone.ts';
import { forgetTombstones } from './tombstones.ts';

const house = await openHouse();
afterAll(house.close);

const [ofAmina = '', ofMusa = ''] = farms.map(({ id }) => id);

const move = (farmer: WorldPerson, managerId: string | null) =>
  house.as(people.ngozi).call(assignFarmers, {
    id: newId(),
    farmerIds: [farmer.accountId],
    managerId,
    reason: 'The rains begin.',
  });

describe('a farmer who comes into a manager’s care', () => {
  test('comes whole to the manager’s phone, goes with one short line, and comes whole again', async () => {
    await addFarms(house.pool, people.musa, 1100);
    await move(people.musa, null);
    const phone = await openPhone(house, people.chidi);
    const { kept, apply, names } = keeper();
    let lines = await phone.pull();
    apply(lines);
    const had = kept.size;
    const sync = async (): Promise<Line[]> => {
      lines = await phone.pull(endOf(lines));
      apply(lines);
      return lines;
    };
    await move(people.musa, people.chidi.accountId);
    await sync();
    expect(names()).toContain('Farm 1100');
    const full = kept.size;
    await move(people.musa, null);
    await sync();
    expect(dataOf(lines).map(({ drop }) => drop)).toEqual([[people.musa.accountId]]);
    expect(JSON.stringify(dataOf(lines)).length).toBeLessThan(250);
    expect(kept.size).toBe(had);
    await move(people.musa, people.chidi.accountId);
    await sync();
    expect(kept.size).toBe(full);
    await move(people.musa, null);
  });

  test('is gone at once: a stream that is under way brings no more of them', async () => {
    const phone = await openPhone(house, people.chidi);
    await move(people.musa, people.chidi.accountId);
    await move(people.musa, null);
    const { kept, apply } = keeper();
    apply(await phone.pull());
    expect([...kept.values()].filter(({ scope }) => scope === people.musa.accountId)).toEqual([]);
  });
});

describe('a record', () => {
  test('that is removed leaves one line, and nothing of it comes to a phone that has nothing', async () => {
    const phone = await openPhone(house, people.amina);
    const { kept, apply } = keeper();
    const first = await phone.pull();
    apply(first);
    expect(kept.has(`farm ${ofAmina}`)).toBe(true);
    await run(house.pool, sql`update farms.farm set removed_at = now() where id = ${ofAmina}`);
    const second = await phone.pull(endOf(first));
    expect(dataOf(second).map(({ gone }) => gone)).toEqual([[[people.amina.accountId, 'farm', ofAmina]]]);
    apply(second);
    expect(kept.has(`farm ${ofAmina}`)).toBe(false);
    await run(house.pool, sql`update farms.farm set removed_at = null where id = ${ofAmina}`);
  });

  test('that moves to another keeper leaves the one phone and comes to the other', async () => {
    const from = await openPhone(house, people.amina);
    const to = await openPhone(house, people.musa);
    const [before, beforeTo] = [endOf(await from.pull()), endOf(await to.pull())];
    await run(house.pool, sql`update farms.farm set keeper_id = ${people.musa.accountId} where id = ${ofAmina}`);
    const left = dataOf(await from.pull(before));
    expect(left.flatMap(({ gone = [] }) => gone)).toEqual([[people.amina.accountId, 'farm', ofAmina]]);
    expect(left.flatMap(({ put = [] }) => put)).toEqual([]);
    const { names, apply } = keeper();
    apply(await to.pull(beforeTo));
    expect(names()).toEqual(['Gonar Amina']);
    await run(house.pool, sql`update farms.farm set keeper_id = ${people.amina.accountId} where id = ${ofAmina}`);
  });
});

describe('a pull brings all anew', () => {
  test('when the database began another life, or is behind the phone', async () => {
    const phone = await openPhone(house, people.amina);
    const end = endOf(await phone.pull());
    const ahead = end.replace(/\.(\d+)$/, (_, rev: string) => `.${Number(rev) + 1000}`);
    expect(headOf(await phone.pull(ahead)).fresh).toBe(true);
    expect(headOf(await phone.pull('nonsense')).fresh).toBe(true);
    await run(house.pool, sql`update sync.house set epoch = gen_random_uuid()`);
    expect(headOf(await phone.pull(end)).fresh).toBe(true);
  });

  test('when the phone was away for longer than removals are remembered, and even that can break off', async () => {
    const phone = await openPhone(house, people.musa);
    const old = endOf(await phone.pull());
    await run(house.pool, sql`update farms.farm set removed_at = now() where id = ${ofMusa}`);
    const start = house.clock.now();
    await forgetTombstones(house.pool, start);
    expect(headOf(await phone.pull(old)).fresh).toBe(false);
    await forgetTombstones(house.pool, new Date(start.getTime() + 181 * 86_400_000));
    const fresh = await phone.pull(old);
    expect(headOf(fresh).fresh).toBe(true);
    const { kept, apply } = keeper();
    apply(fresh);
    expect(kept.has(`farm ${ofMusa}`)).toBe(false);
    for (const { at } of dataOf(fresh)) expect(headOf(await phone.pull(at)).fresh).toBe(false);
  });
});

describe('a phone that was away', () => {
  test.each([3, 49, 50, 51, 120])(
    'for %i changes of the state has those of its farmers and no others',
    async (changes) => {
      await move(people.musa, null);
      const phone = await openPhone(house, people.chidi);
      const { kept, apply } = keeper();
      const first = await phone.pull();
      apply(first);
      for (let turn = 1; turn <= changes; turn += 1) {
        const farm = turn % 2 === 0 ? ofMusa : ofAmina;
        await run(house.pool, sql`update farms.farm set name = ${`Change ${turn} of ${changes}`} where id = ${farm}`);
      }
      const second = await phone.pull(endOf(first));
      expect(dataOf(second).flatMap(({ put = [] }) => put.map(([scope]) => scope))).toEqual([people.amina.accountId]);
      apply(second);
      const last = `Change ${changes - (1 - (changes % 2))} of ${changes}`;
      expect(kept.get(`farm ${ofAmina}`)).toMatchObject({ body: { name: last } });
      expect(dataOf(await phone.pull(endOf(second)))).toEqual([]);
    },
  );
});

import { afterAll, describe, expect, test } from 'vitest';
import * as accounts from '@shuka/domain/accounts';
import * as extension from '@shuka/domain/extension';
import * as farming from '@shuka/domain/farms';
import * as finance from '@shuka/domain/finance';
import type { RowType } from '@shuka/domain/kit/row-type.ts';
import * as lots from '@shuka/domain/lots';
import * as marketplace from '@shuka/domain/marketplace';
import * as messaging from '@shuka/domain/messaging';
import * as reports from '@shuka/domain/reports';
import * as seasons from '@shuka/domain/seasons';
import type { Line } from '@shuka/domain/sync';
import { routes } from '#app/slices.ts';
import type { Context } from '#kit/context.ts';
import { inTransaction, run, sql } from '#kit/db.ts';
import { farms, people } from '#world';
import { dataOf, endOf, headOf, keeper } from '#world/keeper.ts';
import { addFarms } from '#world/many-farms.ts';
import { openHouse } from '#world/open-house.ts';
import { openPhone, type Phone } from '#world/phone.ts';
import { newFarm } from '#world/farm-acts.ts';

const house = await openHouse();
afterAll(house.close);

const [ofAmina = '', ofMusa = ''] = farms.map(({ id }) => id);

const isRowType = (value: unknown): value is RowType =>
  typeof value === 'object' && value !== null && 'name' in value && 'schema' in value && !('method' in value);

/** The schema of every kind of record that the domain says phones keep, by its name. */
const schemas = new Map(
  [accounts, messaging, farming, seasons, finance, extension, reports, lots, marketplace]
    .flatMap((door) => Object.values<unknown>(door).filter(isRowType))
    .map(({ name, schema }) => [name, schema]),
);

describe('a pull', () => {
  test('of a phone that has nothing brings all that is the person’s and nothing else', async () => {
    const phone = await openPhone(house, people.amina);
    const lines = await phone.pull();
    expect(headOf(lines)).toEqual({ epoch: phone.epoch, fresh: true, accountId: people.amina.accountId });
    const { kept, apply } = keeper();
    apply(lines);
    expect(kept.get(`farm ${ofAmina}`)?.body).toMatchObject({ name: 'Gonar Amina', keeperId: people.amina.accountId });
    expect(kept.get(`farmer ${people.amina.accountId}`)?.body).toMatchObject({ firstName: 'Amina' });
    expect([...kept.values()].filter(({ scope }) => scope !== people.amina.accountId)).toEqual([]);
  });

  test('brings every kind of record exactly as its schema has it', async () => {
    for (const person of [people.amina, people.musa]) {
      const { kept, apply } = keeper();
      apply(await (await openPhone(house, person)).pull());
      for (const { type, body } of kept.values()) {
        const parsed = schemas.get(type)?.safeParse(body);
        expect([type, parsed?.error?.issues, parsed?.data]).toEqual([type, undefined, body]);
      }
    }
  });

  test('after another brings what changed between them, once', async () => {
    const phone = await openPhone(house, people.amina);
    const before = endOf(await phone.pull());
    const quiet = await phone.pull(before);
    expect([quiet.length, headOf(quiet).fresh, endOf(quiet)]).toEqual([2, false, before]);
    await phone.push(phone.number([newFarm('Between')]));
    const after = await phone.pull(before);
    const { names, apply } = keeper();
    apply(after);
    expect(names()).toEqual(['Between']);
    expect((await phone.pull(endOf(after))).length).toBe(2);
  });

  test('that broke off goes on at any line, and all are there in the end, none twice', async () => {
    const phone = await openPhone(house, people.musa);
    await addFarms(house.pool, people.musa, 300, 2);
    await addFarms(house.pool, people.musa, 1, 40);
    await addFarms(house.pool, people.musa, 1100, 1);
    const whole = keeper();
    const lines = await phone.pull();
    whole.apply(lines);
    const data = dataOf(lines);
    expect(data.length).toBeGreaterThan(8);
    for (let cut = 0; cut < data.length; cut += 1) {
      const resumed = keeper();
      const got = data.slice(0, cut + 1);
      resumed.apply(got);
      const rest = await phone.pull(got.at(-1)?.at);
      expect(headOf(rest).fresh).toBe(false);
      const already = new Set(resumed.kept.keys());
      const more = keeper();
      more.apply(rest);
      expect([...more.kept.keys()].filter((key) => already.has(key))).toEqual([]);
      resumed.apply(rest);
      expect([...resumed.kept.keys()].sort()).toEqual([...whole.kept.keys()].sort());
    }
  });

  test('leaves what changes meanwhile to the next one', async () => {
    const phone = await openPhone(house, people.musa);
    const { read, stop } = await openStream(phone);
    await read(); // the head is made once the shards' revisions are read
    await run(house.pool, sql`update farms.farm set name = 'Made meanwhile' where id = ${ofMusa}`);
    const rest = await stop();
    const { names, apply, kept } = keeper();
    apply(rest);
    expect(kept.size).toBeGreaterThan(1700);
    expect(names()).not.toContain('Made meanwhile');
    const next = keeper();
    next.apply(await phone.pull(endOf(rest)));
    expect(next.names()).toEqual(['Made meanwhile']);
  });
});

/** The lines of a pull, made one at a time as they are asked for. */
const openStream = async (phone: Phone) => {
  const route = routes.find(({ contract }) => contract.name === 'sync.pull');
  const viewer = {
    accountId: people.musa.accountId,
    sessionId: '',
    roles: ['farmer'],
    isFullySignedIn: true,
    factor: 'not-asked',
  } as const;
  const context = { ...house.services, db: house.pool, viewer, device: '' } as unknown as Context;
  if (route === undefined) throw new Error('There is no pull.');
  const stream = (await route.handler({ device: phone.device }, context, null)) as AsyncIterable<string>;
  const made = stream[Symbol.asyncIterator]();
  const read = async (): Promise<Line | null> => {
    const next = await made.next();
    return next.done === true ? null : (JSON.parse(next.value) as Line);
  };
  const stop = async (): Promise<Line[]> => {
    const lines: Line[] = [];
    for (let line = await read(); line !== null; line = await read()) lines.push(line);
    return lines;
  };
  return { read, stop };
};

test('a change and its revision are of one transaction: what was undone never comes', async () => {
  const phone = await openPhone(house, people.amina);
  const before = endOf(await phone.pull());
  const undone = inTransaction(house.pool, async (db) => {
    await run(db, sql`update farms.farm set name = 'Never' where id = ${ofAmina}`);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect((await phone.pull(before)).length).toBe(2);
});

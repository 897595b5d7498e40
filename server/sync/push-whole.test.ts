import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { findMissing, mostPushBytes, mostPushLetters, pushActs } from '@shuka/domain/sync';
import { run, sql } from '#kit/db.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { openPhone } from '#world/phone.ts';
import { farmsOf, newFarm } from '#world/farm-acts.ts';
import { mostUndone, pushBudget } from './push-acts.ts';

const house = await openHouse();
afterAll(house.close);

describe('a push is turned away as a whole', () => {
  test("from a phone that is not known, or is someone else's", async () => {
    const phone = await openPhone(house, people.musa);
    const body = { device: phone.device, epoch: phone.epoch, waiting: 0, items: phone.number([newFarm('Not mine')]) };
    const other = await house.as(people.amina).call(pushActs, body);
    expect([other.status, other.body.code]).toEqual([409, 'device-unknown']);
    const unknown = await house.as(people.amina).call(pushActs, { ...body, device: newId() });
    expect(unknown.body.code).toBe('device-unknown');
    expect(await farmsOf(house, people.amina)).not.toContain('Not mine');
  });

  test('when the database began another life, and the phone learns what it lacks', async () => {
    const phone = await openPhone(house, people.amina);
    await phone.push(phone.number(Array.from({ length: 9 }, (_, number) => newFarm(`Life ${number}`))));
    const before = phone.epoch;
    await run(house.pool, sql`update sync.house set epoch = gen_random_uuid()`);
    await run(house.pool, sql`delete from sync.mutation where device_id = ${phone.device} and seq in (3, 4, 7)`);
    const { status, body } = await phone.push(phone.number([newFarm('Of an old life')]));
    expect([status, body.code]).toEqual([409, 'epoch-changed']);
    const lacking = await phone.browser.call(findMissing, {
      device: phone.device,
      seqs: [
        [1, 5],
        [7, 9],
      ],
    });
    expect(lacking.body.missing).toEqual([
      [3, 4],
      [7, 7],
    ]);
    expect(lacking.body.epoch).not.toBe(before);
    const unknown = await phone.browser.call(findMissing, { device: newId(), seqs: [] });
    expect(unknown.body.code).toBe('device-unknown');
  });

  test('when the phone was put back and uses its numbers again for other acts', async () => {
    const phone = await openPhone(house, people.amina);
    await phone.push(phone.number([newFarm('One'), newFarm('Two')]));
    const { status, body } = await phone.push(phone.number([newFarm('Another two'), newFarm('Three')], 2));
    expect([status, body.code]).toEqual([409, 'device-rolled-back']);
    expect(await farmsOf(house, people.amina)).not.toContain('Three');
  });

  test('when several acts are longer together than any phone sends; a long one goes alone', async () => {
    const phone = await openPhone(house, people.amina);
    const long = newFarm('x'.repeat(mostPushLetters));
    const { status, body } = await phone.push(phone.number([newFarm('Beside a long one'), long]));
    expect([status, body.code]).toEqual([413, 'too-large']);
    expect(await farmsOf(house, people.amina)).not.toContain('Beside a long one');
    const alone = await phone.push(phone.number([long]));
    expect(alone.body.issues.map(({ code }) => code)).toEqual(['invalid']);
  });

  test('when a day brought more acts that could not be done than any phone has', async () => {
    const phone = await openPhone(house, people.musa);
    await run(
      house.pool,
      sql`insert into sync.mutation (device_id, seq, account_id, endpoint, input_hash, occurred_at, received_at, outcome)
          select ${phone.device}, 1000 + n, ${people.musa.accountId}, 'x', '', now(), ${house.clock.now()}, 'refused'
          from generate_series(1, ${mostUndone.count}::int) n`,
    );
    const { status, body } = await phone.push(phone.number([newFarm('With rubbish'), ['farms.explode', 'rubbish']]));
    expect([status, body.code]).toEqual([429, 'too-many']);
    expect(await farmsOf(house, people.musa)).not.toContain('With rubbish');
    const good = await phone.push(phone.number([newFarm('Good work goes on')], 1));
    expect([good.status, good.body.stored]).toEqual([200, [[1, 1]]]);
    await run(house.pool, sql`delete from sync.mutation where device_id = ${phone.device}`);
  });

  test('when an hour brought more acts of one person than any phone has, and is taken when the phone has waited', async () => {
    const phone = await openPhone(house, people.musa);
    const acts = phone.number([newFarm('One of a flood'), newFarm('Two of a flood')]);
    const [first] = acts;
    await run(
      house.pool,
      sql`insert into kit.throttle (endpoint, kind, key, times, started_at)
          values (${pushActs.name}, 'account', ${people.musa.accountId}, ${pushBudget.times - 1}, ${house.clock.now()})
          on conflict (endpoint, kind, key) do update set times = excluded.times, started_at = excluded.started_at`,
    );
    house.clock.move({ seconds: 600 });
    const { status, body, headers } = await phone.push(acts);
    expect([status, body.code, headers['retry-after']]).toEqual([429, 'too-many', '3000']);
    expect(await farmsOf(house, people.musa)).not.toContain('One of a flood');
    const one = await phone.push(first === undefined ? [] : [first]);
    expect(one.body.stored).toEqual([[1, 1]]);
    expect((await phone.push(first === undefined ? [] : [first])).status).toBe(200); // what is here already costs nothing
    const other = await openPhone(house, people.amina);
    expect((await other.push(other.number([newFarm('Of somebody else')]))).status).toBe(200);
    house.clock.move({ seconds: 3000 });
    const late = await phone.push(acts);
    expect(late.body).toMatchObject({ stored: [[1, 2]], issues: [] });
    expect(await farmsOf(house, people.musa)).toContain('Two of a flood');
  });

  test('when its numbers do not ascend, it holds too many, or is nested without end', async () => {
    const phone = await openPhone(house, people.amina);
    const [item] = phone.number([newFarm('Out of order')]);
    let deep: unknown = null;
    for (let times = 0; times < 1000; times += 1) deep = [deep];
    const batches = [
      [item, item],
      Array.from({ length: 501 }, () => item),
      [[1, 0, 'farms.register', deep]],
      [[0, 0, 'x', {}]],
    ];
    for (const items of batches) {
      const { status } = await phone.browser.call(pushActs, {
        device: phone.device,
        epoch: phone.epoch,
        waiting: 0,
        items,
      });
      expect(status).toBe(400);
    }
  });

  test('when the database goes away half way: nothing of it is kept, and the phone sends it all again', async () => {
    const phone = await openPhone(house, people.amina);
    const acts = phone.number([newFarm('Before the end'), newFarm('The end'), newFarm('After the end')]);
    await run(house.pool, { text: endOfTheWorld, values: [] });
    const { status, headers } = await phone.push(acts);
    await run(house.pool, sql`drop trigger the_end on farms.farm`);
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect(await farmsOf(house, people.amina)).not.toContain('Before the end');
    const again = await phone.push(acts);
    expect(again.body).toMatchObject({ stored: [[1, 3]], issues: [] });
    expect(await farmsOf(house, people.amina)).toContain('After the end');
  });
});

/** Makes one insert fail as it does when PostgreSQL is being shut down. */
const endOfTheWorld = `
  create function farms.the_end() returns trigger language plpgsql as $$
    begin raise exception 'terminating connection' using errcode = '57P01'; end $$;
  create trigger the_end before insert on farms.farm for each row when (new.name = 'The end')
    execute function farms.the_end()`;

describe('a compressed body', () => {
  const send = (payload: Buffer, headers: Record<string, string> = {}) =>
    house.as(people.amina).send({
      method: 'POST',
      url: '/sync/push',
      payload,
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip', ...headers },
    });

  test('is taken as it would be plain', async () => {
    const phone = await openPhone(house, people.amina);
    const body = { device: phone.device, epoch: phone.epoch, waiting: 0, items: phone.number([newFarm('Packed')]) };
    const { status } = await send(gzipSync(JSON.stringify(body)));
    expect(status).toBe(200);
    expect(await farmsOf(house, people.amina)).toContain('Packed');
  });

  test('that unpacks to more than the act takes is refused without unpacking it all', async () => {
    const bomb = gzipSync(Buffer.alloc(64 * mostPushBytes));
    const before = process.memoryUsage().arrayBuffers;
    const { status, body } = await send(bomb);
    expect([status, body.code]).toEqual([413, 'too-large']);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(8 * mostPushBytes);
    const elsewhere = await house.as(people.amina).send({
      method: 'POST',
      url: '/api/farms',
      payload: gzipSync(JSON.stringify({ name: 'a'.repeat(300_000) })),
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    });
    expect(elsewhere.status).toBe(413);
  });

  test('that cannot be unpacked, or is packed in another way, is refused', async () => {
    expect((await send(gzipSync('{"a":1}').subarray(0, 20))).status).toBe(400);
    expect((await send(Buffer.from('{}'))).status).toBe(400);
    expect((await send(Buffer.from('{}'), { 'content-encoding': 'br' })).status).toBe(415);
  });
});

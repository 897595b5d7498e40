import { afterAll, describe, expect, test } from 'vitest';
import { closeAccount } from '@shuka/domain/accounts';
import { registerFarm } from '@shuka/domain/farms';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { eraseClosed } from '#app/erase-closed.ts';
import { rows, run, sql } from '#kit/db.ts';
import { people } from '#world';
import { farmPlace, farmsOf } from '#world/farm-acts.ts';
import { openHouse } from '#world/open-house.ts';
import { openPhone } from '#world/phone.ts';
import { someVoucher } from '#world/voucher-hands.ts';
import { answerDays, forgetOldAnswers } from './once.ts';

/* What was answered is kept for a while, and that it was done for ever. */

const house = await openHouse();
afterAll(house.close);

const { amina, musa } = people;

const answersNaming = async (words: string) =>
  (
    await rows<{ id: string }>(
      house.pool,
      sql`select id from kit.done_write where position(${words} in answer::text) > 0`,
    )
  ).map(({ id }) => id);

/** As if it was done longer ago than answers are kept. */
const age = (id: string) =>
  run(
    house.pool,
    sql`update kit.done_write set done_at = ${house.clock.now()}::timestamptz - make_interval(days => ${answerDays}, hours => 1)
        where id = ${id}`,
  );

const gona = { ...farmPlace, name: 'Gonar Tsohuwa' };

describe('a write that comes again', () => {
  const id = newId();

  test('gets the same answer as long as it is kept', async () => {
    const first = await house.as(musa).call(registerFarm, { ...gona, id });
    expect(first.status).toBe(201);
    expect(await forgetOldAnswers(house.pool, house.clock.now())).toBe(0);
    expect((await house.as(musa).call(registerFarm, { ...gona, id })).body).toEqual(first.body);
  });

  test('is told later that it was done, and is not done twice', async () => {
    await age(id);
    expect(await forgetOldAnswers(house.pool, house.clock.now())).toBe(1);
    expect(await answersNaming('Gonar Tsohuwa')).toEqual([]);
    expect((await house.as(musa).call(registerFarm, { ...gona, id })).body.code).toBe('done-before');
    expect((await house.as(musa).call(registerFarm, { ...gona, id, name: 'Another' })).body.code).toBe(
      'same-id-other-body',
    );
    expect((await farmsOf(house, musa)).filter((name) => name === 'Gonar Tsohuwa')).toHaveLength(1);
  });

  test('from a phone that was away for a season is done, as far as the phone is concerned', async () => {
    const phone = await openPhone(house, musa);
    const { status, body } = await phone.push(phone.number([['farms.register', { ...gona, id }]]));
    expect([status, body.issues]).toEqual([200, []]);
    expect((await farmsOf(house, musa)).filter((name) => name === 'Gonar Tsohuwa')).toHaveLength(1);
  });
});

test('with a closed account go the answers it got, and those that others got about it', async () => {
  await house.as(amina).call(registerFarm, { ...gona, id: newId(), name: 'Gonar Kanta' });
  const byChidi = await someVoucher(house);
  expect(await answersNaming(amina.accountId)).toContain(byChidi.id);
  await (await house.signIn(amina)).call(closeAccount, { password: amina.password });
  house.clock.move({ hours: 30 * 24 + 1 });
  expect(await eraseClosed(house.services)).toBe(1);
  const left = await Promise.all(['Gonar Kanta', amina.accountId].map(answersNaming));
  expect(left.flat()).toEqual([]);
  const known = await rows(house.pool, sql`select 1 from kit.done_write where id = ${byChidi.id}`);
  expect(known, 'that it was done').toHaveLength(1);
});

test('nothing of this was an unexpected failure', () => {
  expect(house.errors).toEqual([]);
});

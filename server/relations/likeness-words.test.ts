import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { listLikenesses, partLikeness, sayLikeness } from '@shuka/domain/relations';
import { run, sql } from '#kit/db.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { pairsOf } from '#world/pairs.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, chidi, halima, ngozi } = people;

const { search, inNewVillage, register, pairOf, compared } = pairsOf(house);

beforeAll(search);

describe('people say', () => {
  const say = (manager: typeof chidi | typeof halima, likenessId: string, change: object) =>
    house.as(manager).call(sayLikeness, {
      id: newId(),
      likenessId,
      says: 'different',
      staysId: null,
      reason: 'They are neighbours; I know both.',
      ...change,
    });

  test('that they are two: nobody is asked again, until more speaks for it', async () => {
    const { one, other, pair } = await compared({});
    expect((await say(chidi, pair?.id ?? '', {})).body).toEqual({ state: 'different' });
    await run(house.pool, sql`update accounts.profile set designation = 'crop', location = location where id = ${one}`);
    await search();
    expect(await pairOf(one, other)).toMatchObject({ state: 'different' });
    await run(house.pool, sql`update accounts.account set phone = '+2348035556009' where id in (${one}, ${other})`);
    await search();
    expect(await pairOf(one, other)).toMatchObject({ state: 'open', reasons: expect.arrayContaining(['same-phone']) });
  });

  /** Gives each of them the same bank account. */
  const shareBank = (...ids: string[]) =>
    run(
      house.pool,
      sql`insert into accounts.identity_number (account_id, kind, sealed, twin_hash, tail, bank_code, changed_at)
          select id, 'account', '\\x00', decode(md5(${ids.join()}), 'hex'), '031', '000014', ${house.clock.now()}::timestamptz
          from unnest(${ids}::uuid[]) id`,
    );

  test('that they are two, of a man and a woman with one bank account: an admin decides', async () => {
    const { one, other } = await compared({ firstName: 'Sani', lastName: 'Bello', gender: 'male', birthYear: 2001 });
    await shareBank(one, other);
    await search();
    const pair = await pairOf(one, other);
    const reasons = ['same-bank', 'same-village', 'other-gender', 'other-age'];
    expect(pair).toMatchObject({ state: 'open', reasons, score: 15 });
    expect((await say(chidi, pair?.id ?? '', {})).body).toEqual({ state: 'open' });
    const reason = 'Mother and son, one account.';
    await house.as(ngozi).call(partLikeness, { id: newId(), likenessId: pair?.id ?? '', reason });
    await run(house.pool, sql`update accounts.profile set gender = gender where id = ${one}`);
    await search();
    expect(await pairOf(one, other)).toMatchObject({ state: 'different' });
  });

  test('that they are two: a bank account in both asks again, whatever speaks against it by now', async () => {
    const { one, other, pair } = await compared({});
    expect((await say(halima, pair?.id ?? '', {})).body).toEqual({ state: 'different' });
    await run(
      house.pool,
      sql`update accounts.profile set gender = 'male', birth_date = '2001-01-01' where id = ${other}`,
    );
    await shareBank(one, other);
    await search();
    const again = await pairOf(one, other);
    expect(again).toMatchObject({ state: 'open', reasons: expect.arrayContaining(['same-bank', 'other-age']) });
    expect(again?.score).toBeLessThan(pair?.score ?? 0);
  });

  test('and an admin’s word on a pair that opens again stands with the name and the reason', async () => {
    const { one, other, pair } = await compared({});
    const likenessId = pair?.id ?? '';
    await house.as(ngozi).call(partLikeness, { id: newId(), likenessId, reason: 'I called both: two sisters.' });
    await run(house.pool, sql`update accounts.account set phone = '+2348035556010' where id in (${one}, ${other})`);
    await search();
    const { items } = (await house.as(ngozi).call(listLikenesses, { limit: '100' })).body;
    const found = items.find((item) => item.likenessId === likenessId);
    expect(found?.words).toMatchObject([{ says: 'different', reason: 'I called both: two sisters.' }]);
    expect(found?.words[0]?.byName).toContain('Ngozi');
  });

  test('that they are one: it is proposed, and stays open for an admin with who should stay and why', async () => {
    const { one, pair } = await compared({});
    const said = await say(halima, pair?.id ?? '', { says: 'same', staysId: one, reason: 'It is one woman.' });
    expect([said.status, said.body]).toEqual([200, { state: 'open' }]);
    const { items } = (await house.as(ngozi).call(listLikenesses, { limit: '100' })).body;
    const found = items.find(({ likenessId }) => likenessId === pair?.id);
    expect(found?.words).toMatchObject([{ says: 'same', staysId: one, reason: 'It is one woman.' }]);
    expect(found?.words[0]?.byName).toContain('Halima');
  });

  test('what cannot be: one without the account that stays, a third account, a pair that is decided', async () => {
    const { pair } = await compared({});
    const id = pair?.id ?? '';
    expect((await say(chidi, id, { says: 'same' })).status).toBe(400);
    expect((await say(chidi, id, { says: 'same', staysId: amina.accountId })).status).toBe(400);
    expect((await say(chidi, id, { reason: ' ' })).status).toBe(400);
    const decided = await house.as(ngozi).call(partLikeness, { id: newId(), likenessId: id, reason: 'I called both.' });
    expect([decided.status, decided.body]).toEqual([200, { state: 'different' }]);
    expect((await say(chidi, id, {})).body.code).toBe('pair-decided');
    const twice = await house.as(ngozi).call(partLikeness, { id: newId(), likenessId: id, reason: 'Once more.' });
    expect([twice.status, twice.body.code]).toEqual([409, 'pair-decided']);
  });

  test('nothing of a pair in which no farmer is theirs', async () => {
    const village = inNewVillage();
    const both = [await register(halima, village), await register(halima, village)] as const;
    await search();
    const pair = await pairOf(...both);
    expect((await say(chidi, pair?.id ?? '', {})).status).toBe(404);
  });
});

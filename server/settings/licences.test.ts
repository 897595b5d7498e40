import { afterAll, describe, expect, test } from 'vitest';
import { listLicences, recordLicence, withdrawLicence } from '@shuka/domain/settings';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { somePaper } from '#world/licences.ts';
import { licenceOf } from './licence-store.ts';

const house = await openHouse();
afterAll(house.close);

const { ngozi, bola } = people;
const { password } = ngozi;

const record = (change: object = {}) =>
  house.as(ngozi).call(recordLicence, { id: newId(), trade: 'lending', ...somePaper, after: 0, password, ...change });

const withdraw = (change: object = {}) =>
  house.as(ngozi).call(withdrawLicence, {
    id: newId(),
    trade: 'lending',
    reason: 'The state took it back.',
    after: 1,
    password,
    ...change,
  });

const held = async (trade: 'investing' | 'lending' | 'insurance' | 'wallets') =>
  (await licenceOf(house.pool, trade, house.clock.now()))?.version ?? null;

describe('a licence of the house', () => {
  test('is recorded by an admin, holds, and ends when it is withdrawn; all words stay to be read', async () => {
    const { status, body } = await record();
    expect([status, body.trade, body.version, body.licence]).toEqual([201, 'lending', 1, somePaper]);
    expect(await held('lending')).toBe(1);
    expect((await withdraw()).body).toMatchObject({ version: 2, licence: null, reason: 'The state took it back.' });
    expect(await held('lending')).toBeNull();
    const { items } = (await house.as(ngozi).call(listLicences, {})).body;
    const said = items.filter(({ trade }) => trade === 'lending');
    expect(said.map(({ version, by }) => [version, by])).toEqual([
      [2, ngozi.accountId],
      [1, ngozi.accountId],
    ]);
  });

  test('holds on its days alone', async () => {
    await record({ trade: 'insurance', validFrom: '2026-06-02' });
    expect(await held('insurance')).toBeNull();
    await record({ trade: 'insurance', validUntil: '2026-05-31', after: 1 });
    expect(await held('insurance')).toBeNull();
    await record({ trade: 'insurance', validUntil: '2026-06-01', after: 2 });
    expect(await held('insurance')).toBe(3);
  });

  test('wants the password, and the newest version', async () => {
    expect((await record({ trade: 'wallets', password: 'guessed' })).body.code).toBe('wrong-password');
    expect((await record({ trade: 'wallets', after: 1 })).body.code).toBe('licence-changed');
    expect((await withdraw({ trade: 'wallets', after: 0 })).body.code).toBe('no-licence');
    await record({ trade: 'wallets' });
    expect((await withdraw({ trade: 'wallets', password: 'guessed' })).body.code).toBe('wrong-password');
    expect((await withdraw({ trade: 'wallets', after: 0 })).body.code).toBe('licence-changed');
    expect(await held('wallets')).toBe(1);
  });

  test('of two admins who speak at once one is told that the other did', async () => {
    const answers = await Promise.all([record({ trade: 'investing' }), record({ trade: 'investing' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  test('withdrawn twice is withdrawn once', async () => {
    await record({ trade: 'warehouse-receipts' });
    expect((await withdraw({ trade: 'warehouse-receipts' })).status).toBe(201);
    expect((await withdraw({ trade: 'warehouse-receipts', after: 2 })).body.code).toBe('no-licence');
  });

  test.each([
    ['no holder', { holder: ' ' }, 'holder', 'licence.holderRequired'],
    ['no number', { number: '' }, 'number', 'licence.numberRequired'],
    ['no issuer', { issuer: '' }, 'issuer', 'licence.issuerRequired'],
    ['a day there is not', { validFrom: '2026-02-30' }, 'validFrom', 'licence.fromRequired'],
    ['an end before the beginning', { validUntil: '2025-12-31' }, 'validUntil', 'licence.untilBeforeFrom'],
    ['a trade that needs none', { trade: 'gossip' }, 'trade', 'licence.tradeRequired'],
  ])('refuses %s, beside the field', async (_what, change, field, says) => {
    const { status, body } = await record(change);
    expect([status, body.errors]).toEqual([400, [{ field, says }]]);
  });

  test('is nobody’s business but the admins’, and never changed in the database', async () => {
    expect((await house.as(bola).call(listLicences, {})).status).toBe(403);
    await expect(house.pool.query("update settings.licence set number = 'X'")).rejects.toThrow('never changed');
    await expect(house.pool.query('delete from settings.licence')).rejects.toThrow('never changed');
  });
});

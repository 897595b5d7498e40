import { createPublicKey, verify } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import {
  findVoucher,
  issueVoucher,
  listRedemptions,
  listShop,
  listVouchers,
  moveStock,
  readPaper,
  readTill,
  redeemVoucher,
} from '@shuka/domain/marketplace';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import { people } from '#world';
import { mill } from '#world/companies.ts';
import { someCompany } from '#world/company-hands.ts';
import { orderOf, someGood } from '#world/input-hands.ts';
import { keeper } from '#world/keeper.ts';
import { openHouse } from '#world/open-house.ts';
import { openPhone } from '#world/phone.ts';
import { someVoucher, voucherDraft } from '#world/voucher-hands.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, danjuma, ngozi } = people;
const { companyId } = mill;
const keeperId = amina.accountId;

const dealer = house.as(danjuma);
const redeem = (token: string, id = newId()) => dealer.call(redeemVoucher, { id, companyId, token });
const vouchersOf = async () => (await house.as(amina).call(listVouchers, { keeperId })).body.items;
const spkiHead = Buffer.from('302a300506032b6570032100', 'hex');

describe('a voucher', () => {
  test('is signed so that a phone that has the dealer’s till needs nobody else to read it', async () => {
    const { token, id, code, valueKobo } = await someVoucher(house, undefined, { packs: 2 });
    expect([code, valueKobo]).toEqual([expect.stringMatching(/^[0-9A-Z]{8}$/), 9_000_000]);
    const { publicKey } = (await dealer.call(readTill, { companyId })).body;
    const key = createPublicKey({
      key: Buffer.concat([spkiHead, Buffer.from(publicKey, 'hex')]),
      format: 'der',
      type: 'spki',
    });
    const read = readPaper(token);
    expect(read?.paper).toMatchObject({ voucherId: id, companyId, keeperId, expiresOn: '2026-08-01' });
    const isSigned = (text: string) =>
      verify(null, Buffer.from(text), key, Buffer.from(read?.signature ?? '', 'base64url'));
    expect(isSigned(read?.signed ?? '')).toBe(true);
    expect(isSigned((read?.signed ?? '').replace(':2:', ':9:'))).toBe(false);
  });

  test('buys once; a second try is refused, and both its farmer and the dealer see that there was one', async () => {
    const good = await someGood(house, companyId, { stock: 5 });
    const { token, id } = await someVoucher(house, good, { packs: 3 });
    const once = await redeem(token);
    expect(once.body).toMatchObject({ state: 'redeemed', why: null, keeperName: 'Amina Yusuf', voucherId: id });
    expect((await redeem(token, once.body.id)).body, 'sent twice by a phone').toEqual(once.body);
    expect((await redeem(token)).body).toMatchObject({ state: 'refused', why: 'spent' });
    expect((await vouchersOf()).find((one) => one.id === id)).toMatchObject({
      state: 'redeemed',
      redeemedAt: expect.any(String),
      refusedTries: [{ companyName: 'Danjuma Mills', why: 'spent' }],
    });
    const { items } = (await dealer.call(listRedemptions, { companyId })).body;
    expect(items.filter(({ voucherId }) => voucherId === id).map(({ state }) => state)).toEqual([
      'refused',
      'redeemed',
    ]);
    const till = (await dealer.call(readTill, { companyId })).body;
    expect([till.spentIds.includes(id), till.goods.find((one) => one.id === good.id)?.stockPacks]).toEqual([true, 2]);
    const again = sql`insert into marketplace.redemption (id, voucher_id, company_id, by_id, claimed_at, at)
      select ${newId()}, voucher_id, company_id, by_id, at, at from marketplace.redemption where voucher_id = ${id} limit 1`;
    await expect(run(house.pool, again), 'nor by the database').rejects.toThrow('redemption_once');
  });

  test('buys nothing at another dealer, or when it is not ours', async () => {
    const { token } = await someVoucher(house);
    const { companyId: theirs, owner } = await someCompany(house);
    const elsewhere = await house.as(owner).call(redeemVoucher, { id: newId(), companyId: theirs, token });
    expect(elsewhere.body).toMatchObject({ state: 'refused', why: 'other-dealer' });
    const forged = token.replace(/:1:(\d+)\|/, ':9:$1|');
    expect((await redeem(forged)).body.errors).toEqual([{ field: 'token', says: 'voucher.notOurs' }]);
    expect((await redeem('A bag of urea, please')).body.errors).toEqual([{ field: 'token', says: 'voucher.wrong' }]);
  });

  test('promises its packs: nobody else can order them or take them off the shelf while it is open', async () => {
    const good = await someGood(house, companyId, { name: 'The last ten', stock: 10 });
    await someVoucher(house, good, { packs: 8, expiresOn: '2026-06-03' });
    const shown = (await house.as(amina).call(listShop, { search: 'the last ten' })).body.items;
    expect(shown).toMatchObject([{ freePacks: 2 }]);
    expect((await orderOf(house, amina, [{ ...good, packs: 3 }])).body.code).toBe('not-in-stock');
    const taken = { companyId, goodId: good.id, reason: 'damaged' } as const;
    expect((await dealer.call(moveStock, { ...taken, id: newId(), packs: -3 })).body.code).toBe('not-in-stock');
    const more = await house.as(chidi).call(issueVoucher, voucherDraft(good, { packs: 3 }));
    expect(more.body.code).toBe('not-in-stock');
  });

  test('is read by its short code where no square code can be, by its own dealer alone', async () => {
    const { code, token } = await someVoucher(house);
    const typed = `${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`;
    const found = await dealer.call(findVoucher, { companyId, code: typed });
    expect(found.body).toEqual({ token, keeperName: 'Amina Yusuf', programme: 'Kano State seed support' });
    const { companyId: theirs, owner } = await someCompany(house);
    expect((await house.as(owner).call(findVoucher, { companyId: theirs, code })).body.code).toBe('no-such-voucher');
    const wrong = await dealer.call(findVoucher, { companyId, code: 'U' });
    expect(wrong.body.errors).toEqual([{ field: 'code', says: 'voucher.codeRequired' }]);
  });

  test('is issued by whoever looks after the farmer, or an admin, to a day that is not over and not too far', async () => {
    const good = await someGood(house);
    const issue = async (by: typeof chidi | typeof musa | typeof ngozi, more: object = {}) =>
      house.as(by).call(issueVoucher, { ...voucherDraft(good), ...more });
    expect((await issue(ngozi)).status).toBe(201);
    expect((await issue(musa)).status).toBe(403);
    const says = async (expiresOn: string) => (await issue(chidi, { expiresOn })).body.errors;
    expect(await says('2026-05-31')).toEqual([{ field: 'expiresOn', says: 'voucher.expiresPast' }]);
    expect(await says('2027-06-01')).toEqual([{ field: 'expiresOn', says: 'voucher.expiresFar' }]);
  });

  test('stands on its farmer’s phone as the list answers it, and changes there when it is spent', async () => {
    const { token, id } = await someVoucher(house);
    const shownOn = async () => {
      const shown = keeper();
      shown.apply(await (await openPhone(house, amina)).pull());
      return shown.kept.get(`voucher ${id}`)?.body;
    };

    expect(await shownOn()).toEqual((await vouchersOf())[0]);
    await dealer.call(redeemVoucher, { id: newId(), companyId, token });
    expect(await shownOn()).toMatchObject({ state: 'redeemed' });
    expect(await shownOn()).toEqual((await vouchersOf())[0]);
  });

  test('buys nothing after its last day, and promises nothing any more', async () => {
    const good = await someGood(house, companyId, { name: 'The last three', stock: 3 });
    const { token } = await someVoucher(house, good, { packs: 3, expiresOn: '2026-06-02' });
    house.clock.move({ hours: 48 });
    const late = await (await house.signIn(danjuma)).call(redeemVoucher, { id: newId(), companyId, token });
    expect(late.body).toMatchObject({ state: 'refused', why: 'expired' });
    const shown = (await (await house.signIn(amina)).call(listShop, { search: 'the last three' })).body.items;
    expect(shown).toMatchObject([{ freePacks: 3 }]);
  });
});

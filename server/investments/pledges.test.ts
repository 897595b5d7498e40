import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { cancelHolding, pledgeMoney } from '@shuka/domain/investments';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import { people } from '#world';
import { amountKobo, walletKobo, openBolaInvests } from '#world/bola-invests.ts';
import { settleInvestor } from '#world/many-investors.ts';
import { offersIn } from '#world/offer-life.ts';

/* Bola keeps room in a farm. */

const bolaInvests = await openBolaInvests();
const { house, ofAmina, ofMusa, pledge, offerNow, inWallet } = bolaInvests;
afterAll(house.close);

beforeEach(async () => {
  await run(house.pool, sql`delete from kit.throttle`); // limits have tests of their own
  await bolaInvests.beginAnew();
});

const { amina, musa, danjuma } = people;
const { draft } = offersIn(house);

const hoursFrom = (instant: string, other: string | null) =>
  (Date.parse(other ?? '') - Date.parse(instant)) / 3_600_000;

describe('a pledge', () => {
  test('keeps room in the farm for a day, and moves no money', async () => {
    const before = await offerNow();
    const { status, body } = await pledge();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      offerId: ofAmina,
      farmerName: 'Amina Yusuf',
      crop: 'Maize',
      amountKobo,
      expectedKobo: 1_150_000,
      realisedKobo: null,
      state: 'pledged',
      status: 'pending',
      startedOn: '2026-06-24',
      endsOn: '2026-12-24',
      coolingUntil: null,
    });
    expect(body.offerNumber).toMatch(/^#AF\d+$/);
    expect(hoursFrom(body.createdAt, body.payBy)).toBeCloseTo(24, 3);
    const after = await offerNow();
    expect(after.takenKobo - before.takenKobo).toBe(amountKobo);
    expect(after.investors - before.investors).toBe(1);
    expect([after.paidKobo, await inWallet()]).toEqual([before.paidKobo, walletKobo]);
  });

  test('happens once however often one clicks, and however fast', async () => {
    const before = await offerNow();
    const id = newId();
    const clicks = await Promise.all([1, 2, 3, 4, 5].map(() => pledge({ id })));
    expect(clicks.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    for (const { body } of clicks) expect(body).toEqual(clicks[0]?.body);
    expect((await offerNow()).takenKobo - before.takenKobo).toBe(amountKobo);
    expect((await pledge({ id, amountKobo: 2_000_000 })).body.code).toBe('same-id-other-body');
  });

  test.each([
    ['nothing', 0, 'investments.pledgeAmountRequired'],
    ['less than nothing', -amountKobo, 'investments.pledgeAmountRequired'],
    ['half a kobo', amountKobo + 0.5, 'investments.pledgeAmountRequired'],
    ['less than the house takes', 499_999, 'investments.pledgeAmountRequired'],
    ['text', '1000000', 'investments.pledgeAmountRequired'],
    ['text with ₦ and commas', '₦10,000', 'investments.pledgeAmountRequired'],
    ['no amount at all', null, 'investments.pledgeAmountRequired'],
    ['more than any farm asks for', 10_000_000_001, 'investments.amountTooLarge'],
    ['more than can be counted', 2 ** 53, 'investments.pledgeAmountRequired'],
  ])('of %s is refused beside the field', async (_what, asked, says) => {
    const { status, body } = await pledge({ amountKobo: asked });
    expect([status, body.errors[0]]).toEqual([400, { field: 'amountKobo', says }]);
  });

  test('of who did not read the terms is refused', async () => {
    const { status, body } = await pledge({ hasReadTerms: false });
    expect([status, body.errors[0]]).toEqual([400, { field: 'hasReadTerms', says: 'investments.termsUnread' }]);
  });

  test('above the room that is left is refused, and takes none', async () => {
    const { goalKobo, takenKobo } = await offerNow();
    const rich = await settleInvestor(house, 0);
    const asked = { id: newId(), offerId: ofAmina, amountKobo: goalKobo - takenKobo + 1, hasReadTerms: true };
    await run(house.pool, sql`alter table accounts.investor_file disable trigger user`);
    await run(
      house.pool,
      sql`update accounts.investor_file set type = 'institution' where account_id = ${rich.accountId}`,
    );
    await run(house.pool, sql`alter table accounts.investor_file enable trigger user`);
    expect((await rich.browser.call(pledgeMoney, asked)).body.code).toBe('offer-full');
    expect((await offerNow()).takenKobo).toBe(takenKobo);
    const fits = await rich.browser.call(pledgeMoney, { ...asked, id: newId(), amountKobo: asked.amountKobo - 1 });
    expect(fits.status).toBe(201);
    expect((await pledge()).body.code).toBe('offer-full');
    await rich.browser.call(cancelHolding, { holdingId: fits.body.id });
    expect((await pledge()).status).toBe(201);
  });

  test('into what is not open to investors is refused', async () => {
    await run(house.pool, sql`update investments.offer set state = 'closed' where id = ${ofMusa}`);
    expect((await pledge({ offerId: ofMusa })).body.code).toBe('offer-not-open');
    await run(
      house.pool,
      sql`update investments.offer set state = 'published', closes_on = '2026-05-31' where id = ${ofMusa}`,
    );
    expect((await pledge({ offerId: ofMusa })).body.code).toBe('offer-not-open');
    await run(house.pool, sql`update investments.offer set closes_on = '2026-06-20' where id = ${ofMusa}`);
    expect((await pledge({ offerId: newId() })).status).toBe(404);
  });

  test('into a draft is refused as if it were not there', async () => {
    await run(house.pool, sql`update investments.offer set state = 'unfunded' where id = ${ofMusa}`);
    const { body } = await draft({ farmer: musa });
    expect((await pledge({ offerId: body.id })).status).toBe(404);
    await run(house.pool, sql`update investments.offer set state = 'withdrawn' where id = ${body.id}`);
    await run(house.pool, sql`update investments.offer set state = 'published' where id = ${ofMusa}`);
  });

  test('into one’s own farm is refused, and by who never said what they earn', async () => {
    const both = sql`update accounts.account set roles = '{farmer,investor}' where id = any(${[
      amina.accountId,
      danjuma.accountId,
    ]}::uuid[])`;
    await run(house.pool, both);
    expect((await pledge({}, house.as(amina))).body.code).toBe('own-offer');
    expect((await pledge({}, house.as(danjuma))).body.code).toBe('investor-file-needed');
    expect((await pledge({}, house.as(musa))).status).toBe(403);
  });
});

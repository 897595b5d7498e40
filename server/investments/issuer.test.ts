import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { decideIssuer, proposeIssuer, readIssuer, readIssuerPaper, readOffer } from '@shuka/domain/investments';
import { run, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import { somePaperOf } from '#world/issuers.ts';
import { offersIn } from '#world/offer-life.ts';
import { openHouse } from '#world/open-house.ts';

/* How much Amina may ask investors for follows the size of her company, which two admins looked at. */

const house = await openHouse();
afterAll(house.close);
afterEach(async () => {
  await run(house.pool, sql`delete from kit.throttle`);
  await run(
    house.pool,
    sql`update investments.offer set state = 'unfunded' where state not in ('withdrawn', 'unfunded')`,
  );
});

const { bola, ifeoma, ngozi } = people;
const { draft, submit, published } = offersIn(house);
const naira = (amount: number): number => amount * 100;

const propose = async (offerId: string, change: object = {}, by: WorldPerson = ngozi) =>
  house.as(by).call(proposeIssuer, { offerId, ...(await somePaperOf(change)), password: by.password });
const decide = (offerId: string, wordId: string, change: object = {}, by: WorldPerson = ifeoma) =>
  house.as(by).call(decideIssuer, {
    offerId,
    wordId,
    decision: 'confirm',
    reason: 'The register of the Commission says so.',
    password: by.password,
    ...change,
  });
/** A draft of Amina's for this many naira, and what the law says when she hands it in. */
const handIn = async (amount: number) => {
  const { body } = await draft({ terms: { goalKobo: naira(amount) } });
  return submit(body.id);
};
const confirm = async (size: string): Promise<void> => {
  const { body } = await draft();
  const { body: proposed } = await propose(body.id, { size });
  expect((await decide(body.id, proposed.words[0]?.id ?? '')).status).toBe(200);
  await run(house.pool, sql`update investments.offer set state = 'withdrawn' where id = ${body.id}`);
};

describe('a farmer of whom no company is confirmed', () => {
  test('may ask for fifty million naira in twelve months and not a naira more', async () => {
    expect((await handIn(50_000_001)).body.code).toBe('over-the-cap');
    await run(house.pool, sql`update investments.offer set state = 'withdrawn' where state = 'draft'`);
    expect((await handIn(50_000_000)).body.issuer).toEqual({
      size: 'micro',
      company: '',
      cacNumber: '',
      notedOn: null,
      mostRaisedKobo: naira(50_000_000),
    });
  });
});

describe('an admin who says what size a company is', () => {
  test('is heard only when another confirms it; until then the old limit holds', async () => {
    const { body: one } = await draft({ terms: { goalKobo: naira(60_000_000) } });
    const { status, body } = await propose(one.id);
    expect([status, body.issuer.size, body.words[0]?.isConfirmed]).toEqual([201, 'micro', null]);
    const wordId = body.words[0]?.id ?? '';
    expect((await propose(one.id)).body.code).toBe('issuer-waits');
    expect((await submit(one.id)).body.code).toBe('over-the-cap');
    expect((await decide(one.id, wordId, {}, ngozi)).body.code).toBe('own-proposal');
    expect((await decide(one.id, wordId, { password: 'guessed' })).body.code).toBe('wrong-password');
    const refused = await decide(one.id, wordId, { decision: 'refuse', reason: 'The paper is of another company.' });
    expect(refused.body.issuer.size).toBe('micro');
    expect((await decide(one.id, wordId)).body.code).toBe('issuer-decided');
    expect((await submit(one.id)).body.code).toBe('over-the-cap');
  });

  test('leaves the paper for the other to see, and no word is ever changed', async () => {
    const { body: one } = await draft();
    const { body } = await propose(one.id);
    const wordId = body.words[0]?.id ?? '';
    const paper = await house.as(ifeoma).call(readIssuerPaper, { offerId: one.id, wordId });
    expect(paper.status).toBe(200);
    expect((await house.as(bola).call(readIssuerPaper, { offerId: one.id, wordId })).status).toBe(403);
    expect((await house.as(ifeoma).call(readIssuer, { offerId: one.id })).body.words[0]).toMatchObject({
      proposedByName: 'Ngozi Eze',
      source: 'Audited accounts of 2025',
      notedOn: '2025-12-31',
    });
    await decide(one.id, wordId, { decision: 'refuse' });
    for (const text of ["update investments.issuer_word set size = 'medium'", 'delete from investments.issuer_word'])
      await expect(house.pool.query(text)).rejects.toThrow('never changed');
  });

  test.each([
    ['no size', { size: 'giant' }, 'size', 'investments.issuerSizeRequired'],
    ['no company', { company: ' ' }, 'company', 'investments.companyRequired'],
    ['a number that is none', { cacNumber: '12 34' }, 'cacNumber', 'investments.cacRequired'],
    ['no paper', { paper: '' }, 'paper', 'investments.paperRequired'],
    ['no source', { source: '' }, 'source', 'investments.sizeSourceRequired'],
    ['a day to come', { notedOn: '2030-01-01' }, 'notedOn', 'investments.notedOnFar'],
    ['no reason', { reason: '' }, 'reason', 'investments.reasonRequired'],
  ])('is told beside the field of %s', async (_what, change, field, says) => {
    const { body: one } = await draft();
    const { status, body } = await propose(one.id, change);
    expect([status, body.errors]).toEqual([400, [{ field, says }]]);
  });
});

describe.each([
  ['small', 70_000_000],
  ['medium', 100_000_000],
] as const)('a farmer with a %s company', (size, most) => {
  test(`may ask for ${most} naira in twelve months, all offers together, and investors read why`, async () => {
    await confirm(size);
    if (size === 'small') {
      expect((await handIn(most + 1)).body.code).toBe('over-the-cap');
      await run(house.pool, sql`update investments.offer set state = 'withdrawn' where state = 'draft'`);
    }
    expect((await handIn(most)).status).toBe(200);
    await run(house.pool, sql`update investments.offer set state = 'withdrawn' where state = 'submitted'`);
    const shown = await published({ terms: { goalKobo: naira(40_000_000) } });
    const seen = await house.as(bola).call(readOffer, { offerId: shown.id });
    expect(seen.body.issuer).toEqual({
      size,
      company: 'Gonar Amina Ltd',
      cacNumber: 'RC1234567',
      notedOn: '2025-12-31',
      mostRaisedKobo: naira(most),
    });
    await run(house.pool, sql`update investments.offer set state = 'settled' where id = ${shown.id}`);
    expect((await handIn(most - 40_000_000 + 1)).body.code).toBe('over-the-cap');
    await run(house.pool, sql`update investments.offer set state = 'withdrawn' where state = 'draft'`);
    expect((await handIn(most - 40_000_000)).status).toBe(200);
  });
});

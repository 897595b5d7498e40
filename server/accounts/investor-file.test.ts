import { afterAll, describe, expect, test } from 'vitest';
import { decidePerson, fileInvestor, readInvestorFile, readInvestorHistory } from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { people } from '#world';
import { someFile } from '#world/investors.ts';
import { openHouse } from '#world/open-house.ts';
import { settlePerson } from '#world/settle-person.ts';
import { findInvestorFile, insertInvestorFile, investorFileOf } from './investor-file-store.ts';

const house = await openHouse();
afterAll(house.close);

const { bola, tunde, ngozi, amina } = people;

const file = (change: object = {}, person: typeof bola | typeof tunde | typeof amina = bola) =>
  house.as(person).call(fileInvestor, { id: newId(), ...someFile, ...change });

const answers = (change: object) => ({ riskAnswers: { ...someFile.riskAnswers, ...change } });

describe('an investor says', () => {
  test('what they are and earn, while they wait too; it is scored, and a later word is a new version', async () => {
    const { body: before } = await house.as(tunde).call(readInvestorFile, {});
    const { status, body } = await file({ yearlyIncomeKobo: 300_000_000 }, tunde);
    expect([status, body.version]).toEqual([201, (before.file?.version ?? 0) + 1]);
    expect(body).toMatchObject({ type: 'retail', yearlyIncomeKobo: 300_000_000, riskScore: 7, riskBand: 'balanced' });
    expect((await house.as(tunde).call(readInvestorFile, {})).body.file).toEqual(body);
    expect(await investorFileOf(house.pool, tunde.accountId)).toEqual({
      type: 'retail',
      yearlyIncomeKobo: 300_000_000,
      riskBand: 'balanced',
    });
  });

  test('that they earn enough to be limited by no law, without saying how much', async () => {
    expect((await file({ type: 'institution', yearlyIncomeKobo: null })).status).toBe(201);
    expect(await investorFileOf(house.pool, bola.accountId)).toMatchObject({
      type: 'institution',
      yearlyIncomeKobo: null,
    });
  });

  test('the same thing twice at one click, once; two things at once, both', async () => {
    const id = newId();
    const clicks = await Promise.all([file({ id }), file({ id })]);
    expect(new Set(clicks.map(({ body }) => body.version)).size).toBe(1);
    const both = await Promise.all([file(), file({ yearlyIncomeKobo: 500_000_000 })]);
    expect(new Set(both.map(({ status, body }) => `${status} ${body.version}`)).size).toBe(2);
  });

  test('that they cannot lose it all: they tick that it can happen, and count as cautious', async () => {
    const cautious = answers({ loseAll: 'low' });
    const refused = await file(cautious);
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [{ field: 'isLossUnderstood', says: 'investor.lossRequired' }],
    ]);
    expect((await file({ ...cautious, isLossUnderstood: true })).body).toMatchObject({ riskBand: 'cautious' });
  });

  test.each([
    ['no income of a retail investor', { yearlyIncomeKobo: null }, 'yearlyIncomeKobo', 'investor.incomeRequired'],
    ['an income of nothing', { yearlyIncomeKobo: 0 }, 'yearlyIncomeKobo', 'investor.incomeWrong'],
    ['an income below nothing', { yearlyIncomeKobo: -100 }, 'yearlyIncomeKobo', 'investor.incomeWrong'],
    ['half a kobo', { yearlyIncomeKobo: 1000.5 }, 'yearlyIncomeKobo', 'investor.incomeWrong'],
    ['an income as text', { yearlyIncomeKobo: '₦1,000' }, 'yearlyIncomeKobo', 'investor.incomeWrong'],
    ['more than anybody earns', { yearlyIncomeKobo: 2 ** 53 }, 'yearlyIncomeKobo', 'investor.incomeWrong'],
    ['a kind of investor there is not', { type: 'king' }, 'type', 'investor.typeRequired'],
    ['a question without an answer', answers({ late: undefined }), 'riskAnswers.late', 'investor.answerRequired'],
    [
      'a text that was not agreed to',
      { consents: { ...someFile.consents, noPromise: 0 } },
      'consents.noPromise',
      'investor.agreeRequired',
    ],
    [
      'a text nobody wrote yet',
      { consents: { ...someFile.consents, data: 9 } },
      'consents.data',
      'investor.agreeRequired',
    ],
  ])('but not %s', async (_what, change, field, says) => {
    const { status, body } = await file(change);
    expect(status).toBe(400);
    expect(body.errors).toContainEqual({ field, says });
  });

  test('and nobody else: a farmer has no such file, and nobody changes one in the database', async () => {
    expect((await file({}, amina)).body.code).toBe('wrong-role');
    expect((await house.as(amina).call(readInvestorFile, {})).body.file).toBeNull();
    expect(await investorFileOf(house.pool, amina.accountId)).toBeNull();
    for (const text of ['update accounts.investor_file set version = 99', 'delete from accounts.investor_file'])
      await expect(house.pool.query(text)).rejects.toThrow('never changed');
  });
});

describe('an admin', () => {
  const waiting = (): Promise<string> => {
    const id = newId();
    const named = { id, firstName: 'Ireti', lastName: 'Balogun', email: `${id}@waits.example` };
    const said = { ...named, passwordHash: null, roles: ['investor'], state: 'pending' } as const;
    return settlePerson(house.pool, house.clock.now(), said);
  };

  const decide = (accountId: string, decision: 'approve' | 'close' | 'reopen') =>
    house.as(ngozi).call(decidePerson, { accountId, decision, reason: 'We looked at it.' });

  test('approves no investor without a complete file, but may refuse one', async () => {
    const accountId = await waiting();
    const refused = await decide(accountId, 'approve');
    expect([refused.status, refused.body.code]).toEqual([409, 'file-incomplete']);
    expect((await house.as(ngozi).call(readInvestorHistory, { accountId })).body.files).toEqual([]);
    expect((await decide(accountId, 'close')).body.state).toBe('closed');
  });

  test('who lets a refused investor in again lets them wait until their file is there, as at first', async () => {
    const accountId = await waiting();
    await decide(accountId, 'close');
    const before = house.post.all(`${accountId}@waits.example`).length;
    expect((await decide(accountId, 'reopen')).body.state).toBe('pending');
    await expect.poll(() => house.post.all(`${accountId}@waits.example`).length).toBe(before + 1);
    expect((await decide(accountId, 'approve')).body.code).toBe('file-incomplete');
    const ofTunde = await findInvestorFile(house.pool, tunde.accountId);
    if (ofTunde === null) throw new Error('Tunde filed nothing');
    await insertInvestorFile(house.pool, newId(), accountId, { ...ofTunde, version: 1 });
    await decide(accountId, 'close');
    expect((await decide(accountId, 'reopen')).body.state).toBe('active');
  });

  test('sees every version with the newest first, and approves', async () => {
    await file({ type: 'high-net-worth' }, tunde);
    const { body } = await house.as(ngozi).call(readInvestorHistory, { accountId: tunde.accountId });
    expect(body.person.firstName).toBe('Tunde');
    expect(body.files[0]?.type).toBe('high-net-worth');
    expect(body.files.map(({ version }) => version)).toEqual(body.files.map((_, place) => body.files.length - place));
    expect((await decide(tunde.accountId, 'approve')).body.state).toBe('active');
  });

  test('finds no file of somebody who is no investor; investors find none of others', async () => {
    const asked = { accountId: amina.accountId };
    expect((await house.as(ngozi).call(readInvestorHistory, asked)).status).toBe(404);
    expect((await house.as(bola).call(readInvestorHistory, { accountId: tunde.accountId })).status).toBe(403);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  askReversal,
  decideReversal,
  listReversals,
  moveKinds,
  readLedgerStatement,
  readMove,
  readWallet,
  type MoveKind,
} from '@shuka/domain/finance';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { rows, run, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import { openHouse } from '#world/open-house.ts';
import { findViolations } from './ledger-proof.ts';
import { move } from './move.ts';
import { openClearing, openCost, openWallet } from './open-ledger-account.ts';

/* A move that should not have been made is undone by two admins, and both stay to be read. */

const house = await openHouse();
afterAll(house.close);

const { amina, bola, ifeoma, ngozi } = people;
const amountKobo = 250_000;
let clearing = '';

beforeAll(async () => {
  clearing = await openClearing(house.pool, 'sandbox', 'sandbox', house.clock.now());
});
beforeEach(() => run(house.pool, sql`delete from kit.throttle`)); // limits have tests of their own

const walletOf = (person: WorldPerson) => openWallet(house.pool, person.accountId, 'sandbox', house.clock.now());
const inWallet = async (person: WorldPerson) => (await house.as(person).call(readWallet, {})).body.balanceKobo;

/** A move that put money into a wallet, of a kind. */
const made = async (kind: Exclude<MoveKind, 'reversal'> = 'transfer', person: WorldPerson = amina) => {
  const to = await walletOf(person);
  const from =
    kind === 'provider-fee' ? await openCost(house.pool, 'provider-fees', 'sandbox', house.clock.now()) : clearing;
  const asked = { id: newId(), kind, reason: '', subjectId: null, from, to, amountKobo };
  await move(house.pool, asked, { by: null, endpoint: 'test', requestId: 'test', at: house.clock.now() });
  return asked.id;
};

const ask = (by: WorldPerson, moveId: string, change: { id?: string; reason?: string; password?: string } = {}) =>
  house
    .as(by)
    .call(askReversal, { id: newId(), moveId, reason: 'It was made twice', password: by.password, ...change });

const decide = (by: WorldPerson, reversalId: string, decision: 'agree' | 'refuse') =>
  house.as(by).call(decideReversal, { reversalId, decision, password: by.password });

describe('an admin who finds a move that should not be there', () => {
  test('looks it up, asks, and a second one undoes it: the statement says what it is and why', async () => {
    const moveId = await made();
    const before = await inWallet(amina);
    const { body: seen } = await house.as(ngozi).call(readMove, { moveId });
    expect(seen).toMatchObject({ kind: 'transfer', amountKobo, isReversed: false, mayReverse: true });
    expect([seen.from.kind, seen.to.name]).toEqual(['clearing', 'Amina Yusuf']);
    const asked = await ask(ngozi, moveId);
    expect([asked.status, asked.body.state, await inWallet(amina)]).toEqual([201, 'asked', before]);
    const decided = await decide(ifeoma, asked.body.id, 'agree');
    expect([decided.status, decided.body.state, decided.body.move.isReversed]).toEqual([200, 'agreed', true]);
    expect(await inWallet(amina)).toBe(before - amountKobo);
    const { items } = (await house.as(amina).call(readLedgerStatement, { limit: '2' })).body;
    const undone = { kind: 'reversal', amountKobo: -amountKobo, reason: 'It was made twice', reverses: moveId };
    expect(items).toMatchObject([undone, { moveId, kind: 'transfer', amountKobo }]);
    const acts = await rows<{ act: string }>(
      house.pool,
      sql`select act from kit.audit where object_id = ${asked.body.id} order by number`,
    );
    expect(acts.map(({ act }) => act)).toEqual(['asked for a reversal', 'moved money', 'decided on a reversal']);
    expect((await findViolations(house.pool)).isRight).toBe(true);
  });

  test('cannot do it alone, without a reason, or without the password', async () => {
    const moveId = await made();
    expect((await ask(ngozi, moveId, { password: 'not hers' })).body.code).toBe('wrong-password');
    const bare = await ask(ngozi, moveId, { reason: ' ' });
    expect(bare.body.errors).toEqual([{ field: 'reason', says: 'finance.reversalReasonRequired' }]);
    const { id } = (await ask(ngozi, moveId)).body;
    expect((await decide(ngozi, id, 'agree')).body.code).toBe('reversal-by-another');
    const wrong = { reversalId: id, decision: 'agree', password: 'not hers' };
    expect((await house.as(ifeoma).call(decideReversal, wrong)).body.code).toBe('wrong-password');
    const alone = sql`update finance.reversal set state = 'agreed', decided_by = asked_by, decided_at = asked_at
      where id = ${id}`;
    await expect(run(house.pool, alone)).rejects.toThrow(/reversal_by_a_second/);
  });

  test('has the same answer for the same question, and no second one for the same move', async () => {
    const moveId = await made();
    const id = newId();
    const [one, again] = [await ask(ngozi, moveId, { id }), await ask(ngozi, moveId, { id })];
    expect([one.status, again.status, again.body]).toEqual([201, 201, one.body]);
    expect((await ask(ifeoma, moveId)).body.code).toBe('reversal-asked-already');
    const both = await Promise.all([decide(ifeoma, id, 'agree'), decide(ifeoma, id, 'agree')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await ask(ifeoma, moveId)).body.code).toBe('reversed-already');
    expect((await ask(ifeoma, id)).body.code).toBe('reversed-already'); // what undid it is not undone
  });

  test('may be refused, and then it can be asked for again', async () => {
    const moveId = await made();
    const before = await inWallet(amina);
    const { id } = (await ask(ngozi, moveId)).body;
    expect((await decide(ifeoma, id, 'refuse')).body.state).toBe('refused');
    expect((await decide(ifeoma, id, 'agree')).body.code).toBe('reversal-decided');
    const again = (await ask(ngozi, moveId)).body;
    const { items } = (await house.as(ngozi).call(listReversals, { limit: '2' })).body;
    expect(items.map((one) => [one.id, one.state])).toEqual([
      [again.id, 'asked'],
      [id, 'refused'],
    ]);
    expect(await inWallet(amina)).toBe(before);
  });
});

describe('a move', () => {
  const alone: readonly MoveKind[] = ['transfer', 'provider-fee'];
  const kinds = moveKinds.filter((kind) => kind !== 'reversal');

  test.each(kinds.filter((kind) => !alone.includes(kind)))(
    'of the kind %s is half of something, and is not undone',
    async (kind) => {
      const moveId = await made(kind);
      expect((await house.as(ngozi).call(readMove, { moveId })).body.mayReverse).toBe(false);
      expect((await ask(ngozi, moveId)).body.code).toBe('move-not-alone');
    },
  );

  test('that a provider’s fee was noted by wrongly is undone', async () => {
    const moveId = await made('provider-fee');
    const { id } = (await ask(ngozi, moveId)).body;
    expect((await decide(ifeoma, id, 'agree')).status).toBe(200);
    expect((await findViolations(house.pool)).isRight).toBe(true);
  });

  test('of one’s own wallet is for others to undo', async () => {
    const moveId = await made('transfer', ngozi);
    expect((await ask(ngozi, moveId)).body.code).toBe('reversal-own-wallet');
    const { id } = (await ask(ifeoma, moveId)).body;
    expect((await decide(ngozi, id, 'agree')).body.code).toBe('reversal-own-wallet');
  });

  test('whose money is spent stays, and so does the question', async () => {
    const moveId = await made('transfer', bola);
    const { id } = (await ask(ngozi, moveId)).body;
    const spent = await inWallet(bola);
    const asked = {
      id: newId(),
      kind: 'transfer',
      reason: '',
      subjectId: null,
      from: await walletOf(bola),
      to: clearing,
    };
    const at = house.clock.now();
    const origin = { by: null, endpoint: 'test', requestId: 'test', at };
    await move(house.pool, { ...asked, kind: 'transfer', amountKobo: spent }, origin);
    expect((await decide(ifeoma, id, 'agree')).body.code).toBe('not-enough-money');
    expect((await house.as(ngozi).call(listReversals, { limit: '1' })).body.items).toMatchObject([
      { id, state: 'asked' },
    ]);
  });

  test('that nobody made is not found', async () => {
    expect((await ask(ngozi, newId())).status).toBe(404);
    expect((await house.as(ngozi).call(readMove, { moveId: newId() })).status).toBe(404);
  });
});

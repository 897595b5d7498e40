import { randomInt } from 'node:crypto';
import { scheduleOf, scoreOf } from '@shuka/domain/loans';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { move, openClearing, openWallet } from '#finance';
import { insertGroup, insertLoan, insertMember, setDecided, setGroupState, setPaidOut, setRecommended } from '#loans';
import { run, sql } from '#kit/db.ts';
import { people } from '#world';
import { someLoanTerms as terms } from '#world/loan-terms.ts';
import type { OpenHouse } from '#world/open-house.ts';
import { stranger } from './finance-scene.ts';
import { makeProduct, principalKobo } from './loan-scene.ts';
import { idFor, type Case, type MakeInput } from './scene-case.ts';

const { amina, chidi, halima, ifeoma, musa } = people;

type Made = { readonly id: string; readonly code: string; readonly memberIds: readonly string[] };

const newCode = (): string => Array.from({ length: 8 }, () => 'ABCDEFGHJKMN'[randomInt(12)]).join('');

/** A group that is forming, the only one of its members; the first leads it. */
const makeGroup = async (house: OpenHouse, keepers: readonly string[]): Promise<Made> => {
  const { pool, clock } = house;
  await run(pool, sql`update loans.joint_group set state = 'given-up' where state = 'forming'`);
  await run(
    pool,
    sql`update loans.loan set state = 'withdrawn' where state in ('referral', 'asked', 'recommended', 'approved')`,
  );
  const { productId, version } = await makeProduct(house, { members: { least: 3, most: 20 } });
  const [keeperId = ''] = keepers;
  const group = { id: newId(), keeperId, name: 'A group', code: newCode(), productId, version, instalments: 3 };
  await insertGroup(pool, { ...group, madeBy: keeperId }, clock.now());
  const memberIds = keepers.map(() => newId());
  for (const [place, one] of keepers.entries()) {
    const said = { groupId: group.id, keeperId: one, principalKobo, purpose: 'Seed', textVersion: 1, agreedBy: one };
    await insertMember(pool, { id: memberIds[place] ?? '', ...said }, clock.now());
  }
  return { id: group.id, code: group.code, memberIds };
};

/** Three loans of a group; that of the second is paid out and late, and the first has money. */
const makeLate = async (house: OpenHouse, keepers: readonly string[]): Promise<Made> => {
  const made = await makeGroup(house, keepers);
  const { pool, clock } = house;
  const at = clock.now();
  const { productId, version } = await makeProduct(house, {});
  const [id = '', keeperId = ''] = [made.memberIds[1], keepers[1]];
  const score = scoreOf({ plots: 1, harvests: 0, incomeKobo: 0, repaidLoans: 0, lateLoans: 0 }, principalKobo);
  const asked = { id, keeperId, productId, version, principalKobo, instalments: 3, purpose: 'Seed', hasAgreed: true };
  const loan = { ...asked, state: 'asked', score, askedBy: keeperId, groupId: made.id } as const;
  await insertLoan(pool, loan, at);
  await setRecommended(pool, id, halima.accountId, 'recommend');
  await setDecided(pool, id, 'approved', chidi.accountId);
  const from = await openClearing(pool, 'lender', 'sandbox', at);
  const to = await openWallet(pool, keepers[0] ?? '', 'sandbox', at);
  const moveId = newId();
  const paid = { id: moveId, kind: 'loan', reason: '', subjectId: id, from, to, amountKobo: principalKobo } as const;
  await move(pool, paid, { by: null, endpoint: 'scene', requestId: 'scene', at });
  const on = '2026-02-20';
  const schedule = scheduleOf({ principalKobo, instalments: 3, from: on, terms });
  await setPaidOut(pool, id, { byId: ifeoma.accountId, on, money: 'sandbox', moveId, schedule });
  await setGroupState(pool, made.id, 'applied');
  return made;
};

const keeperIdOf = (house: OpenHouse, whose: 'own' | 'assigned' | 'other'): Promise<string> =>
  whose === 'other' ? stranger(house) : Promise.resolve(amina.accountId);

const keeperOf = (one: Case): Promise<string> => idFor(one.object, (whose) => keeperIdOf(one.house, whose));

const share = { principalKobo, purpose: 'Seed', agrees: true } as const;

/** What is asked about groups; nothing but authorization could refuse it. */
export const loanGroupInputs: Readonly<Record<string, MakeInput>> = {
  'POST /api/loans/groups': async (one) => {
    await makeGroup(one.house, [musa.accountId]);
    const { productId, version } = await makeProduct(one.house, { members: { least: 3, most: 20 } });
    const keeperId = await keeperOf(one);
    return { id: newId(), keeperId, productId, version, name: 'A group', instalments: 3, ...share };
  },
  'GET /api/loans/groups/by-code': async ({ house }) => ({ code: (await makeGroup(house, [musa.accountId])).code }),
  'POST /api/loans/groups/members': async (one) => {
    const { code } = await makeGroup(one.house, [musa.accountId]);
    return { id: newId(), keeperId: await keeperOf(one), code, ...share };
  },
  'POST /api/loans/groups/{groupId}/leaving': async (one) => {
    const keeperId = await keeperOf(one);
    const own = one.object === 'own' || one.object === 'assigned' ? keeperId : musa.accountId;
    return { groupId: (await makeGroup(one.house, [own])).id, keeperId };
  },
  'GET /api/loans/groups': async (one) => ({ keeperId: await keeperOf(one) }),
  'GET /api/loans/groups/{groupId}': async (one) => ({
    groupId: await idFor(one.object, async (whose) =>
      makeGroup(one.house, [await keeperIdOf(one.house, whose)]).then(({ id }) => id),
    ),
  }),
  'POST /api/loans/groups/{groupId}/application': async (one) => {
    const keeperId = await keeperOf(one);
    const own = one.object === 'own' || one.object === 'assigned' ? keeperId : halima.accountId;
    const { id } = await makeGroup(one.house, [own, musa.accountId, await stranger(one.house)]);
    return { groupId: id, keeperId };
  },
  'POST /api/loans/groups/{groupId}/payments': async (one) => {
    let loanId = newId();
    const groupId = await idFor(one.object, async (whose) => {
      const late = await makeLate(one.house, [await keeperIdOf(one.house, whose), musa.accountId]);
      loanId = late.memberIds[1] ?? loanId;
      return late.id;
    });
    return { id: newId(), groupId, loanId, amountKobo: 100 };
  },
};

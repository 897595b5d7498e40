import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  applyForGroup,
  applyForLoan,
  findGroup,
  formGroup,
  joinGroup,
  leaveGroup,
  listGroups,
  listLoansAtDesk,
  payForMember,
  readGroup,
  readLoan,
  type LoanGroup,
  type Product,
} from '@shuka/domain/loans';
import { assignFarmers } from '@shuka/domain/relations';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import { loansIn } from '#world/loan-desk.ts';
import { openHouse } from '#world/open-house.ts';
import { someFarmer } from '#world/some-farmer.ts';
import { settlePerson } from '#world/settle-person.ts';
import { eraseFor, exportFor } from './own-data.ts';
import { hasOpenLoan } from './merge-into.ts';

/* Amina leads, Musa joins with her code, and Chidi joins Rakiya, who has no phone, after he met her. */

const house = await openHouse();
afterAll(house.close);

const { amina, chidi, halima, musa, ngozi } = people;
const { set, recommend, decide, payOut } = loansIn(house);
const rakiya = newId();

let product: Product;
beforeAll(async () => {
  const nobodys = { email: null, phone: null, passwordHash: null, language: 'ha' };
  await settlePerson(house.pool, house.clock.now(), { id: rakiya, firstName: 'Rakiya', lastName: 'Lawal', ...nobodys });
  const farmerIds = [rakiya, musa.accountId];
  const given = { id: newId(), farmerIds, managerId: chidi.accountId, reason: 'They farm side by side.' };
  await house.as(ngozi).call(assignFarmers, given);
  product = (await set({ name: 'Group loan', members: { least: 3, most: 4 } })).body;
});
beforeEach(() => run(house.pool, sql`delete from kit.throttle`)); // limits have tests of their own

const share = { principalKobo: 5_000_000, purpose: 'Seed', agrees: true } as const;

const form = (change: object = {}, by: WorldPerson = amina) =>
  house.as(by).call(formGroup, {
    id: newId(),
    keeperId: by.accountId,
    productId: product.productId,
    version: product.version,
    name: 'Women of Bichi',
    instalments: 6,
    ...share,
    ...change,
  });

const join = (code: string, by: WorldPerson, change: object = {}) =>
  house.as(by).call(joinGroup, { id: newId(), keeperId: by.accountId, code, ...share, ...change });

const standing = async (groupId: string, by = house.as(amina)): Promise<LoanGroup> =>
  (await by.call(readGroup, { groupId })).body;

let group: LoanGroup;

test('a loan for groups is given to nobody alone, and one for one person to no group', async () => {
  const { productId, version } = product;
  const alone = { id: newId(), keeperId: amina.accountId, productId, version, instalments: 6, hasAgreed: true };
  const { principalKobo, purpose } = share;
  const asked = await house.as(amina).call(applyForLoan, { ...alone, principalKobo, purpose });
  expect(asked.body.code).toBe('group-needed');
  const single = (await set({ name: 'One person' })).body;
  const formed = await form({ productId: single.productId, version: single.version });
  expect(formed.body.code).toBe('no-group-product');
  expect((await set({ members: { least: 2, most: 20 } })).body).toMatchObject({
    errors: [{ field: 'members.least', says: 'loans.groupSizeWrong' }],
  });
});

test('a group is formed by its leader, found by its code, and joined by each with their own yes', async () => {
  expect((await form({ agrees: false })).status).toBe(400);
  const formed = await form();
  expect([formed.status, formed.body.state, formed.body.members.length]).toEqual([201, 'forming', 1]);
  group = formed.body;
  const found = await house.as(musa).call(findGroup, { code: group.code.toLowerCase() });
  expect(found.body).toMatchObject({ id: group.id, leaderName: 'Amina Yusuf', members: 1, most: 4, instalments: 6 });
  expect((await house.as(musa).call(findGroup, { code: 'AAAAAAAA' })).status).toBe(404);
  expect((await house.as(musa).call(readGroup, { groupId: group.id })).status).toBe(404);

  expect((await join(group.code, musa, { principalKobo: 60_000_000 })).body).toMatchObject({
    errors: [{ field: 'principalKobo', says: 'loans.amountTooLarge' }],
  });
  expect((await join(group.code, musa)).status).toBe(201);
  expect((await join(group.code, musa)).body.code).toBe('in-group-already');
  expect((await house.as(amina).call(applyForGroup, { groupId: group.id, keeperId: amina.accountId })).body.code).toBe(
    'group-too-small',
  );
  const byHalima = await join(group.code, halima, { keeperId: rakiya });
  expect(byHalima.status).toBe(404);
  const { body } = await join(group.code, chidi, { keeperId: rakiya, principalKobo: 3_000_000 });
  expect(body.members.map(({ name, agreedByName, principalKobo }) => [name, agreedByName, principalKobo])).toEqual([
    ['Amina Yusuf', 'Amina Yusuf', 5_000_000],
    ['Musa Ibrahim', 'Musa Ibrahim', 5_000_000],
    ['Rakiya Lawal', 'Chidi Okafor', 3_000_000],
  ]);
  const listed = await house.as(chidi).call(listGroups, { keeperId: rakiya });
  expect(listed.body.items).toMatchObject([{ id: group.id, name: 'Women of Bichi', state: 'forming', members: 3 }]);
});

test('whoever has not asked yet may leave; where the leader leaves, the group is given up', async () => {
  const leave = (groupId: string, by: WorldPerson) =>
    house.as(by).call(leaveGroup, { groupId, keeperId: by.accountId });
  expect((await leave(group.id, musa)).status).toBe(200);
  expect((await standing(group.id)).members).toHaveLength(2);
  const other = (await form({ name: 'Musa alone' }, musa)).body;
  expect(await hasOpenLoan(house.pool, musa.accountId)).toBe(true);
  expect((await leave(other.id, musa)).status).toBe(200);
  expect((await leave(other.id, musa)).body.code).toBe('group-closed');
  expect((await join(other.code, musa)).status).toBe(404);
  expect((await join(group.code, musa)).status).toBe(201);
});

test('whoever forms two in one moment stands in one', async () => {
  const bilkisu = await someFarmer(house, 'Bilkisu');
  const formed = await Promise.all(['One', 'Two', 'Three'].map((name) => form({ name }, bilkisu)));
  expect(formed.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  const { items } = (await house.as(bilkisu).call(listGroups, { keeperId: bilkisu.accountId })).body;
  expect(items).toHaveLength(1);
});

test('its leader asks for all at once: one loan a member, and nobody joins or leaves any more', async () => {
  const groupId = group.id;
  const apply = (by: WorldPerson) => house.as(by).call(applyForGroup, { groupId, keeperId: by.accountId });
  expect((await apply(musa)).status).toBe(404);
  const { body } = await apply(amina);
  expect(body.state).toBe('applied');
  expect(body.members.map(({ loan }) => loan?.state)).toEqual(['asked', 'asked', 'asked']);
  expect((await apply(amina)).body.code).toBe('group-closed');
  expect((await join(group.code, halima)).status).not.toBe(201);
  await expect(house.pool.query(`update loans.group_member set principal_kobo = 1`)).rejects.toThrow('was agreed');
  const atDesk = (await house.as(ngozi).call(listLoansAtDesk, { state: 'asked' })).body.items;
  expect(atDesk.map(({ keeperName }) => keeperName).toSorted()).toEqual([
    'Amina Yusuf',
    'Musa Ibrahim',
    'Rakiya Lawal',
  ]);
});

test('money comes once every loan of the group is decided and enough of them are given', async () => {
  const [one = '', two = '', three = ''] = (await standing(group.id)).members.map(({ loan }) => loan?.id ?? '');
  for (const id of [one, two, three]) await recommend(id);
  await decide(one);
  expect((await payOut(one)).body.code).toBe('group-undecided');
  await decide(two);
  await decide(three, { decision: 'refuse', words: 'Her land is not on the map.' });
  expect((await payOut(one)).body.code).toBe('group-too-small');
  await run(house.pool, sql`update loans.loan set state = 'recommended', decided_by = null where id = ${three}`);
  await decide(three);
  for (const id of [one, two, three]) expect((await payOut(id)).status).toBe(200);
  const { leftKobo, overdueKobo } = await standing(group.id);
  expect([leftKobo > 13_000_000, overdueKobo]).toEqual([true, 0]);
  expect((await house.as(amina).call(readLoan, { loanId: one })).body.groupId).toBe(group.id);
});

test('what is late of one is seen by all, and another pays it from her own wallet, in her own name', async () => {
  const ofMusa = ({ members }: LoanGroup) => members.find(({ name }) => name === 'Musa Ibrahim')?.loan;
  const loanId = ofMusa(await standing(group.id))?.id ?? '';
  let by = house.as(amina);
  const pay = (amountKobo: number) => by.call(payForMember, { id: newId(), groupId: group.id, loanId, amountKobo });
  expect((await pay(100)).body.code).toBe('more-than-late');
  house.clock.move({ seconds: 35 * 86_400 });
  by = await house.signIn(amina); // nobody stays signed in for so long
  const late = ofMusa(await standing(group.id, by));
  expect(late).toMatchObject({ state: 'running', daysLate: 5 });
  const amountKobo = late?.overdueKobo ?? 0;
  expect(amountKobo).toBe(late?.nextKobo);
  expect((await pay(amountKobo + 1)).body.code).toBe('more-than-late');
  const { body } = await pay(amountKobo);
  const paid = ofMusa(body);
  expect(paid).toMatchObject({ overdueKobo: 0, daysLate: 0, paidByOthers: [{ byName: 'Amina Yusuf', amountKobo }] });
  expect((await (await house.signIn(musa)).call(readLoan, { loanId })).body.payments).toMatchObject([{ amountKobo }]);
  const stray = { id: newId(), groupId: group.id, loanId: newId(), amountKobo: 1 };
  expect((await by.call(payForMember, stray)).status).toBe(404);
});

test('a member takes their part of it with them, and an erased one leaves the figures', async () => {
  const { loanGroups } = await exportFor(house.pool, musa.accountId);
  expect(loanGroups).toHaveLength(3);
  const officer = await house.signIn(ngozi);
  await eraseFor(house.pool, amina.accountId);
  const left = await standing(group.id, officer);
  expect([left.name, left.members[0]?.principalKobo]).toEqual(['', 5_000_000]);
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  answerGuarantee,
  applyForGroup,
  formGroup,
  joinGroup,
  listGuarantees,
  nameGuarantor,
  payAsGuarantor,
  payForMember,
  readGroup,
  readLoan,
  type Guarantee,
} from '@shuka/domain/loans';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { row, run, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import { disastersIn } from '#world/disaster-desk.ts';
import { enter } from '#world/insurance-desk.ts';
import { loansIn } from '#world/loan-desk.ts';
import { openHouse } from '#world/open-house.ts';
import { someFarmer } from '#world/some-farmer.ts';
import { gatherPassport } from './gather-passport.ts';
import { countStanding } from './guarantee-store.ts';

/*
 * Loans of Amina's that go on by another plan after a flood, and whoever stood for them. Other terms bind no guarantor who did not
 * agree to them: Holme v Brunskill (1878) 3 QBD 495, followed in Nigeria (National Bank of Nigeria v Awolesi, 1964).
 */

const house = await openHouse();
afterAll(house.close);

const { amina, chidi, ifeoma, ngozi } = people;
const { set, ask, recommend, decide, payOut } = loansIn(house);
const { flooded, goOn } = disastersIn(house, () => house.clock.now().toISOString().slice(0, 10));

let rakiya: WorldPerson;
let ladi: WorldPerson;
let loanId = '';
let groupId = '';
beforeAll(async () => {
  [rakiya, ladi] = [await someFarmer(house, 'Rakiya'), await someFarmer(house, 'Ladi')];
  loanId = await stoodFor();
  await run(house.pool, sql`delete from kit.throttle`);
  groupId = await ofGroup();
  await flooded();
});
beforeEach(() => run(house.pool, sql`delete from kit.throttle`)); // limits have tests of their own

const guaranteesOf = async (who: WorldPerson): Promise<Guarantee[]> =>
  (await (await enter(house, who)).call(listGuarantees, {})).body.items;
const guaranteeOf = async (who: WorldPerson, id: string): Promise<Guarantee | undefined> =>
  (await guaranteesOf(who)).find(({ loanId: of }) => of === id);
const answer = async (who: WorldPerson, id: string, said: 'agree' | 'refuse' | 'withdraw') =>
  (await enter(house, who)).call(answerGuarantee, {
    guaranteeId: (await guaranteeOf(who, id))?.id ?? '',
    answer: said,
    understands: said === 'agree',
  });
const stand = async (id: string, who: WorldPerson): Promise<void> => {
  const { phone: phoneNumber, firstName } = who;
  await (await enter(house, amina)).call(nameGuarantor, { id: newId(), loanId: id, phoneNumber, firstName });
  await answer(who, id, 'agree');
};
/** A running loan that both stand for, with a paper. */
const stoodFor = async (): Promise<string> => {
  const { id } = (await ask((await set({ guarantors: { count: 2, sharePpm: 500_000 } })).body)).body;
  for (const who of [rakiya, ladi]) await stand(id, who);
  await recommend(id);
  await decide(id);
  await payOut(id);
  await run(
    house.pool,
    sql`insert into loans.paper (id, loan_id, place, file_key, added_by, added_at)
        values (${newId()}, ${id}, 1, ${'a'.repeat(64)}, ${amina.accountId}, now())`,
  );
  return id;
};

/** A group of the three, whose members have their money. */
const ofGroup = async (): Promise<string> => {
  const { productId, version } = (await set({ members: { least: 3, most: 4 } })).body;
  const share = { principalKobo: 5_000_000, purpose: 'Seed', agrees: true };
  const about = { id: newId(), keeperId: amina.accountId, productId, version, name: 'Bichi', instalments: 6 };
  const { id, code } = (await house.as(amina).call(formGroup, { ...about, ...share })).body;
  for (const who of [rakiya, ladi])
    await house.as(who).call(joinGroup, { id: newId(), keeperId: who.accountId, code, ...share });
  const { members } = (await house.as(amina).call(applyForGroup, { groupId: id, keeperId: amina.accountId })).body;
  const loans = members.map(({ loan }) => loan?.id ?? '');
  await run(
    house.pool,
    sql`update loans.loan set state = 'recommended', recommended_by = ${chidi.accountId},
      manager_verdict = 'recommend' where group_id = ${id}`,
  );
  for (const one of loans) expect((await decide(one)).text).toContain('approved');
  for (const one of loans) expect((await payOut(one)).text).toContain('running');
  return id;
};

const read = async (id: string) => (await (await enter(house, ngozi)).call(readLoan, { loanId: id })).body;
const daysGoBy = (days: number): void => void house.clock.move({ seconds: days * 86_400 });

describe('a loan that two stand for and that wants a paper', () => {
  let nextId = '';

  test('is neither proposed, offered nor answered another plan by whoever stands for it', async () => {
    for (const officer of [ngozi, ifeoma]) {
      const id = newId();
      await run(
        house.pool,
        sql`insert into loans.guarantee (id, loan_id, keeper_id, called, share_ppm, state, asked_by, asked_at)
            values (${id}, ${loanId}, ${officer.accountId}, '', 500000, 'asked', ${amina.accountId}, now())`,
      );
      await expect(goOn(loanId)).rejects.toThrow('second-person-needed');
      await run(house.pool, sql`update loans.guarantee set state = 'refused', answered_at = now() where id = ${id}`);
    }
    await run(
      house.pool,
      sql`update loans.restructure set state = 'refused', decided_by = ${ifeoma.accountId},
      decided_at = now() where loan_id = ${loanId}`,
    );
  });

  test('goes on without them until they say yes again; nobody else is asked for it', async () => {
    const agreed = await goOn(loanId);
    expect(agreed.guarantors, 'it binds them no more').toBe(0);
    nextId = agreed.items[0]?.newLoanId ?? '';
    expect(await guaranteeOf(rakiya, loanId)).toMatchObject({ isOver: true, loans: [] });
    const asked = await guaranteeOf(rakiya, nextId);
    expect(asked).toMatchObject({ state: 'asked', isAnew: true, isOver: false, sharePpm: 500_000, loans: [] });
    const isTold = () => house.post.all(rakiya.phone).some(({ text }) => text.includes('repays by another plan'));
    await expect.poll(isTold).toBe(true); // letters leave after answers
    expect((await read(nextId)).guarantorsWanted).toBe(2);
    expect(await countStanding(house.pool, rakiya.accountId), 'free').toBe(0);
    expect((await answer(rakiya, nextId, 'agree')).body.state).toBe('agreed');
    expect((await answer(rakiya, nextId, 'withdraw')).body.code).toBe('loan-moved-on');
    expect((await answer(ladi, nextId, 'refuse')).body.state).toBe('refused');
    expect(await countStanding(house.pool, rakiya.accountId)).toBe(1);
  });

  test('keeps its papers while it goes on', async () => {
    const paper = sql`select ended_on as "endedOn" from loans.paper where loan_id = ${loanId}`;
    expect(await row(house.pool, paper)).toEqual({ endedOn: null });
  });

  test('is still stood for once it counts as lost, until it is repaid: it is owed, and they may pay what is late', async () => {
    await run(
      house.pool,
      sql`update loans.loan set state = 'written-off', written_off_on = current_date, next_due_on = null where id = ${nextId}`,
    );
    daysGoBy(90);
    const about = { keeperId: amina.accountId, parts: ['loans' as const] };
    const shown = (await gatherPassport(house.pool, about, house.clock.now())).loans ?? [];
    expect(shown.filter(({ isRestructured }) => isRestructured).map(({ isWrittenOff }) => isWrittenOff)).toEqual([
      true,
    ]);
    const seen = await guaranteeOf(rakiya, nextId);
    expect(seen).toMatchObject({
      isOver: false,
      loanState: 'written-off',
      loans: [{ id: nextId, state: 'written-off' }],
    });
    expect(await countStanding(house.pool, rakiya.accountId)).toBe(1);
    const late = seen?.loans[0]?.overdueKobo ?? 0;
    const pay = async (who: WorldPerson, amountKobo: number) =>
      (await enter(house, who)).call(payAsGuarantor, {
        id: newId(),
        guaranteeId: (await guaranteeOf(who, nextId))?.id ?? newId(),
        loanId: nextId,
        amountKobo,
      });
    expect((await pay(rakiya, late + 1)).body.code).toBe('more-than-late');
    expect((await pay(rakiya, late)).body, 'from what the group was lent').toMatchObject({ paidKobo: late });
    const recovered = sql`select is_recovery as "isRecovery" from loans.payment where loan_id = ${nextId}`;
    expect(await row(house.pool, recovered)).toEqual({ isRecovery: true });
    expect((await pay(ladi, late)).status, 'who said no').toBe(404);
    await run(
      house.pool,
      sql`update loans.loan set state = 'repaid', outstanding_kobo = 0, closed_on = '2027-01-01' where id = ${nextId}`,
    );
    expect(await guaranteeOf(rakiya, nextId)).toMatchObject({ isOver: true });
    const paper = sql`select ended_on::text as "endedOn", was_given as "wasGiven" from loans.paper where loan_id = ${loanId}`;
    expect(await row(house.pool, paper)).toEqual({ endedOn: '2027-01-01', wasGiven: true });
  });
});

test('a share of a group goes on as a loan of its member alone: the others stood for the old plan', async () => {
  const seen = async (who: WorldPerson) => (await (await enter(house, who)).call(readGroup, { groupId })).body;
  const [share] = (await seen(amina)).members.map(({ loan }) => loan?.id ?? '');
  const nextId = (await goOn(share ?? '')).items[0]?.newLoanId ?? '';
  expect(await read(nextId)).toMatchObject({ groupId: null, restructures: share, state: 'running' });
  const after = await seen(rakiya);
  expect(after.members.map(({ loan }) => loan?.state)).toEqual(['restructured', 'running', 'running']);
  expect(after.leftKobo).toBe(after.members.reduce((sum, { loan }) => sum + (loan?.leftKobo ?? 0), 0));
  const late = { id: newId(), groupId, loanId: nextId, amountKobo: 100 };
  expect((await (await enter(house, ladi)).call(payForMember, late)).status, 'nobody pays for it').toBe(404);
});

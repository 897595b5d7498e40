import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  answerGuarantee,
  listGuarantees,
  nameGuarantor,
  payAsGuarantor,
  payLoan,
  readLoan,
  standingOf,
  type Guarantee,
  type Loan,
} from '@shuka/domain/loans';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import type { Browser } from '#world/browser.ts';
import { loansIn } from '#world/loan-desk.ts';
import { openHouse } from '#world/open-house.ts';
import { someFarmer } from '#world/some-farmer.ts';
import { payIn } from '#world/fill-wallet.ts';
import { hasOpenLoan } from './merge-into.ts';
import { eraseFor, exportFor } from './own-data.ts';
import { tellGuarantors } from './tell-guarantors.ts';

/* Rakiya stands for the whole of ₦150,000 that Amina does not pay on time. */

const house = await openHouse();
afterAll(house.close);

const { amina } = people;
const { set, ask, recommend, decide, payOut } = loansIn(house);

let rakiya: WorldPerson;
let loan: Loan;

/** What she sees of it. */
const seenBy = async (by: Browser): Promise<Guarantee | undefined> =>
  (await by.call(listGuarantees, {})).body.items.find(({ loanId }) => loanId === loan.id);

beforeAll(async () => {
  const product = (await set({ guarantors: { count: 1, sharePpm: 1_000_000 } })).body;
  rakiya = await someFarmer(house, 'Rakiya');
  loan = (await ask(product)).body;
  const { phone: phoneNumber, firstName } = rakiya;
  await house.as(amina).call(nameGuarantor, { id: newId(), loanId: loan.id, phoneNumber, firstName });
  const guaranteeId = (await seenBy(house.as(rakiya)))?.id ?? '';
  await house.as(rakiya).call(answerGuarantee, { guaranteeId, answer: 'agree', understands: true });
  await recommend(loan.id);
  await decide(loan.id);
  await payOut(loan.id);
});
beforeEach(() => run(house.pool, sql`delete from kit.throttle`)); // limits have tests of their own

test('they are told once that it is late, and pay what is late from their own wallet, and no more', async () => {
  const told = () => house.post.all(rakiya.phone).filter(({ text }) => text.includes('days late'));
  house.clock.move({ seconds: 31 * 86_400 });
  await tellGuarantors(house.services);
  expect(told(), 'a day late is nobody’s business').toHaveLength(0);
  house.clock.move({ seconds: 3 * 86_400 });
  await tellGuarantors(house.services);
  await tellGuarantors(house.services);
  expect(told().map(({ text }) => text.includes('Amina Yusuf is 4 days late'))).toEqual([true]);

  const by = await house.signIn(rakiya);
  const late = (await seenBy(by))?.loans[0];
  expect(late).toMatchObject({ id: loan.id, state: 'running', daysLate: 4 });
  const amountKobo = late?.overdueKobo ?? 0;
  const guaranteeId = (await seenBy(by))?.id ?? '';
  const pay = (change: object = {}) =>
    by.call(payAsGuarantor, { id: newId(), guaranteeId, loanId: loan.id, amountKobo, ...change });
  expect((await pay()).body.code).toBe('not-enough-money');
  await payIn(house.pool, rakiya.accountId, amountKobo, house.clock.now(), { provider: 'till' });
  expect((await pay({ amountKobo: amountKobo + 1 })).body.code).toBe('more-than-late');
  expect((await pay({ loanId: newId() })).status).toBe(404);
  expect((await pay()).body).toMatchObject({ paidKobo: amountKobo, loans: [{ overdueKobo: 0 }] });
  const { payments } = (await (await house.signIn(amina)).call(readLoan, { loanId: loan.id })).body;
  expect(payments).toMatchObject([{ amountKobo }]);
});

test('while nothing takes messages they wait for the next look; one number that is refused ends no look', async () => {
  const told = () => house.post.all(rakiya.phone).filter(({ text }) => text.includes('days late'));
  const before = told().length;
  const failing = (isWorking: boolean) => {
    const broken = { send: () => Promise.reject(new Error('no')), isWorking: async () => isWorking };
    return { ...house.services, smsSender: broken, mailer: broken };
  };
  house.clock.move({ seconds: 31 * 86_400 });
  await tellGuarantors(failing(false));
  await tellGuarantors(house.services);
  expect(told()).toHaveLength(before + 1);
  house.clock.move({ seconds: 31 * 86_400 });
  const by = await house.signIn(amina);
  await payIn(house.pool, amina.accountId, 10_000_000, house.clock.now(), { provider: 'till' });
  const { overdueKobo } = standingOf((await by.call(readLoan, { loanId: loan.id })).body, dayOf(house.clock.now()));
  await by.call(payLoan, { id: newId(), loanId: loan.id, amountKobo: overdueKobo - 1_000 }); // the third is late still
  await tellGuarantors(failing(true));
  await tellGuarantors(house.services);
  expect(told()).toHaveLength(before + 1);
  expect(house.errors.map(({ words }) => words)).toEqual(
    Array(2).fill('somebody could not be told of a loan that they stand for'),
  );
});

test('it binds them as long as the loan, and not longer', async () => {
  expect(await hasOpenLoan(house.pool, rakiya.accountId)).toBe(true);
  await run(
    house.pool,
    sql`update loans.loan set state = 'repaid', next_due_on = null, outstanding_kobo = 0,
    closed_on = '2026-08-01' where id = ${loan.id}`,
  );
  expect(await seenBy(await house.signIn(rakiya))).toMatchObject({ isOver: true, loans: [] });
  const { loanGuarantees, loanGuarantors } = await exportFor(house.pool, rakiya.accountId);
  expect([loanGuarantees?.length, loanGuarantors?.length]).toEqual([1, 0]);
  await eraseFor(house.pool, amina.accountId);
  const left = await exportFor(house.pool, amina.accountId);
  expect(left['loanGuarantors']).toMatchObject([{ called: '' }]);
});

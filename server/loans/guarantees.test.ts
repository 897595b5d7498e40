import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  answerGuarantee,
  answersForKobo,
  listGuarantees,
  listGuarantors,
  nameGuarantor,
  readLoan,
  type Guarantee,
  type Loan,
  type Product,
} from '@shuka/domain/loans';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import { loansIn } from '#world/loan-desk.ts';
import { openHouse } from '#world/open-house.ts';
import { someFarmer } from '#world/some-farmer.ts';

/* Amina asks for ₦150,000 that two people have to stand for, each for half of it. */

const house = await openHouse();
afterAll(house.close);

const { amina, chidi, halima, musa, ngozi } = people;
const { set, ask, recommend, decide, payOut } = loansIn(house);

let product: Product;
let rakiya: WorldPerson;
let loan: Loan;
beforeAll(async () => {
  product = (await set({ guarantors: { count: 2, sharePpm: 500_000 } })).body;
  rakiya = await someFarmer(house, 'Rakiya');
  loan = (await ask(product)).body;
});
beforeEach(() => run(house.pool, sql`delete from kit.throttle`)); // limits have tests of their own

const name = (who: Pick<WorldPerson, 'phone' | 'firstName'>, loanId = loan.id, by: WorldPerson = amina) =>
  house.as(by).call(nameGuarantor, { id: newId(), loanId, phoneNumber: who.phone, firstName: who.firstName });

const guaranteesOf = async (who: WorldPerson): Promise<Guarantee[]> =>
  (await house.as(who).call(listGuarantees, {})).body.items;

const guaranteeOf = async (who: WorldPerson, loanId = loan.id): Promise<Guarantee> => {
  const found = (await guaranteesOf(who)).find((one) => one.loanId === loanId);
  if (found === undefined) throw new Error(`${who.firstName} was not named`);
  return found;
};

const isTold = ({ phone }: WorldPerson, words: string): boolean =>
  house.post.all(phone).some(({ text }) => text.includes(words));

const answer = async (who: WorldPerson, said: string, loanId = loan.id, understands = true) => {
  const { id: guaranteeId } = await guaranteeOf(who, loanId);
  return house.as(who).call(answerGuarantee, { guaranteeId, answer: said, understands });
};

test('a product says how many stand for its loans and for how much; a group stands for itself', async () => {
  expect(product.guarantors).toEqual({ count: 2, sharePpm: 500_000 });
  expect((await set({ guarantors: { count: 4, sharePpm: 500_000 } })).status).toBe(400);
  expect((await set({ guarantors: { count: 1, sharePpm: 0 } })).status).toBe(400);
  const both = await set({ guarantors: { count: 1, sharePpm: 1_000_000 }, members: { least: 3, most: 5 } });
  expect(both.body.errors).toEqual([{ field: 'guarantors.count', says: 'loans.groupsStandThemselves' }]);
});

test('the applicant names a farmer by number and first name, and nobody who may not stand for them', async () => {
  expect((await name(rakiya, loan.id, musa)).status, 'not theirs').toBe(404);
  expect((await name({ phone: '0803 999 0000', firstName: 'Rakiya' })).body.code).toBe('no-such-guarantor');
  expect((await name({ ...rakiya, firstName: 'Rabi' })).body.code, 'another name').toBe('no-such-guarantor');
  expect((await name(chidi)).body.code, 'no farmer').toBe('no-such-guarantor');
  expect((await name(amina)).body.code, 'herself').toBe('not-their-guarantor');
  const sister = await someFarmer(house, 'Asabe', amina.phone);
  expect((await name(sister)).body.code, 'on her own phone').toBe('not-their-guarantor');
  const named = await name({ ...rakiya, firstName: ' rakiya' });
  expect(named.body).toMatchObject({ wanted: { count: 2 }, items: [{ name: 'rakiya', state: 'asked' }] });
  expect((await name(rakiya)).body.code).toBe('guarantor-named-already');
  expect((await name(musa, loan.id, chidi)).status, 'by the manager who looks after her').toBe(201);
  await expect.poll(() => isTold(rakiya, 'Amina Yusuf asks you to stand for loan L-')).toBe(true); // letters leave after answers
  const { id: plain } = (await ask((await set()).body)).body;
  expect(plain, 'one loan waits already').toBeUndefined();
});

test('a guarantor reads what they would owe, and neither what it is for nor the score', async () => {
  const seen = await guaranteeOf(rakiya);
  expect(seen).toMatchObject({ state: 'asked', borrowerName: 'Amina Yusuf', principalKobo: 15_000_000, loans: [] });
  const whole = answersForKobo(loan, 1_000_000, '2026-06-01');
  expect(seen.answersForKobo).toBe(Math.floor(whole / 2));
  const text = JSON.stringify(seen);
  for (const hidden of ['Seed and fertiliser', 'score', 'purpose', amina.phone, amina.accountId])
    expect(text).not.toContain(hidden);
  expect((await house.as(rakiya).call(readLoan, { loanId: loan.id })).status).toBe(404);
  expect((await house.as(rakiya).call(listGuarantors, { loanId: loan.id })).status).toBe(404);
});

test('each says yes or no alone, a yes only once they understood, and it is not approved before enough did', async () => {
  await recommend(loan.id);
  const missing = await decide(loan.id);
  expect([missing.body.code, missing.text]).toEqual([
    'guarantors-missing',
    expect.stringContaining('2 more guarantors have'),
  ]);
  const { id: guaranteeId } = await guaranteeOf(musa);
  const forHim = { guaranteeId, answer: 'agree', understands: true };
  for (const by of [amina, rakiya]) expect((await house.as(by).call(answerGuarantee, forHim)).status).toBe(404);
  expect((await house.as(chidi).call(answerGuarantee, forHim)).status, 'not even a manager').toBe(403);
  expect((await answer(musa, 'agree', loan.id, false)).body.errors).toEqual([
    { field: 'understands', says: 'loans.guaranteeUnderstood' },
  ]);
  expect((await answer(musa, 'refuse')).body.state).toBe('refused');
  expect((await answer(musa, 'agree')).body.code, 'a no stays').toBe('loan-moved-on');
  await expect.poll(() => isTold(amina, 'Musa does not stand for your loan')).toBe(true); // letters leave after answers
  expect((await answer(rakiya, 'agree')).body.state).toBe('agreed');
  expect((await decide(loan.id)).text).toContain('One more guarantor has');
});

test('who changes their mind may, until somebody decides; then neither they nor the applicant can', async () => {
  const [danladi, ladi] = [await someFarmer(house, 'Danladi'), await someFarmer(house, 'Ladi')];
  for (const who of [danladi, ladi]) await name(who);
  await answer(danladi, 'agree');
  expect((await answer(ladi, 'agree')).body.code, 'two are enough').toBe('guarantors-enough');
  expect((await name(halima)).body.code).toBe('guarantors-enough');
  expect((await answer(danladi, 'withdraw')).body.state).toBe('withdrawn');
  expect((await decide(loan.id)).body.code).toBe('guarantors-missing');
  await answer(ladi, 'agree');
  expect((await decide(loan.id)).status).toBe(200);
  expect((await answer(ladi, 'withdraw')).body.code).toBe('loan-moved-on');
  expect((await name(await someFarmer(house, 'Tanko'))).body.code).toBe('loan-moved-on');
  const { body } = await house.as(ngozi).call(listGuarantors, { loanId: loan.id });
  expect(body.items.map(({ name: called, state }) => [called, state])).toEqual([
    ['Rakiya Garba', 'agreed'],
    ['Musa', 'refused'],
    ['Danladi', 'withdrawn'],
    ['Ladi Garba', 'agreed'],
  ]);
  const changed = sql`update loans.guarantee set share_ppm = 1000000 where loan_id = ${loan.id}`;
  await expect(run(house.pool, changed)).rejects.toThrow('keeps what was said');
});

test('whoever stands for a loan has no say in it', async () => {
  await run(
    house.pool,
    sql`insert into loans.guarantee (id, loan_id, keeper_id, called, share_ppm, state, asked_by, asked_at)
    values (${newId()}, ${loan.id}, ${people.ifeoma.accountId}, 'Ifeoma', 500000, 'asked', ${amina.accountId}, now())`,
  );
  expect((await payOut(loan.id)).body.code).toBe('second-person-needed');
  await run(
    house.pool,
    sql`update loans.guarantee set state = 'refused', answered_at = now()
    where loan_id = ${loan.id} and keeper_id = ${people.ifeoma.accountId}`,
  );
  expect((await payOut(loan.id)).status).toBe(200);
});

test('who stands for three loans that are not over stands for no fourth', async () => {
  for (let number = 0; number < 3; number += 1) {
    const borrower = await someFarmer(house, `Borrower ${number}`);
    const { id } = (await ask(product, { keeperId: borrower.accountId }, borrower)).body;
    await name(rakiya, id, borrower);
    const said = await answer(rakiya, 'agree', id);
    expect(said.body.code ?? said.body.state).toBe(number < 2 ? 'agreed' : 'guarantees-too-many');
  }
});

test('two yeses in one moment are counted one after the other', async () => {
  const guarantor = await someFarmer(house, 'Bilkisu');
  for (let number = 0; number < 4; number += 1) {
    const borrower = await someFarmer(house, `Neighbour ${number}`);
    const { id } = (await ask(product, { keeperId: borrower.accountId }, borrower)).body;
    await name(guarantor, id, borrower);
  }
  const guarantees = await guaranteesOf(guarantor);
  const agree = ({ id: guaranteeId }: Guarantee) =>
    house.as(guarantor).call(answerGuarantee, { guaranteeId, answer: 'agree', understands: true });
  const said = await Promise.all(guarantees.map(agree));
  expect(said.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409]);
  expect((await guaranteesOf(guarantor)).filter(({ state }) => state === 'agreed')).toHaveLength(3);
});

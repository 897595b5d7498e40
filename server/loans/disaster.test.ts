import { afterAll, beforeAll, expect, test } from 'vitest';
import { declareDisaster, decideDisaster, listDisasters, proposeRestructure, type Loan } from '@shuka/domain/loans';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { people, type WorldPerson } from '#world';
import { flood } from '#world/disaster-desk.ts';
import { enter } from '#world/insurance-desk.ts';
import { loansIn } from '#world/loan-desk.ts';
import { openHouse } from '#world/open-house.ts';

/* Floods of a year in which Amina, who farms in Bichi, has a loan. Ngozi notes them, Ifeoma is the second. */

const house = await openHouse();
afterAll(house.close);

const { ifeoma, ngozi } = people;
const { set, running } = loansIn(house);
const call = (by: WorldPerson) => enter(house, by);

let loan: Loan;
let begunOn = '';
let disasterId = '';
beforeAll(async () => {
  loan = await running((await set()).body);
  begunOn = loan.disbursedOn ?? '';
  house.clock.move({ hours: 24 * 50 });
});

const declare = async (change: object = {}) => (await call(ngozi)).call(declareDisaster, flood(begunOn, change));
const confirm = async (id: string, by: WorldPerson = ifeoma) =>
  (await call(by)).call(decideDisaster, {
    disasterId: id,
    decision: 'confirm',
    words: '',
    password: by.password,
  });
const propose = async (id: string) =>
  (await call(ngozi)).call(proposeRestructure, {
    id: newId(),
    loanId: loan.id,
    disasterId: id,
    instalments: 8,
    principalGrace: 2,
    interestGrace: 0,
    words: 'The river took the maize.',
  });

test('a disaster is noted with its paper, and counts once a second person confirmed it', async () => {
  expect((await declare({ areas: [{ stateCode: 'KN', lgas: ['Ikeja'] }] })).body).toMatchObject({
    errors: [{ field: 'areas' }],
  });
  expect((await declare({ areas: [] })).body).toMatchObject({ errors: [{ field: 'areas' }] });
  const twice = { stateCode: 'KN', lgas: ['Bichi'] };
  expect((await declare({ areas: [twice, twice] })).body).toMatchObject({ errors: [{ field: 'areas' }] });
  expect((await declare({ untilOn: begunOn })).body).toMatchObject({ errors: [{ field: 'untilOn' }] });
  expect((await declare({ sourceNumber: '' })).body).toMatchObject({ errors: [{ field: 'sourceNumber' }] });
  expect((await declare({ fromOn: '2027-01-01', untilOn: '2027-01-02' })).status).toBe(400);
  disasterId = (await declare()).body.id;
  expect((await confirm(disasterId, ngozi)).body).toMatchObject({ code: 'second-person-needed' });
  expect((await propose(disasterId)).body).toMatchObject({ code: 'no-disaster-here' });
  expect((await confirm(disasterId)).body).toMatchObject({ state: 'confirmed', decidedByName: 'Ifeoma Nwankwo' });
  expect((await confirm(disasterId)).body).toMatchObject({ code: 'disaster-decided' });
  await expect(house.pool.query("update loans.disaster set what = 'Drought'")).rejects.toThrow('never changed');
  const { items } = (await (await call(ngozi)).call(listDisasters, {})).body;
  expect(items).toMatchObject([{ id: disasterId, sourceNumber: 'SEMA/2026/17', declaredByName: 'Ngozi Eze' }]);
});

test('one elsewhere, or from before the loan, lets it have no other plan', async () => {
  const elsewhere = (
    await declare({
      areas: [
        { stateCode: 'KN', lgas: ['Rano'] },
        { stateCode: 'KD', lgas: ['Zaria'] },
      ],
    })
  ).body.id;
  const early = (await declare({ fromOn: '2026-01-01', untilOn: '2026-01-05' })).body.id;
  await confirm(elsewhere);
  await confirm(early);
  expect((await propose(elsewhere)).body).toMatchObject({ code: 'no-disaster-here' });
  expect((await propose(early)).body).toMatchObject({ code: 'no-disaster-here' });
  expect((await propose(newId())).body).toMatchObject({ code: 'no-disaster-here' });
});

import { afterAll, expect, test } from 'vitest';
import { closeAccount, readMyData } from '@shuka/domain/accounts';
import { readOffer, submitOffer, withdrawOffer } from '@shuka/domain/investments';
import { run, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import { offersIn } from '#world/offer-life.ts';
import { openHouse } from '#world/open-house.ts';
import { mergerOf } from '#world/same-farmer.ts';

/* What becomes of offers when accounts are merged or closed. */

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi } = people;
const { draft, submit, published } = offersIn(house);
const { merge } = mergerOf(house);

const close = async (person: WorldPerson) =>
  (await house.signIn(person)).call(closeAccount, { password: person.password });

test('a farmer whose offer is not over does not close the account, nor bring it under another', async () => {
  const { id } = await published({ farmer: musa });
  expect((await close(musa)).body.code).toBe('other-duties');
  expect((await merge(musa.accountId, amina.accountId)).body.code).toBe('not-mergeable');
  await run(house.pool, sql`update investments.offer set state = 'settled', result = 'late' where id = ${id}`);
  await run(house.pool, sql`delete from relations.likeness`);
});

test('what a farmer offered is in what they take with them', async () => {
  const { body } = await house.as(musa).call(readMyData, {});
  expect(JSON.stringify(body)).toContain('Maize on Gonar Amina');
});

test('offers that are over, and drafts, come under the account that stays, and so does the record', async () => {
  const { body } = await draft({ farmer: musa });
  expect((await merge(musa.accountId, amina.accountId)).status).toBe(200);
  const moved = await house.as(amina).call(readOffer, { offerId: body.id });
  expect(moved.body).toMatchObject({ farmer: { id: amina.accountId }, promoter: { id: amina.accountId } });
  expect(moved.body.record).toMatchObject({ late: 1 });
  expect((await house.as(amina).call(submitOffer, { offerId: body.id })).status).toBe(200);
  const taken = await house.as(amina).call(withdrawOffer, { offerId: body.id, reason: 'It was a test.' });
  expect(taken.body.state).toBe('withdrawn');
});

test('a farmer whose offers are over closes the account', async () => {
  const { body } = await draft();
  await submit(body.id);
  expect((await close(amina)).body.code).toBe('other-duties');
  await house.as(amina).call(withdrawOffer, { offerId: body.id, reason: 'I go away.' });
  expect((await close(amina)).status).toBe(200);
  expect((await house.as(chidi).call(readOffer, { offerId: body.id })).body.state).toBe('withdrawn');
});

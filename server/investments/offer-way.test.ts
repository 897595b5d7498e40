import { afterAll, expect, test } from 'vitest';
import { checkOffer, decideOffer, draftOffer, readOffer, settleOffer, submitOffer } from '@shuka/domain/investments';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { farms, people } from '#world';
import { lastVisitTo, someTerms } from '#world/offer-life.ts';
import { openHouse } from '#world/open-house.ts';

/* The way of one offer to its investors, and at each step those who may not take it. */

const house = await openHouse();
afterAll(house.close);

const { amina, chidi, halima, ngozi, bola } = people;
const offerId = newId();
const { password } = ngozi;
const verdict = { offerId, verdict: 'stands', visitId: lastVisitTo(amina.accountId), words: 'I walked the farm.' };

const stateNow = async () => (await house.as(ngozi).call(readOffer, { offerId })).body.state;

test('Amina drafts it for her own farm; an investor drafts none', async () => {
  const drafted = { id: offerId, keeperId: amina.accountId, farmId: farms[0]?.id ?? '', seasonId: null };
  expect((await house.as(bola).call(draftOffer, { ...drafted, terms: someTerms() })).status).toBe(403);
  expect((await house.as(amina).call(draftOffer, { ...drafted, terms: someTerms() })).status).toBe(201);
});

test('nobody stands for a draft; once it is handed in, Chidi does, and no other manager', async () => {
  expect((await house.as(chidi).call(checkOffer, verdict)).status).toBe(404);
  await house.as(amina).call(submitOffer, { offerId });
  expect((await house.as(halima).call(checkOffer, verdict)).status).toBe(404);
  expect(await stateNow()).toBe('submitted');
  expect((await house.as(chidi).call(checkOffer, verdict)).body.state).toBe('checked');
});

test('an admin publishes it with the password again, and with no other', async () => {
  const decision = { offerId, decision: 'publish', reason: '' };
  const wrong = await house.as(ngozi).call(decideOffer, { ...decision, password: 'not the password' });
  expect([wrong.status, wrong.body.code]).toEqual([400, 'wrong-password']);
  expect(await stateNow()).toBe('checked');
  expect((await house.as(ngozi).call(decideOffer, { ...decision, password })).body.state).toBe('published');
});

test('nothing is shared out of an offer that takes money yet', async () => {
  const { status, body } = await house.as(ngozi).call(settleOffer, { offerId, password });
  expect([status, body.code]).toEqual([409, 'offer-moved-on']);
  expect((await house.as(amina).call(settleOffer, { offerId, password: amina.password })).status).toBe(403);
});

import { afterAll, describe, expect, test } from 'vitest';
import { answerDispute, checkReceipt, disputeDelivery, sayPaid, type DeliveryDraft } from '@shuka/domain/processing';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { run } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import { mill } from '#world/companies.ts';
import { someStaffer } from '#world/company-hands.ts';
import { gateDesk } from '#world/gate-desk.ts';
import { openGate } from '#world/gate-hands.ts';
import { openHouse } from '#world/open-house.ts';

/* What is said of a delivery after it was weighed: that it is wrong, paid, disputed. */

const house = await openHouse();
afterAll(house.close);

const { danjuma, amina, musa, chidi, halima } = people;
const { companyId } = mill;
const gate = await openGate(house);
const zainab = await someStaffer(house, 'clerk');
const { weigh, weighed, find, ask, settle, pay } = gateDesk(house, gate);
const codeOf = async (change: Partial<DeliveryDraft>) => (await weigh(change)).body;

describe('a delivery that was weighed wrong', () => {
  test('is void once a second person agrees, and never by whoever asked', async () => {
    const draft = await weighed();
    expect((await settle(danjuma, draft)).body.code).toBe('no-void');
    expect((await ask(danjuma, draft)).status).toBe(201);
    expect((await ask(zainab, draft)).body.code).toBe('voided-already');
    expect((await settle(danjuma, draft)).body.code).toBe('second-person');
    expect((await pay(draft)).body.code).toBe('voided-already');
    expect((await settle(zainab, draft)).status).toBe(201);
    const { void: made } = (await find(draft)) ?? {};
    expect(made).toMatchObject({ reason: 'The truck stood on the edge.', byName: 'Danjuma Bello', isAgreed: true });
    expect((await house.anyone.call(checkReceipt, { deliveryId: draft.id })).body.state).toBe('void');
  });

  test('is weighed anew by another that names it, which is paid when the second person agreed', async () => {
    const wrong = await weighed();
    expect((await codeOf({ replaces: wrong.id })).code).toBe('not-voided');
    await ask(danjuma, wrong);
    const right = await weighed({ replaces: wrong.id, grossGrams: 420_000 });
    expect((await find(wrong))?.replacedBy).toBe(right.id);
    expect((await codeOf({ replaces: wrong.id })).code).toBe('weighed-anew');
    expect((await pay(right)).body.code).toBe('not-voided');
    expect((await settle(zainab, wrong, false)).body.code).toBe('weighed-anew');
    await settle(zainab, wrong);
    expect((await pay(right)).status).toBe(201);
    expect((await ask(danjuma, right)).body.code).toBe('paid-already');
  });

  test.each([
    `update processing.delivery set amount_kobo = 1`,
    'delete from processing.delivery',
    `update processing.payment set amount_kobo = 1`,
    `update processing.void_asked set reason = 'x'`,
    'truncate processing.formula cascade',
  ])('cannot be rewritten: %s', async (statement) => {
    await expect(run(house.pool, { text: statement, values: [] })).rejects.toThrow('never changed');
  });
});

describe('a delivery of a farmer', () => {
  test('is paid in cash, which they confirm once', async () => {
    const draft = await weighed({ keeperId: amina.accountId });
    const word = () => house.as(amina).call(sayPaid, { id: newId(), deliveryId: draft.id, says: 'received' });
    expect((await word()).body.code).toBe('not-paid');
    expect((await pay(draft)).status).toBe(201);
    expect((await pay(draft)).body.code).toBe('paid-already');
    expect((await word()).status).toBe(201);
    expect((await word()).body.code).toBe('said-already');
    expect((await find(draft))?.payment).toMatchObject({ toName: 'Amina Yusuf', farmerSays: 'received' });
  });

  test('is disputed by them or their manager, answered by the owner, and closed with what was done', async () => {
    const draft = await weighed({ keeperId: amina.accountId });
    const say = (by: WorldPerson) =>
      house.as(by).call(disputeDelivery, { id: newId(), deliveryId: draft.id, reason: 'My maize is dry.' });
    const answer = (by: WorldPerson, done: string) =>
      house
        .as(by)
        .call(answerDispute, { id: newId(), companyId, deliveryId: draft.id, answer: 'We look again.', done });
    expect((await answer(danjuma, '')).body.code).toBe('no-dispute');
    expect((await say(musa)).status).toBe(404);
    expect((await say(halima)).status).toBe(404);
    expect((await say(chidi)).status).toBe(201);
    expect((await say(amina)).body.code).toBe('disputed-already');
    expect((await answer(zainab, '')).status).toBe(404);
    expect((await answer(danjuma, '')).status).toBe(201);
    expect((await find(draft))?.dispute).toMatchObject({ byName: 'Chidi Okafor', answer: 'We look again.', done: '' });
    await answer(danjuma, 'Measured again at 14 %, paid N5,000 more.');
    expect((await find(draft))?.dispute?.closedAt).not.toBeNull();
    expect((await say(amina)).status, 'there may be another after it').toBe(201);
  });
});

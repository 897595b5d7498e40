import { afterAll, describe, expect, test } from 'vitest';
import { planVisit, recordVisit, revisePlan } from '@shuka/domain/extension';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { farms, people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { visitDraft } from '#world/visit-drafts.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, chidi, halima } = people;
const [ofAmina = '', ofMusa = ''] = farms.map(({ id }) => id);
const chidis = house.as(chidi);

describe('planning a visit', () => {
  const plan = (change: Readonly<Record<string, unknown>> = {}) => ({
    id: newId(),
    keeperId: amina.accountId,
    farmId: ofAmina,
    plannedOn: '2026-06-09',
    timeOfDay: 'morning',
    purpose: 'routine',
    note: 'Bring the rope.',
    ...change,
  });

  test('does; it is moved, and done by the visit that was made of it', async () => {
    const { status, body } = await chidis.call(planVisit, plan());
    expect([status, body.state]).toEqual([201, 'planned']);
    const move = { planId: body.id, plannedOn: '2026-06-10', timeOfDay: null, reason: 'Market day.' };
    expect((await chidis.call(revisePlan, move)).body).toMatchObject({
      plannedOn: '2026-06-10',
      reason: 'Market day.',
    });
    const { body: visit } = await chidis.call(recordVisit, visitDraft({ planId: body.id }));
    const done = (await chidis.call(revisePlan, move)).body;
    expect(done).toMatchObject({ state: 'done', visitId: visit.id });
  });

  test('is called off with a reason only, and never by another manager', async () => {
    const { body } = await chidis.call(planVisit, plan());
    const off = { planId: body.id, plannedOn: null, timeOfDay: null, reason: '' };
    expect((await chidis.call(revisePlan, off)).body.errors).toEqual([{ field: 'reason', says: 'visit.whyRequired' }]);
    const because = { ...off, reason: 'The road is cut.' };
    expect((await house.as(halima).call(revisePlan, because)).status).toBe(404);
    expect((await chidis.call(revisePlan, because)).body.state).toBe('cancelled');
  });

  test("refuses another farmer's farm, and a farmer of nobody's", async () => {
    const { body } = await chidis.call(planVisit, plan({ farmId: ofMusa }));
    expect(body.errors).toEqual([{ field: 'farmId', says: 'extension.farmNotThere' }]);
    expect((await house.as(halima).call(planVisit, plan())).status).toBe(404);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordVisit } from '@shuka/domain/extension';
import { assignFarmers } from '@shuka/domain/relations';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { row, sql } from '#kit/db.ts';
import { jobHandlers } from '#app/slices.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { openPhone } from '#world/phone.ts';
import { wordsAlone } from '#world/visit-drafts.ts';

const house = await openHouse();
beforeAll(() => house.services.jobs.start(jobHandlers(house.services)));
afterAll(house.close);

const { amina, chidi, halima, ngozi } = people;

const visitOn = (visitedOn: string, change: Readonly<Record<string, unknown>> = {}) => ({
  id: newId(),
  keeperId: amina.accountId,
  farmId: null,
  visitedOn,
  purpose: 'routine',
  advice: `Thin the stand on ${visitedOn}.`,
  ...wordsAlone,
  ...change,
});

/** As phones of the first app have it. */
const oldVisitOn = (visitedOn: string) => {
  const { planId: _, form: __, proof: ___, ...said } = visitOn(visitedOn);
  return said;
};

const stored = (id: string) =>
  row<{ flags: string[]; manager: string }>(
    house.pool,
    sql`select to_json(p.flags) as flags, v.manager_id as manager
        from extension.visit v join extension.visit_proof p on p.visit_id = v.id where v.id = ${id}`,
  );

describe('a visit made before the farmer was handed over', () => {
  test('is stored though it arrives after, and flagged; one of a later day is set aside', async () => {
    const phone = await openPhone(house, chidi);
    const { body: before } = await house.as(chidi).call(recordVisit, visitOn('2026-06-01'));
    const handOver = { id: newId(), farmerIds: [amina.accountId], managerId: halima.accountId, reason: 'She moved.' };
    await house.as(ngozi).call(assignFarmers, handOver);
    const [made, old, tooLate] = [visitOn('2026-05-20'), oldVisitOn('2026-05-21'), visitOn('2026-06-02')];
    const correction = visitOn('2026-06-01', { corrects: before.id });
    const { body } = await phone.push(
      phone.number([
        ['extension.recordVisit@2', made],
        ['extension.recordVisit', old],
        ['extension.recordVisit@2', tooLate],
        ['extension.recordVisit@2', correction],
      ]),
    );
    expect(body.issues.map(({ seq, outcome, code }) => [seq, outcome, code])).toEqual([
      [3, 'parked', 'no-longer-yours'],
    ]);
    for (const { id } of [made, old]) {
      expect(await stored(id)).toEqual({ flags: ['late', 'after-hand-over', 'no-position'], manager: chidi.accountId });
    }
    expect(await stored(tooLate.id)).toBeNull();
    expect(await stored(correction.id)).toMatchObject({ manager: chidi.accountId });
    const { status } = await house.as(chidi).call(recordVisit, visitOn('2026-06-02'));
    expect(status).toBe(404);
  });
});

describe('a farmer with a phone', () => {
  test('is asked by SMS whether the visit took place', async () => {
    const { phone, accountId } = people.musa;
    await house.as(chidi).call(recordVisit, visitOn('2026-06-01', { keeperId: accountId }));
    const { text } = await house.post.next(phone);
    expect(text).toContain('Chidi Okafor');
    expect(text).toContain('1 June 2026');
  });
});

import { afterAll, describe, expect, test } from 'vitest';
import { answerRequest, askForVisit, mostOpen, rateVisit, recordVisit } from '@shuka/domain/extension';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { row, rows, run, sql } from '#kit/db.ts';
import { farms, people, type WorldPerson } from '#world';
import { openHouse } from '#world/open-house.ts';
import { wordsAlone } from '#world/visit-drafts.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, halima, ngozi } = people;
const [ofAmina = '', ofMusa = ''] = farms.map(({ id }) => id);
const keeperId = amina.accountId;

const draft = (change: Readonly<Record<string, unknown>> = {}) => ({
  id: newId(),
  keeperId,
  farmId: ofAmina,
  visitedOn: '2026-06-01',
  purpose: 'pests',
  advice: 'Pick off the caterpillars.',
  ...wordsAlone,
  ...change,
});

const record = (change: Readonly<Record<string, unknown>> = {}, by: WorldPerson = chidi) =>
  house.as(by).call(recordVisit, draft(change));

const ask = (by: WorldPerson = amina) =>
  house.as(by).call(askForVisit, { id: newId(), wantedOn: '2026-06-04', reason: 'Worms in the maize.' });

const requestNow = (id: string) =>
  row(house.pool, sql`select state, planned_on::text as planned, answer from extension.visit_request where id = ${id}`);

describe('recording a visit', () => {
  test('does: with the manager who made it, by name, unrated', async () => {
    const visit = draft();
    const { status, body } = await house.as(chidi).call(recordVisit, visit);
    const { requestId: _, planId: __, proof: ___, ...said } = visit;
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...said, managerId: chidi.accountId, managerName: 'Chidi Okafor', rating: null });
  });

  test('again makes one visit and the same answer', async () => {
    const visit = draft();
    const answers = await Promise.all([1, 2, 3].map(() => house.as(chidi).call(recordVisit, visit)));
    for (const { status, body } of answers) expect([status, body]).toEqual([201, answers[0]?.body]);
    expect(await rows(house.pool, sql`select id from extension.visit where id = ${visit.id}`)).toHaveLength(1);
  });

  test('that a farmer asked for marks the request as done', async () => {
    const { body: request } = await ask();
    await record({ requestId: request.id });
    expect(await requestNow(request.id)).toMatchObject({ state: 'done' });
  });

  test("leaves another farmer's request alone", async () => {
    const { body: request } = await ask(musa);
    expect((await record({ requestId: request.id })).status).toBe(201);
    expect(await requestNow(request.id)).toMatchObject({ state: 'asked' });
  });

  test.each([
    [{ visitedOn: '2026-06-04' }, 'visitedOn', 'extension.visitFuture'],
    [{ farmId: ofMusa }, 'farmId', 'extension.farmNotThere'],
    [{ farmId: newId() }, 'farmId', 'extension.farmNotThere'],
    [{ advice: '' }, 'advice', 'extension.adviceRequired'],
    [{ corrects: newId() }, 'corrects', 'extension.visitNotThere'],
  ])('refuses %j beside the field', async (change, field, says) => {
    const { status, body } = await record(change);
    expect([status, body.errors]).toEqual([400, [{ field, says }]]);
  });

  test('refuses whoever does not look after the farmer, and the farmer herself', async () => {
    expect((await record({}, halima)).status).toBe(404);
    expect((await record({ keeperId: halima.accountId })).status).toBe(404);
    for (const person of [amina, ngozi]) expect((await record({}, person)).status).toBe(403);
  });
});

describe('correcting a visit', () => {
  test('takes its place; the first one stays as it was said, and only the first correction counts', async () => {
    const { body: first } = await record();
    const { status, body } = await record({ corrects: first.id, advice: 'Use neem water.', farmId: null });
    expect([status, body.corrects]).toEqual([201, first.id]);
    const second = await record({ corrects: first.id, advice: 'Or ash.' });
    expect([second.status, second.body.code]).toEqual([409, 'corrected-already']);
    expect((await record({ corrects: body.id, advice: 'Or ash.' })).status).toBe(201);
    const said = await row(house.pool, sql`select advice from extension.visit where id = ${first.id}`);
    expect(said).toEqual({ advice: 'Pick off the caterpillars.' });
  });

  test('of ten at once one stands', async () => {
    const { body: first } = await record();
    const answers = await Promise.all(Array.from({ length: 10 }, () => record({ corrects: first.id })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(9).fill(409)]);
  });

  test('in the table itself is refused: what was said stays', async () => {
    const { body } = await record();
    await expect(run(house.pool, sql`update extension.visit set advice = 'x' where id = ${body.id}`)).rejects.toThrow(
      'keeps what was said',
    );
    await expect(run(house.pool, sql`delete from extension.visit where id = ${body.id}`)).rejects.toThrow(
      'keeps its rows',
    );
  });
});

describe('rating a visit', () => {
  test('does, and the later rating stands', async () => {
    const { body: visit } = await record();
    await house.as(amina).call(rateVisit, { visitId: visit.id, rating: 2, note: '' });
    const { body } = await house.as(amina).call(rateVisit, { visitId: visit.id, rating: 5, note: 'It helped.' });
    expect(body).toEqual({ ...visit, rating: 5, ratingNote: 'It helped.' });
  });

  test('is for the farmer who was visited, from 1 to 5', async () => {
    const { body: visit } = await record();
    const rate = { visitId: visit.id, rating: 5, note: '' };
    expect((await house.as(musa).call(rateVisit, rate)).status).toBe(404);
    expect((await house.as(chidi).call(rateVisit, rate)).status).toBe(403);
    expect((await house.as(amina).call(rateVisit, { ...rate, rating: 6 })).status).toBe(400);
  });
});

describe('asking for a visit', () => {
  test('does: it waits for an answer', async () => {
    const { status, body } = await ask();
    expect(status).toBe(201);
    expect(body).toMatchObject({ keeperId, state: 'asked', wantedOn: '2026-06-04', plannedOn: null, answer: '' });
  });

  test('is answered by whoever looks after the farmer: planned, then declined with a reason', async () => {
    const { body: request } = await ask();
    const answer = { requestId: request.id, state: 'planned', plannedOn: '2026-06-08', answer: 'In the morning.' };
    expect((await house.as(chidi).call(answerRequest, answer)).body).toMatchObject({
      state: 'planned',
      plannedOn: '2026-06-08',
    });
    const no = { ...answer, state: 'declined', plannedOn: null, answer: '' };
    expect((await house.as(chidi).call(answerRequest, no)).body.errors).toEqual([
      { field: 'answer', says: 'extension.whyNotRequired' },
    ]);
    await house.as(chidi).call(answerRequest, { ...no, answer: 'The road is closed.' });
    expect(await requestNow(request.id)).toMatchObject({ state: 'declined', answer: 'The road is closed.' });
  });

  test('is answered by nobody else', async () => {
    const { body: request } = await ask();
    const answer = { requestId: request.id, state: 'planned', plannedOn: '2026-06-08', answer: '' };
    expect((await house.as(halima).call(answerRequest, answer)).status).toBe(404);
    expect((await house.as(amina).call(answerRequest, answer)).status).toBe(403);
    expect(await requestNow(request.id)).toMatchObject({ state: 'asked' });
  });

  test('is refused past the most that may be open', async () => {
    await run(
      house.pool,
      sql`insert into extension.visit_request (id, keeper_id, reason, state, created_at)
          select gen_random_uuid(), ${musa.accountId}::uuid, 'x', 'asked', now() from generate_series(1, ${mostOpen})`,
    );
    const { status, body } = await ask(musa);
    expect([status, body.code]).toEqual([409, 'too-many-open']);
  });
});

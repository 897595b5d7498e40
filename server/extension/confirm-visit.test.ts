import { afterAll, describe, expect, test } from 'vitest';
import { confirmVisit, recordVisit } from '@shuka/domain/extension';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { countFlags, findFlaggedVisits } from '#extension';
import { row, run, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import { openHouse } from '#world/open-house.ts';
import { nowhere, proofAt, today, visitDraft } from '#world/visit-drafts.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, halima } = people;
const chidis = house.as(chidi);

const record = (change: Readonly<Record<string, unknown>> = {}, by: WorldPerson = chidi) =>
  house.as(by).call(recordVisit, visitDraft(change));

const proofOf = (visitId: string) =>
  row<{ code: string; away: number | null; flags: string[] }>(
    house.pool,
    sql`select code, metres_away as away, to_json(flags) as flags from extension.visit_proof where visit_id = ${visitId}`,
  );

describe('the farmer says whether a visit took place', () => {
  test('yes confirms it; no flags it, and to the manager looks like no answer', async () => {
    const [{ body: one }, { body: other }] = [await record(), await record()];
    const yes = await house.as(amina).call(confirmVisit, { visitId: one.id, tookPlace: true });
    expect(yes.body).toMatchObject({ isConfirmed: true });
    const no = await house.as(amina).call(confirmVisit, { visitId: other.id, tookPlace: false });
    expect(no.body).toMatchObject({ isConfirmed: false });
    expect(no.body).toEqual(other);
    const flagged = await findFlaggedVisits(house.pool, [chidi.accountId], new Date(0));
    expect(flagged.find(({ visitId }) => visitId === other.id)?.flags).toContain('farmer-said-no');
    expect(flagged.find(({ visitId }) => visitId === one.id)?.flags ?? []).not.toContain('farmer-said-no');
    const counts = await countFlags(house.pool, [chidi.accountId], new Date(0));
    expect(counts.find(({ flag }) => flag === 'farmer-said-no')?.total).toBe(1);
  });

  test('is for that farmer alone', async () => {
    const { body } = await record();
    const answer = { visitId: body.id, tookPlace: true };
    expect((await house.as(musa).call(confirmVisit, answer)).status).toBe(404);
    expect((await chidis.call(confirmVisit, answer)).status).toBe(403);
  });

  test('holds for a correction of the same day, and is asked again for another day', async () => {
    const { body: first } = await record({ proof: proofAt(12.2502) });
    await house.as(amina).call(confirmVisit, { visitId: first.id, tookPlace: true });
    const { body: same } = await record({ corrects: first.id, proof: null });
    expect(same).toMatchObject({ isConfirmed: true, seen: { accuracyMetres: 8 } });
    expect((await proofOf(same.id))?.flags).toEqual([]);
    const { body: moved } = await record({ corrects: same.id, visitedOn: '2026-05-31', proof: null });
    expect(moved).toMatchObject({ isConfirmed: false });
    expect((await proofOf(moved.id))?.flags).toEqual(['no-position']);
  });
});

describe('advice that is copied', () => {
  test('is flagged with the third farmer, however it was typed', async () => {
    const advice = 'Weed the rows twice before the rains end this year.';
    const { accountId } = halima;
    await run(
      house.pool,
      sql`insert into extension.visit (id, keeper_id, manager_id, manager_name, visited_on, purpose, advice, created_at)
          values (${newId()}, ${accountId}, ${chidi.accountId}, 'Chidi Okafor', ${today}, 'routine',
            ${`  ${advice.toUpperCase()}`}, now())`,
    );
    const { body: second } = await record({ keeperId: musa.accountId, farmId: null, advice, proof: nowhere() });
    expect((await proofOf(second.id))?.flags).toEqual(['no-position']);
    const { body: third } = await record({ advice: advice.replace(' ', '  '), proof: nowhere() });
    expect((await proofOf(third.id))?.flags).toEqual(['no-position', 'copied-text']);
  });

  test('is flagged too when a correction of the same day brings it in, once', async () => {
    const advice = 'Keep the seed dry and off the floor until it is planted.';
    const { body: first } = await record({ advice, proof: nowhere() });
    const { body: second } = await record({ keeperId: musa.accountId, farmId: null, advice, proof: nowhere() });
    expect([first, second].map(({ advice: said }) => said)).toEqual([advice, advice]);
    await run(
      house.pool,
      sql`insert into extension.visit (id, keeper_id, manager_id, manager_name, visited_on, purpose, advice, created_at)
          values (${newId()}, ${halima.accountId}, ${chidi.accountId}, 'Chidi Okafor', ${today}, 'routine', ${advice}, now())`,
    );
    const { body: own } = await record();
    expect((await proofOf(own.id))?.flags).toEqual(['no-position']);
    const { body: copied } = await record({ corrects: own.id, advice, proof: null });
    expect((await proofOf(copied.id))?.flags).toEqual(['copied-text']);
    const { body: again } = await record({ corrects: copied.id, advice, purpose: 'routine', proof: null });
    expect((await proofOf(again.id))?.flags).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openIssue, recordVisit } from '@shuka/domain/extension';
import { recordInspection, type InspectionDraft } from '@shuka/domain/reports';
import { registerSeason } from '@shuka/domain/seasons';
import { listFarmers, listInspections, readBoard, type FarmerList } from '@shuka/domain/supervision';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import { farms, people } from '#world';
import { answersOf, inspectionDraft } from '#world/inspections.ts';
import { openHouse } from '#world/open-house.ts';
import { seasonDraft } from '#world/season-drafts.ts';
import { today, visitDraft } from '#world/visit-drafts.ts';
import { openZone } from '#world/zones.ts';
import { farmerInCare } from '#world/farmer-in-care.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, halima } = people;
const managerId = chidi.accountId;
const ofMusa = farms[1]?.id ?? '';

let zoneId = '';
beforeAll(async () => {
  await run(house.pool, sql`update extension.issue set state = 'closed', closed_at = now() where state = 'open'`);
  zoneId = await openZone(house, { name: 'North', lgas: ['Bichi'], supervisor: halima, managers: [chidi] });
});

/** A farmer in Chidi's care since January, whom nobody visited. */
const farmerSinceJanuary = (): Promise<string> =>
  farmerInCare(house, chidi, { since: new Date('2026-01-05T08:00:00Z') });

const board = async () => {
  const { managers } = (await house.as(halima).call(readBoard, { zoneId })).body;
  const row = managers.find((one) => one.managerId === managerId);
  if (row === undefined) throw new Error('Chidi is not on the board.');
  return row;
};

const farmersIn = async (of: FarmerList): Promise<string[]> =>
  (await house.as(halima).call(listFarmers, { zoneId, managerId, of })).body.items.map(({ farmerId }) => farmerId);

const inspections = async (list: 'due' | 'failed' | 'overdue') =>
  (await house.as(halima).call(listInspections, { zoneId, managerId, list })).body.items;

describe('behind a figure of the board are as many farmers as it says', () => {
  const visit = (keeperId: string, visitedOn: string) =>
    house.as(chidi).call(recordVisit, visitDraft({ keeperId, farmId: null, visitedOn }));
  const matches = async (farmerId: string): Promise<string[]> => {
    const { farmers, visitedShort, visitedLong, overdue } = await board();
    const [late, short, long] = [
      await farmersIn('overdue'),
      await farmersIn('unvisited-short'),
      await farmersIn('unvisited-long'),
    ];
    expect([late.length, short.length, long.length]).toEqual([overdue, farmers - visitedShort, farmers - visitedLong]);
    return [late, short, long].map((list) => String(list.includes(farmerId)));
  };

  test('overdue, and without a visit in the month and in the season', async () => {
    const sule = await farmerSinceJanuary();
    expect(await matches(sule)).toEqual(['true', 'true', 'true']);
    await visit(sule, '2026-04-01');
    expect(await matches(sule)).toEqual(['true', 'true', 'false']);
    await visit(sule, today);
    expect(await matches(sule)).toEqual(['false', 'false', 'false']);
  });

  test('whose problems wait', async () => {
    expect(await farmersIn('open-issues')).toEqual([]);
    const told = { farmId: null, kind: 'pests', description: 'Worms.', photoIds: [], voiceId: null };
    await house.as(amina).call(openIssue, { id: newId(), keeperId: amina.accountId, ...told });
    expect(await farmersIn('open-issues')).toEqual([amina.accountId]);
  });
});

describe('inspections that wait', () => {
  const record = (change: Partial<InspectionDraft>) =>
    house.as(chidi).call(recordInspection, inspectionDraft({ id: newId(), ...change }));
  const failing = (dueOn: string, itemId: string | null = 'drying-off-ground'): Partial<InspectionDraft> => ({
    answers: answersOf('harvest', itemId === null ? [] : [itemId]),
    nonConformities: [
      {
        id: newId(),
        itemId,
        grade: itemId === null ? 'minor' : 'major',
        description: 'Maize dries on bare ground.',
        correctiveAction: 'Dry it on the sheet.',
        dueOn,
      },
    ],
  });

  test('are due by the rule of the stage, until they are made', async () => {
    const before = await board();
    await house.as(chidi).call(registerSeason, seasonDraft({ plantedOn: '2026-06-05', crop: 'Sorghum' }));
    const [due] = (await inspections('due')).filter(({ farmerId }) => farmerId === musa.accountId);
    expect(due).toMatchObject({ inspectionId: null, stage: 'pre-planting', dueOn: '2026-06-05', openPoints: 0 });
    expect(due?.farmerName).toBe('Musa Ibrahim');
    expect((await board()).inspectionsDue).toBe(before.inspectionsDue + 1);
    await record({
      keeperId: musa.accountId,
      farmId: ofMusa,
      stage: 'pre-planting',
      answers: answersOf('pre-planting'),
      inspectedOn: today,
    });
    expect((await board()).inspectionsDue).toBe(before.inspectionsDue);
    expect((await inspections('due')).length).toBe(before.inspectionsDue);
  });

  test('failed, until somebody looked again and it passed', async () => {
    const before = await board();
    const { body: first } = await record(failing('2026-06-20'));
    expect((await board()).inspectionsFailed).toBe(before.inspectionsFailed + 1);
    const [failed] = (await inspections('failed')).filter((one) => one.inspectionId === first.id);
    expect(failed).toMatchObject({ farmerName: 'Amina Yusuf', stage: 'harvest', openPoints: 1, dueOn: '2026-06-20' });
    expect((await inspections('overdue')).map((one) => one.inspectionId)).not.toContain(first.id);
    const carried = first.nonConformities.map((one) => ({ ...one, isClosed: true, note: '' }));
    await record({ follows: first.id, answers: [], carried });
    expect((await board()).inspectionsFailed).toBe(before.inspectionsFailed);
    expect((await inspections('failed')).map((one) => one.inspectionId)).not.toContain(first.id);
  });

  test('late to be mended, from the day after the one that was agreed, a re-visit that left it open too', async () => {
    const before = await board();
    const { body: first } = await record(failing('2026-05-31', null));
    expect((await board()).actionsOverdue).toBe(before.actionsOverdue + 1);
    const carried = first.nonConformities.map((one) => ({ ...one, isClosed: false, note: '' }));
    const { body: second } = await record({ follows: first.id, answers: [], carried });
    const ids = (await inspections('overdue')).map((one) => one.inspectionId);
    expect([ids.includes(first.id), ids.includes(second.id)]).toEqual([false, true]);
    const { body: mended } = await record({
      corrects: second.id,
      follows: first.id,
      reason: 'It was dry.',
      answers: [],
      carried: carried.map((one) => ({ ...one, isClosed: true })),
    });
    expect(mended.outcome).toBe('passed');
    expect((await board()).actionsOverdue).toBe(before.actionsOverdue);
  });

  test('are for whoever supervises the manager alone', async () => {
    const asked = { zoneId, managerId, list: 'due' };
    expect((await house.as(chidi).call(listInspections, asked)).status).toBe(404);
    expect((await house.as(amina).call(listInspections, asked)).status).toBe(403);
    const elsewhere = { ...asked, managerId: halima.accountId };
    expect((await house.as(halima).call(listInspections, elsewhere)).status).toBe(404);
  });
});

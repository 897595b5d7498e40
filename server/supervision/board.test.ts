import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmVisit, openIssue, recordVisit } from '@shuka/domain/extension';
import { listFarmers, readBoard, readManager, seeNote, writeNote } from '@shuka/domain/supervision';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { rows, run, sql } from '#kit/db.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { proofAt, today, visitDraft } from '#world/visit-drafts.ts';
import { openZone } from '#world/zones.ts';
import { farmerInCare } from '#world/farmer-in-care.ts';
import { insertNote } from './note-store.ts';
import { synced } from './synced.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, halima, ngozi } = people;

let zoneId = '';
beforeAll(async () => {
  await run(house.pool, sql`update extension.issue set state = 'closed', closed_at = now() where state = 'open'`);
  zoneId = await openZone(house, { name: 'North', lgas: ['Bichi'], supervisor: halima, managers: [chidi] });
});

const board = async (by: typeof halima | typeof ngozi = halima) =>
  (await house.as(by).call(readBoard, { zoneId })).body;
const rowOfChidi = async () => (await board()).managers.find(({ managerId }) => managerId === chidi.accountId);
const visit = (change: Readonly<Record<string, unknown>> = {}) => house.as(chidi).call(recordVisit, visitDraft(change));
const pageOfChidi = async () => (await house.as(halima).call(readManager, { zoneId, managerId: chidi.accountId })).body;

/** A farmer in Chidi's care since January. */
const newFarmer = (): Promise<string> => farmerInCare(house, chidi, { since: new Date('2026-01-05T08:00:00Z') });

describe('the board', () => {
  test('counts a farmer by the last visit: overdue, seen in the season, seen in the month', async () => {
    const before = await rowOfChidi();
    expect(before).toMatchObject({ name: 'Chidi Okafor', farmers: 2, openIssues: 0, oldestIssueAt: null });
    const { visitedShort = 0, visitedLong = 0, overdue = 0, visitsThisMonth = 0 } = before ?? {};
    const keeperId = await newFarmer();
    expect(await rowOfChidi()).toMatchObject({ farmers: 3, visitedShort, visitedLong, overdue: overdue + 1 });
    const visitOn = (visitedOn: string) => visit({ keeperId, farmId: null, visitedOn });
    await visitOn('2026-03-20');
    expect(await rowOfChidi()).toMatchObject({ visitedShort, visitedLong: visitedLong + 1, overdue: overdue + 1 });
    await visitOn('2026-05-10');
    const seen = { visitedShort: visitedShort + 1, visitedLong: visitedLong + 1, overdue };
    expect(await rowOfChidi()).toMatchObject({ ...seen, visitsThisMonth });
    await visitOn(today);
    expect(await rowOfChidi()).toMatchObject({ ...seen, visitsThisMonth: visitsThisMonth + 1 });
  });

  test('does not count a visit by a day that was corrected away', async () => {
    const keeperId = await newFarmer();
    const { visitedShort = 0 } = (await rowOfChidi()) ?? {};
    const { body: wrong } = await visit({ keeperId, farmId: null, visitedOn: '2026-05-30' });
    expect(await rowOfChidi()).toMatchObject({ visitedShort: visitedShort + 1 });
    await visit({ keeperId, farmId: null, visitedOn: '2026-04-01', corrects: wrong.id });
    expect(await rowOfChidi()).toMatchObject({ visitedShort });
  });

  test('shows problems that wait, and since when', async () => {
    const told = { farmId: null, kind: 'pests', description: 'Worms.', photoIds: [], voiceId: null };
    const issue = { id: newId(), keeperId: amina.accountId, ...told };
    const { body } = await house.as(amina).call(openIssue, issue);
    expect(await rowOfChidi()).toMatchObject({ openIssues: 1, oldestIssueAt: body.openedAt });
  });

  test('shows what was flagged, and what the farmer said did not take place', async () => {
    const { body: short } = await visit({ proof: proofAt(12.25, { endedAt: `${today}T07:01:00.000Z` }) });
    await house.as(amina).call(confirmVisit, { visitId: short.id, tookPlace: false });
    const flags = new Map((await rowOfChidi())?.flags.map(({ flag, total }) => [flag, total]));
    expect([flags.get('too-short'), flags.get('farmer-said-no')]).toEqual([1, 1]);
    expect(flags.get('no-position')).toBeGreaterThan(2);
    const { flagged } = await pageOfChidi();
    expect(flagged.find(({ visitId }) => visitId === short.id)).toMatchObject({
      farmerName: 'Amina Yusuf',
      flags: expect.arrayContaining(['too-short', 'farmer-said-no']),
      minutes: 1,
      accuracyMetres: 8,
      code: 'none',
      farmerSays: false,
      advice: short.advice,
    });
    expect(JSON.stringify(flagged)).not.toContain('8.2606');
  });

  test('is read by an admin too, and by nobody without the duty', async () => {
    expect((await board(ngozi)).managers).toHaveLength(1);
    expect((await house.as(chidi).call(readBoard, { zoneId })).status).toBe(404);
    expect((await house.as(amina).call(readBoard, { zoneId })).status).toBe(403);
  });
});

describe('the page of a manager', () => {
  test('lists their farmers with village and last visit', async () => {
    const asked = { zoneId, managerId: chidi.accountId, limit: '1' };
    const { items, next } = (await house.as(halima).call(listFarmers, asked)).body;
    expect([items.map(({ lastName }) => lastName), next === null]).toEqual([['Danladi'], false]);
    const musas = (await house.as(halima).call(listFarmers, { ...asked, search: 'musa' })).body.items;
    await visit({ keeperId: musa.accountId, farmId: null, visitedOn: today });
    const after = (await house.as(halima).call(listFarmers, { ...asked, search: 'musa' })).body.items;
    expect([musas[0]?.farmerId, after[0]?.lastVisitOn]).toEqual([musa.accountId, today]);
    const { villages, farmers } = await pageOfChidi();
    expect([villages.reduce((sum, one) => sum + one.farmers, 0), farmers]).toEqual([4, 4]);
  });

  test('is not there for a manager who is not posted to the zone', async () => {
    for (const managerId of [halima.accountId, newId()]) {
      expect((await house.as(halima).call(readManager, { zoneId, managerId })).status).toBe(404);
      expect((await house.as(halima).call(listFarmers, { zoneId, managerId })).status).toBe(404);
    }
  });
});

describe('a coaching note', () => {
  const write = (text: string, managerId: string = chidi.accountId) =>
    house.as(halima).call(writeNote, { id: newId(), zoneId, managerId, text });
  const phoneRowOf = async (accountId: string) => {
    const [row] = (await synced[0]?.read(house.pool, [accountId])) ?? [];
    return JSON.parse(row?.text ?? 'null') as { notes: { text: string; seenAt: string | null }[]; postedTo: object };
  };

  test('comes to the phone of the manager, who says that they have read it', async () => {
    const { status, body } = await write('Stay longer at each farm.');
    expect([status, body.byName]).toEqual([201, 'Halima Sani']);
    expect(await phoneRowOf(chidi.accountId)).toMatchObject({
      notes: [{ text: 'Stay longer at each farm.', seenAt: null }],
      postedTo: { zoneId, name: 'North' },
    });
    const seen = (await house.as(chidi).call(seeNote, { noteId: body.id })).body.seenAt;
    house.clock.move({ hours: 2 });
    expect((await house.as(chidi).call(seeNote, { noteId: body.id })).body.seenAt).toBe(seen);
    expect((await phoneRowOf(chidi.accountId)).notes[0]?.seenAt).toBe(seen);
    expect((await pageOfChidi()).notes[0]?.seenAt).toBe(seen);
  });

  test('is told to the phone as a change', async () => {
    const revOf = async () =>
      (
        await rows<{ rev: number }>(
          house.pool,
          sql`select rev from sync.change where scope_id = ${chidi.accountId} and type = 'guidance'`,
        )
      )[0]?.rev ?? 0;
    const before = await revOf();
    await write('Well done in Bichi.');
    expect(await revOf()).toBeGreaterThan(before);
  });

  test('comes with the others in one line, which is how a pull brings it', async () => {
    await write('One more,\nin two lines.');
    const [row] = (await synced[0]?.read(house.pool, [chidi.accountId])) ?? [];
    expect((await phoneRowOf(chidi.accountId)).notes.length).toBeGreaterThan(1);
    expect(row?.text).not.toContain('\n');
  });

  test('is written to managers of the zone alone, and said to be read by nobody else', async () => {
    expect((await write('To whom?', halima.accountId)).status).toBe(404);
    const { body } = await write('For Chidi.');
    expect((await house.as(halima).call(seeNote, { noteId: body.id })).status).toBe(404);
    expect((await write(' ')).body.errors).toEqual([{ field: 'text', says: 'board.noteRequired' }]);
  });

  test('written in the zone a manager was in before is not read by the supervisor of the next', async () => {
    const was = { id: newId(), managerId: chidi.accountId, byId: ngozi.accountId, byName: 'Ngozi Eze' };
    const other = { id: newId(), name: 'Was before', stateCode: 'KN' };
    await run(
      house.pool,
      sql`insert into supervision.zone (id, name, state_code, created_at) values (${other.id}, ${other.name}, ${other.stateCode}, now())`,
    );
    await insertNote(house.pool, { ...was, zoneId: other.id, text: 'Said in the zone before.' }, house.clock.now());
    const own = { id: newId(), zoneId: other.id, managerId: chidi.accountId, byId: halima.accountId };
    await insertNote(house.pool, { ...own, byName: 'Halima Sani', text: 'Said by Halima there.' }, house.clock.now());
    const texts = (await pageOfChidi()).notes.map(({ text }) => text);
    expect(texts).not.toContain('Said in the zone before.');
    expect(texts).toEqual(expect.arrayContaining(['Said by Halima there.', 'For Chidi.']));
    expect((await phoneRowOf(chidi.accountId)).notes.map(({ text }) => text)).toContain('Said in the zone before.');
  });

  test('cannot be changed or taken back', async () => {
    const { body } = await write('This stays.');
    const change = run(house.pool, sql`update supervision.note set text = '' where id = ${body.id}`);
    await expect(change).rejects.toThrow('keeps what was said');
    const removal = run(house.pool, sql`delete from supervision.note where id = ${body.id}`);
    await expect(removal).rejects.toThrow('keeps what was said');
  });
});

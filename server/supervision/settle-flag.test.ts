import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmVisit, recordVisit } from '@shuka/domain/extension';
import { readBoard, readManager, settleFlag } from '@shuka/domain/supervision';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { proofAt, today, visitDraft } from '#world/visit-drafts.ts';
import { openZone } from '#world/zones.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, chidi, halima } = people;
const managerId = chidi.accountId;

let zoneId = '';
beforeAll(async () => {
  zoneId = await openZone(house, { name: 'North', lgas: ['Bichi'], supervisor: halima, managers: [chidi, halima] });
});

/** A visit of a minute that the phone says took place near Bichi. */
const shortVisit = async (): Promise<string> => {
  const proof = proofAt(12.25, { endedAt: `${today}T07:01:00.000Z` });
  return (await house.as(chidi).call(recordVisit, visitDraft({ proof }))).body.id;
};

const settle = (visitId: string, flags: readonly string[], more: object = {}) =>
  house
    .as(halima)
    .call(settleFlag, { id: newId(), zoneId, managerId, visitId, flags, reason: 'I called her.', ...more });

const totalOf = async (flag: string): Promise<number> => {
  const { managers } = (await house.as(halima).call(readBoard, { zoneId })).body;
  const row = managers.find((one) => one.managerId === managerId);
  return row?.flags.find((one) => one.flag === flag)?.total ?? 0;
};

const page = async (asked: object = {}) =>
  (await house.as(halima).call(readManager, { zoneId, managerId, ...asked })).body;

describe('a mark of a visit that was looked into', () => {
  test('leaves the count and the list, and stays to be read with who said what when', async () => {
    const [visitId, before] = [await shortVisit(), await totalOf('too-short')];
    const { status, body } = await settle(visitId, ['too-short']);
    const said = { visitId, flags: ['too-short'], reason: 'I called her.', byName: 'Halima Sani' };
    expect([status, body]).toEqual([201, { id: body.id, ...said, createdAt: expect.stringMatching(/^2026-06-01T/) }]);
    expect(await totalOf('too-short')).toBe(before - 1);
    const { flagged, settled } = await page();
    expect(flagged.find((one) => one.visitId === visitId)?.flags ?? []).not.toContain('too-short');
    expect(settled[0]).toEqual({ ...body, farmerName: 'Amina Yusuf', visitedOn: today });
  });

  test('leaves the other marks of the visit standing, and one that comes later too', async () => {
    const visitId = await shortVisit();
    await settle(visitId, ['too-short']);
    await house.as(amina).call(confirmVisit, { visitId, tookPlace: false });
    expect((await page()).flagged.find((one) => one.visitId === visitId)?.flags).toContain('farmer-said-no');
    expect((await settle(visitId, ['farmer-said-no'])).status).toBe(201);
  });

  test('can be asked for by its kind', async () => {
    const visitId = await shortVisit();
    const found = (await page({ flag: 'too-short' })).flagged;
    expect(found.map((one) => one.visitId)).toContain(visitId);
    expect(found.every(({ flags }) => flags.includes('too-short'))).toBe(true);
    await settle(visitId, ['too-short']);
    const after = (await page({ flag: 'too-short' })).flagged;
    expect(after.map((one) => one.visitId)).not.toContain(visitId);
  });

  test('cannot be changed or taken back', async () => {
    const { body } = await settle(await shortVisit(), ['too-short']);
    const change = run(house.pool, sql`update supervision.settlement set reason = 'No.' where id = ${body.id}`);
    await expect(change).rejects.toThrow('settlement');
    const removal = run(house.pool, sql`delete from supervision.settlement where id = ${body.id}`);
    await expect(removal).rejects.toThrow('settlement');
  });
});

describe('settling refuses', () => {
  test('what nobody raised, and what was settled already, also when two do it at once', async () => {
    const visitId = await shortVisit();
    expect((await settle(visitId, ['late'])).body.code).toBe('nothing-to-settle');
    const both = await Promise.all([settle(visitId, ['too-short']), settle(visitId, ['too-short'])]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await settle(visitId, ['too-short'])).body.code).toBe('nothing-to-settle');
  });

  test('no reason, and no mark', async () => {
    const visitId = await shortVisit();
    const { body } = await settle(visitId, [], { reason: ' ' });
    expect(body.errors).toEqual([
      { field: 'flags', says: 'board.flagsRequired' },
      { field: 'reason', says: 'board.foundRequired' },
    ]);
  });

  test("one's own visits", async () => {
    const own = await settle(await shortVisit(), ['too-short'], { managerId: halima.accountId });
    expect([own.status, own.body.code]).toEqual([409, 'own-visit']);
  });

  test('a visit that is not there, or of a manager of another zone, and anybody without the duty', async () => {
    expect((await settle(newId(), ['too-short'])).status).toBe(404);
    const visitId = await shortVisit();
    expect((await settle(visitId, ['too-short'], { managerId: newId() })).status).toBe(404);
    const asked = { id: newId(), zoneId, managerId, visitId, flags: ['too-short'], reason: 'Mine.' };
    expect((await house.as(chidi).call(settleFlag, asked)).status).toBe(404);
  });
});

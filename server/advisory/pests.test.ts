import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listOutbreaks, readCaseTimes, recordScouting, type ScoutingDraft } from '@shuka/domain/advisory';
import { answerIssue, closeIssue, openIssue } from '@shuka/domain/extension';
import { addPhoto, removePhoto } from '@shuka/domain/farms';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { registerSeason } from '@shuka/domain/seasons';
import { run, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import { openHouse } from '#world/open-house.ts';
import { openPhone } from '#world/phone.ts';
import { scoutingDraft } from '#world/scouting-drafts.ts';
import { seasonDraft } from '#world/season-drafts.ts';
import { settlePerson } from '#world/settle-person.ts';
import { countOutbreaks } from './index.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, halima, ngozi } = people;
const season = seasonDraft({ crop: 'Maize', plantedOn: '2026-05-10' });
const walk = (change: Partial<ScoutingDraft> = {}) => scoutingDraft(season, change);
const record = (draft: ScoutingDraft, by: WorldPerson = musa) => house.as(by).call(recordScouting, draft);

beforeAll(async () => {
  await house.as(musa).call(registerSeason, season);
});

describe('looking for a pest', () => {
  test('is written down by the farmer, or by the manager in whose care they are, and reaches both phones', async () => {
    const draft = walk();
    const { status, body } = await record(draft);
    expect([status, body]).toEqual([201, { ...draft, by: musa.accountId, createdAt: expect.any(String) }]);
    expect((await record(walk(), chidi)).status).toBe(201);
    expect([(await record(walk(), halima)).status, (await record(walk(), amina)).status]).toEqual([404, 404]);
    const phone = await openPhone(house, chidi);
    const pulled = (await phone.pull()).filter((line) => JSON.stringify(line).includes(draft.id));
    expect(JSON.stringify(pulled)).toContain('"hits":[1,2,0,3,1]');
  });

  test('is taken from a phone that had no network, once however often it is sent', async () => {
    const phone = await openPhone(house, musa);
    const draft = walk({ note: 'Under the leaves *' });
    const items = phone.number([['advisory.recordScouting', draft]]);
    for (const sent of [items, items]) expect((await phone.push(sent)).status).toBe(200);
    const kept = await house.pool.query(`select note from advisory.scouting where id = '${draft.id}'`);
    expect(kept.rows).toEqual([{ note: 'Under the leaves *' }]);
  });

  test('is corrected once, and nothing that was written is ever changed', async () => {
    const first = walk();
    await record(first);
    expect((await record(walk({ corrects: first.id, hits: [0, 0, 0, 0, 0] }))).status).toBe(201);
    const again = await record(walk({ corrects: first.id }));
    expect([again.status, again.body.code]).toEqual([409, 'corrected-already']);
    expect((await record(walk({ corrects: newId() }))).status).toBe(404);
    await expect(house.pool.query('delete from advisory.scouting')).rejects.toThrow('never changed');
  });

  test('shows its photos, which nobody takes from the farm while it stands', async () => {
    const part = { sha256: 'a'.repeat(64), sizeBytes: 900 };
    const photo = { id: newId(), farmId: season.farmId, plotId: null, thumb: part, full: part };
    await house.as(musa).call(addPhoto, { ...photo, takenAt: '2026-05-31T07:00:00.000Z' });
    const draft = walk({ photoIds: [photo.id] });
    expect((await record(draft)).body.photoIds).toEqual([photo.id]);
    const removed = await house.as(musa).call(removePhoto, { photoId: photo.id });
    expect([removed.status, removed.body.code]).toEqual([409, 'photo-in-use']);
    const many = await record(walk({ photoIds: [newId(), newId(), newId(), newId()] }));
    expect(many.body.errors).toEqual([{ field: 'photoIds', says: 'scouting.photosTooMany' }]);
  });

  test.each([
    ['more plants than were looked at', { hits: [11] }, 'hits', 'scouting.hitsTooMany'],
    ['no spot', { hits: [] }, 'hits', 'scouting.hitsRequired'],
    ['a day to come', { scoutedOn: '2026-06-09' }, 'scoutedOn', 'scouting.inFuture'],
    ['a day before planting', { scoutedOn: '2026-05-01' }, 'scoutedOn', 'scouting.beforePlanting'],
    ['a pest there is none of', { pest: 'dragon' }, 'pest', 'scouting.pestRequired'],
  ])('refuses %s, beside the field', async (_what, change, field, says) => {
    const { status, body } = await record(walk(change as Partial<ScoutingDraft>));
    expect([status, body.errors]).toEqual([400, [{ field, says }]]);
  });
});

describe('the outbreak map', () => {
  /** Walks of farmers with no names, straight into the table: their fields are near each other. */
  const walks = async (farmers: number, square: readonly [number, number], hits: readonly number[]): Promise<void> => {
    for (let place = 0; place < farmers; place += 1) {
      const keeperId = await settlePerson(house.pool, house.clock.now());
      await run(
        house.pool,
        sql`insert into advisory.scouting (id, season_id, farm_id, keeper_id, pest, stage, scouted_on, plants_per_spot,
              hits, photo_ids, note, recorded_by, square_east, square_north, created_at)
            values (${newId()}, ${season.id}, ${season.farmId}, ${keeperId}, 'stem-borer', 'early', '2026-05-30', 10,
              ${hits}::smallint[], '{}', '', ${keeperId}, ${square[0]}, ${square[1]}, ${house.clock.now()})`,
      );
    }
  };
  const shown = async () => {
    await countOutbreaks(house.pool, house.clock.now());
    return (await house.as(musa).call(listOutbreaks, { pest: 'stem-borer' })).body;
  };

  test('shows a square once five farmers looked there, and never how many of a few were hit', async () => {
    expect((await house.as(chidi).call(listOutbreaks, { pest: 'blast' })).body).toMatchObject({
      countedAt: null,
      cells: [],
    });
    await walks(4, [33, 48], [3]);
    await record(walk({ pest: 'stem-borer', hits: [0] }));
    await record(walk({ pest: 'stem-borer', hits: [0] }));
    await walks(4, [34, 48], [3]);
    const before = await shown();
    expect(before.cells).toEqual([]);
    expect([before.from, before.until]).toEqual(['2026-05-05', '2026-06-01']);
    await walks(1, [34, 48], [0]);
    const { cells } = await shown();
    expect(cells).toEqual([{ corner: [8.5, 12], degrees: 0.25, farmers: 5, band: 'many' }]);
    house.clock.move({ seconds: 40 * 86_400 });
    await countOutbreaks(house.pool, house.clock.now());
    expect((await house.pool.query('select 1 from advisory.outbreak')).rowCount).toBe(0);
  });
});

test('how long people waited for the first word on a pest is counted, and a second word counts no time anew', async () => {
  const told = { keeperId: musa.accountId, farmId: season.farmId, kind: 'pests', photoIds: [], voiceId: null } as const;
  const ids = [newId(), newId(), newId()];
  const before = (await (await house.signIn(ngozi)).call(readCaseTimes, {})).body.waiting;
  const farmer = await house.signIn(musa);
  for (const id of ids) await farmer.call(openIssue, { ...told, id, description: 'Worms in the leaves' });
  const manager = await house.signIn(chidi);
  house.clock.move({ seconds: 7200 });
  await manager.call(answerIssue, { issueId: ids[0] ?? '', answer: 'Send a photo.', isSolved: false });
  house.clock.move({ seconds: 7200 });
  await manager.call(answerIssue, { issueId: ids[0] ?? '', answer: 'Pick them by hand.', isSolved: true });
  await farmer.call(closeIssue, { issueId: ids[1] ?? '' });
  const { body } = await (await house.signIn(ngozi)).call(readCaseTimes, {});
  expect([body.waiting - before, body.halfWithinHours, body.mostWithinHours]).toEqual([1, 2, 2]);
  expect(body.managers).toEqual([
    { managerId: chidi.accountId, name: 'Chidi Okafor', answered: 1, halfWithinHours: 2 },
  ]);
  expect(house.errors).toEqual([]);
});

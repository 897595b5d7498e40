import { afterAll, describe, expect, test } from 'vitest';
import { addPhoto, listPlots, readPhoto, registerPlot, removePlot, revisePlot, type Plot } from '@shuka/domain/farms';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { rows, sql } from '#kit/db.ts';
import { farms, people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { plotDraft, squareAt } from '#world/squares.ts';
import { synced } from './synced.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi } = people;
const [farmId = ''] = farms.map(({ id }) => id);

const somePlot = async (): Promise<Plot> =>
  (await house.as(amina).call(registerPlot, plotDraft(farmId, squareAt([8.3, 12.3])))).body;

const idsOf = async (): Promise<string[]> =>
  (await house.as(amina).call(listPlots, { farmId, limit: '100' })).body.items.map(({ id }) => id);

const remove = (plot: Plot, person: typeof amina | typeof chidi | typeof musa = amina) =>
  house.as(person).call(removePlot, { plotId: plot.id, revision: plot.revision });

const part = { sha256: 'a'.repeat(64), sizeBytes: 1000 };

describe('removing a plot', () => {
  test('does: it is on no list, on no phone and open to no change; its record stays', async () => {
    const plot = await somePlot();
    expect((await remove(plot, chidi)).status).toBe(200);
    expect(await idsOf()).not.toContain(plot.id);
    const again = { plotId: plot.id, was: { name: plot.name }, becomes: { name: 'Back' } };
    expect((await house.as(amina).call(revisePlot, again)).status).toBe(404);
    expect((await remove(plot)).status).toBe(404);
    expect(await synced.find(({ type }) => type === 'plot')?.read(house.pool, [plot.id])).toEqual([]);
    const noted = await rows(house.pool, sql`select scope_id, type, op from sync.change where id = ${plot.id}`);
    expect(noted).toEqual([{ scope_id: amina.accountId, type: 'plot', op: 'gone' }]);
    expect(await rows(house.pool, sql`select name from farms.plot where id = ${plot.id}`)).toEqual([
      { name: plot.name },
    ]);
  });

  test('takes its photos along', async () => {
    const plot = await somePlot();
    const photo = { id: newId(), farmId, plotId: plot.id, thumb: part, full: part, takenAt: '2026-05-30T07:00:00Z' };
    await house.as(amina).call(addPhoto, photo);
    await remove(plot);
    const noted = await rows(house.pool, sql`select op from sync.change where id = ${photo.id}`);
    expect(noted).toEqual([{ op: 'gone' }]);
    expect((await house.as(amina).call(readPhoto, { photoId: photo.id, part: 'thumb' })).status).toBe(404);
  });

  test('refuses when someone changed it since: the change beats the removal', async () => {
    const plot = await somePlot();
    const change = { plotId: plot.id, was: { name: plot.name }, becomes: { name: 'Fadama' } };
    await house.as(chidi).call(revisePlot, change);
    const { status, body } = await remove(plot);
    expect([status, body.code]).toEqual([409, 'changed-elsewhere']);
    expect(await idsOf()).toContain(plot.id);
  });

  test('of a removal and a change at once, the change is refused or the removal is; never are both done', async () => {
    for (let round = 0; round < 8; round += 1) {
      const plot = await somePlot();
      const change = { plotId: plot.id, was: { name: plot.name }, becomes: { name: 'Fadama' } };
      const [removed, changed] = await Promise.all([remove(plot), house.as(chidi).call(revisePlot, change)]);
      expect([
        [200, 404],
        [409, 200],
      ]).toContainEqual([removed.status, changed.status]);
    }
  });

  test("refuses another's plot as if it were not there", async () => {
    const plot = await somePlot();
    expect((await remove(plot, musa)).status).toBe(404);
    expect(await idsOf()).toContain(plot.id);
  });
});

import { afterAll, describe, expect, test } from 'vitest';
import { listPlots, plotChangesOf, registerPlot, revisePlot, type Plot } from '@shuka/domain/farms';
import { rows, sql } from '#kit/db.ts';
import { farms, people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { plotDraft, squareAt, walked } from '#world/squares.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, ngozi } = people;
const [farmId = '', ofMusa = ''] = farms.map(({ id }) => id);

const someSquare = squareAt([8.3, 12.3]);
const larger = squareAt([8.3, 12.3], 0.0015);
const smaller = squareAt([8.3, 12.3], 0.0005);

const somePlot = async (): Promise<Plot> => {
  const { body } = await house.as(amina).call(registerPlot, plotDraft(farmId, someSquare, { name: 'Fadama' }));
  return body;
};

const asKept = async (plotId: string): Promise<Plot | undefined> => {
  const { body } = await house.as(amina).call(listPlots, { farmId, limit: '100' });
  return body.items.find(({ id }) => id === plotId);
};

const clashesOf = (plotId: string) =>
  rows(
    house.pool,
    sql`select field, now_value, other_value, now_by, other_by from farms.clash where plot_id = ${plotId} order by id`,
  );

const rename = (plot: Plot, name: string) => ({ plotId: plot.id, was: { name: plot.name }, becomes: { name } });

const redraw = (plot: Plot, boundary: Plot['boundary']) => ({
  plotId: plot.id,
  was: { boundary: plot.boundary, ...walked },
  becomes: { boundary, capturedBy: 'tapped', accuracyMetres: null, looksMocked: false },
});

describe('revising a plot', () => {
  test('does: a new name leaves the land as it is', async () => {
    const plot = await somePlot();
    const { status, body } = await house.as(amina).call(revisePlot, rename(plot, 'Fadama ta kudu'));
    expect([status, body]).toEqual([200, { ...plot, name: 'Fadama ta kudu', revision: 2 }]);
    expect(await asKept(plot.id)).toEqual(body);
  });

  test('does: a new boundary has a new area, and is compared with the neighbours again', async () => {
    const plot = await somePlot();
    const land = squareAt([8.35, 12.35]);
    await house.as(musa).call(registerPlot, plotDraft(ofMusa, land));
    const { body } = await house.as(amina).call(revisePlot, redraw(plot, land));
    expect(body).toMatchObject({ boundary: land, capturedBy: 'tapped', accuracyMetres: null, revision: 2 });
    expect(body.overlapHectares).toBe(body.areaHectares);
  });

  test('keeps both when one renamed it and the other drew it anew', async () => {
    const plot = await somePlot();
    await house.as(chidi).call(revisePlot, rename(plot, 'Fadama ta kudu'));
    const { body } = await house.as(amina).call(revisePlot, redraw(plot, larger));
    expect(body).toMatchObject({ name: 'Fadama ta kudu', boundary: larger, revision: 3 });
    expect(await clashesOf(plot.id)).toEqual([]);
  });

  test('of two names the later stands, and both are kept with who said them', async () => {
    const plot = await somePlot();
    await house.as(chidi).call(revisePlot, rename(plot, 'Plot of Chidi'));
    await house.as(amina).call(revisePlot, rename(plot, 'Plot of Amina'));
    expect((await asKept(plot.id))?.name).toBe('Plot of Amina');
    const values = { now_value: { name: 'Plot of Amina' }, other_value: { name: 'Plot of Chidi' } };
    const by = { now_by: amina.accountId, other_by: chidi.accountId };
    expect(await clashesOf(plot.id)).toEqual([{ field: 'plotName', ...values, ...by }]);
  });

  test('of two boundaries the first stands, and the other is kept for people to choose', async () => {
    const plot = await somePlot();
    const stands = (await house.as(chidi).call(revisePlot, redraw(plot, larger))).body;
    const { status, body } = await house.as(amina).call(revisePlot, redraw(plot, smaller));
    expect([status, body]).toEqual([200, { ...stands, revision: 3 }]);
    const how = { capturedBy: 'tapped', accuracyMetres: null, looksMocked: false };
    const values = { now_value: { boundary: larger, ...how }, other_value: { boundary: smaller, ...how } };
    const by = { now_by: chidi.accountId, other_by: amina.accountId };
    expect(await clashesOf(plot.id)).toEqual([{ field: 'boundary', ...values, ...by }]);
  });

  test('a boundary that clashes does not hold back the name that came with it', async () => {
    const plot = await somePlot();
    await house.as(chidi).call(revisePlot, redraw(plot, larger));
    const both = redraw(plot, smaller);
    const becomes = { ...both.becomes, name: 'Fadama ta kudu' };
    const change = { ...both, was: { ...both.was, name: plot.name }, becomes };
    const { body } = await house.as(amina).call(revisePlot, change);
    expect(body).toMatchObject({ name: 'Fadama ta kudu', boundary: larger });
    expect(await clashesOf(plot.id)).toMatchObject([{ field: 'boundary' }]);
  });

  test('the other boundary can be put in place after all, by one who saw what stands', async () => {
    const plot = await somePlot();
    const stands = (await house.as(chidi).call(revisePlot, redraw(plot, larger))).body;
    await house.as(amina).call(revisePlot, redraw(plot, smaller));
    const changes = plotChangesOf(stands, { ...stands, boundary: smaller });
    const { body } = await house.as(amina).call(revisePlot, { plotId: plot.id, ...changes });
    expect(body.boundary).toEqual(smaller);
    expect(await clashesOf(plot.id)).toHaveLength(1);
  });

  test('the same boundary from both is no clash', async () => {
    const plot = await somePlot();
    const first = await house.as(chidi).call(revisePlot, redraw(plot, larger));
    expect((await house.as(amina).call(revisePlot, redraw(plot, larger))).body).toEqual(first.body);
    expect(await clashesOf(plot.id)).toEqual([]);
  });

  test('refuses a boundary that crosses itself, one without how it was found, and changes of anything else', async () => {
    const plot = await somePlot();
    const [a, b, c, d] = someSquare as [
      Plot['boundary'][0],
      Plot['boundary'][0],
      Plot['boundary'][0],
      Plot['boundary'][0],
    ];
    const crossed = await house.as(amina).call(revisePlot, redraw(plot, [a, c, b, d]));
    expect([crossed.status, crossed.body.errors]).toEqual([400, [{ field: 'boundary', says: 'plots.crossesItself' }]]);
    for (const becomes of [{ boundary: larger }, { capturedBy: 'typed' }, { farmId: ofMusa }, { areaHectares: 100 }])
      expect((await house.as(amina).call(revisePlot, { plotId: plot.id, was: {}, becomes })).status).toBe(400);
    expect(await asKept(plot.id)).toEqual(plot);
  });

  test('refuses another farmer, and an admin, who may only look', async () => {
    const plot = await somePlot();
    expect((await house.as(musa).call(revisePlot, rename(plot, 'Mine'))).status).toBe(404);
    expect((await house.as(ngozi).call(revisePlot, rename(plot, 'Mine'))).status).toBe(403);
    expect(await asKept(plot.id)).toEqual(plot);
  });
});

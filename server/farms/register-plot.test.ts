import { afterAll, describe, expect, test } from 'vitest';
import { listPlots, mostPlots, registerFarm, registerPlot, type Plot } from '@shuka/domain/farms';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { row, run, sql } from '#kit/db.ts';
import { farms, people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { plotDraft, squareAt } from '#world/squares.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, halima, ngozi } = people;
const [ofAmina = '', ofMusa = ''] = farms.map(({ id }) => id);

/** A farm of its own, so that tests do not count each other's plots. */
const someFarm = async (keeper: typeof amina | typeof musa = amina): Promise<string> => {
  const farm = { id: newId(), name: 'Gona', stateCode: 'KN', lga: 'Bichi', sizeBand: 'small', crop: 'Millet' };
  return (await house.as(keeper).call(registerFarm, farm)).body.id;
};

const plotsOf = async (farmId: string) => (await house.as(ngozi).call(listPlots, { farmId, limit: '100' })).body.items;

describe('registering a plot does', () => {
  test('answers the plot with its area as it is kept, and it is on the list', async () => {
    const farmId = await someFarm();
    const draft = plotDraft(farmId, squareAt([8.3, 12.3]));
    const { status, body } = await house.as(amina).call(registerPlot, draft);
    const made = { keeperId: amina.accountId, revision: 1, createdAt: expect.stringMatching(/^2026-06-01T.*Z$/) };
    expect(status).toBe(201);
    expect(body).toEqual({ ...draft, ...made, areaHectares: 1.20338, overlapHectares: 0 });
    expect(await plotsOf(farmId)).toEqual([body]);
  });

  test('keeps corners to a tenth of a metre, however many digits a phone makes up', async () => {
    const farmId = await someFarm();
    const draft = plotDraft(
      farmId,
      squareAt([8.3, 12.3]).map(([x, y]) => [x + 0.000000249, y - 0.000000249]),
    );
    const { body } = await house.as(amina).call(registerPlot, draft);
    expect(body.boundary).toEqual(squareAt([8.3, 12.3]));
  });

  test('for a farmer in one’s care: the plot is hers, and who drew it is remembered', async () => {
    const draft = plotDraft(await someFarm(), squareAt([8.3, 12.3]));
    const { status, body } = await house.as(chidi).call(registerPlot, draft);
    expect([status, body.keeperId]).toEqual([201, amina.accountId]);
    const said = await row(house.pool, sql`select said_by from farms.plot where id = ${draft.id}`);
    expect(said).toEqual({ said_by: { plotName: chidi.accountId, boundary: chidi.accountId } });
  });
});

describe('land of two keepers', () => {
  test('that overlaps is measured on the plot that comes in', async () => {
    const first = plotDraft(await someFarm(), squareAt([8.4, 12.4]));
    await house.as(amina).call(registerPlot, first);
    const half = plotDraft(await someFarm(musa), squareAt([8.4005, 12.4]));
    const { body } = await house.as(musa).call(registerPlot, half);
    expect(body.overlapHectares).toBeCloseTo(body.areaHectares / 2, 3);
  });

  test('is measured against every neighbour, and never as more than the plot itself', async () => {
    for (const east of [0, 0.0004]) {
      const neighbour = plotDraft(await someFarm(musa), squareAt([8.5 + east, 12.4]));
      await house.as(musa).call(registerPlot, neighbour);
    }
    const inside = plotDraft(await someFarm(), squareAt([8.5005, 12.4002], 0.0002));
    const { body } = await house.as(amina).call(registerPlot, inside);
    expect(body.overlapHectares).toBe(body.areaHectares);
  });

  test('that only touches, or whose boxes alone meet, does not overlap', async () => {
    const corner = plotDraft(await someFarm(), [
      [8.6, 12.4],
      [8.602, 12.4],
      [8.6, 12.402],
    ]);
    await house.as(amina).call(registerPlot, corner);
    for (const boundary of [squareAt([8.602, 12.4]), squareAt([8.6015, 12.4015], 0.0004)]) {
      const { body } = await house.as(musa).call(registerPlot, plotDraft(await someFarm(musa), boundary));
      expect(body.overlapHectares).toBe(0);
    }
  });

  test('of the same keeper, or of a plot that was removed, is no overlap', async () => {
    const gone = plotDraft(await someFarm(musa), squareAt([8.7, 12.4]));
    await house.as(musa).call(registerPlot, gone);
    await run(house.pool, sql`update farms.plot set removed_at = now() where id = ${gone.id}`);
    await house.as(amina).call(registerPlot, plotDraft(await someFarm(), squareAt([8.7, 12.4])));
    const { body } = await house.as(amina).call(registerPlot, plotDraft(await someFarm(), squareAt([8.7, 12.4])));
    expect(body.overlapHectares).toBe(0);
  });
});

describe('registering a plot refuses', () => {
  const crossing = [
    [8.3, 12.3],
    [8.301, 12.301],
    [8.301, 12.3],
    [8.3, 12.301],
  ] as [number, number][];

  test.each([
    ['a boundary that crosses itself', crossing, 'plots.crossesItself'],
    ['one abroad', squareAt([2.35, 48.85]), 'plots.outsideNigeria'],
    ['one of two taps on one spot', squareAt([8.3, 12.3], 0.00001), 'plots.tooSmall'],
    ['one as large as a district', squareAt([8.3, 12.3], 0.2), 'plots.tooLarge'],
    ['a line', squareAt([8.3, 12.3]).slice(0, 2), 'plots.tooFewCorners'],
  ])('%s, beside the field', async (_what, boundary, says) => {
    const farmId = await someFarm();
    const { status, body } = await house.as(amina).call(registerPlot, plotDraft(farmId, boundary));
    expect([status, body.errors]).toEqual([400, [{ field: 'boundary', says }]]);
    expect(await plotsOf(farmId)).toEqual([]);
  });

  test('a latitude no globe has, beside its corner', async () => {
    const boundary = [...squareAt([8.3, 12.3]).slice(0, 3), [8.3, 95]] as [number, number][];
    const { body } = await house.as(amina).call(registerPlot, plotDraft(await someFarm(), boundary));
    expect(body.errors).toContainEqual({ field: 'boundary.3.1', says: 'plots.latitudeWrong' });
  });

  test('the plot after the last one that a farm may have', async () => {
    const farmId = await someFarm();
    const first = plotDraft(farmId, squareAt([8.3, 12.3]));
    await house.as(amina).call(registerPlot, first);
    await run(
      house.pool,
      sql`insert into farms.plot select (p).* from (select jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid())) as p
            from farms.plot p, generate_series(2, ${mostPlots}) where id = ${first.id}) as copies`,
    );
    const { status, body } = await house.as(amina).call(registerPlot, plotDraft(farmId, squareAt([8.3, 12.3])));
    expect([status, body.code]).toEqual([409, 'too-many-plots']);
  });

  test("a plot on another's farm, on a farm of a farmer in nobody's or another's care, and any by an admin", async () => {
    const draft = () => plotDraft(ofMusa, squareAt([8.3, 12.3]));
    expect((await house.as(amina).call(registerPlot, draft())).status).toBe(404);
    expect((await house.as(halima).call(registerPlot, draft())).status).toBe(404);
    expect((await house.as(ngozi).call(registerPlot, draft())).status).toBe(403);
  });
});

describe('a plot again', () => {
  test('sent ten times at once is one plot and one answer', async () => {
    const farmId = await someFarm();
    const draft = plotDraft(farmId, squareAt([8.3, 12.3]));
    const answers = await Promise.all(Array.from({ length: 10 }, () => house.as(amina).call(registerPlot, draft)));
    for (const { status, body } of answers) expect([status, body]).toEqual([201, answers[0]?.body]);
    expect(await plotsOf(farmId)).toHaveLength(1);
  });
});

describe('the list of plots', () => {
  test('shows the newest on top, page by page, to the keeper, the manager and an admin', async () => {
    const farmId = await someFarm();
    const names = ['One', 'Two', 'Three'];
    for (const name of names)
      await house.as(amina).call(registerPlot, plotDraft(farmId, squareAt([8.3, 12.3]), { name }));
    const nameOf = ({ name }: Plot) => name;
    for (const person of [amina, chidi, ngozi]) {
      const first = (await house.as(person).call(listPlots, { farmId, limit: '2' })).body;
      const last = (await house.as(person).call(listPlots, { farmId, limit: '2', after: first.next })).body;
      expect([...first.items, ...last.items].map(nameOf)).toEqual(names.toReversed());
      expect(last.next).toBeNull();
    }
  });

  test('begins with the plots of the demo world', async () => {
    expect(
      (await plotsOf(ofAmina)).map(({ name, areaHectares }) => [name, Math.round(areaHectares * 10) / 10]),
    ).toEqual([
      ['Plot by the stream', 19.8],
      ['Home plot', 1.6],
    ]);
  });

  test('is not there for another farmer', async () => {
    expect((await house.as(musa).call(listPlots, { farmId: ofAmina })).status).toBe(404);
  });
});

import { afterAll, describe, expect, test } from 'vitest';
import { listPlots, mostPlots, readFarm, type Plot } from '@shuka/domain/farms';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { row, rows, sql } from '#kit/db.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { openPhone, type Act } from '#world/phone.ts';
import { plotDraft, squareAt } from '#world/squares.ts';
import { newFarm } from '#world/farm-acts.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, ngozi } = people;
const newPlot = (...draft: Parameters<typeof plotDraft>): Act => ['farms.registerPlot', plotDraft(...draft)];

/** A new farm on which tests do not count each other's plots. */
const someFarm = async (keeper: typeof amina | typeof musa = amina): Promise<string> => {
  const id = newId();
  const phone = await openPhone(house, keeper);
  await phone.push(phone.number([newFarm('Gona', { id })]));
  return id;
};

const plotsOf = async (farmId: string): Promise<Plot[]> =>
  (await house.as(ngozi).call(listPlots, { farmId, limit: '100' })).body.items;

/** Degrees of longitude that no other test has plots at. */
let nextPlace = 9;
const somewhere = (): [number, number] => [(nextPlace += 0.01), 12.4];

describe('acts of one kind that a phone sends in a row', () => {
  test('are each done, audited and remembered as alone', async () => {
    const phone = await openPhone(house, amina);
    const ids = [newId(), newId(), newId()];
    const { body } = await phone.push(phone.number(ids.map((id, number) => newFarm(`In a row ${number}`, { id }))));
    expect(body).toEqual({ epoch: phone.epoch, stored: [[1, 3]], issues: [] });
    for (const id of ids) expect((await house.as(amina).call(readFarm, { farmId: id })).status).toBe(200);
    const audited = await rows(
      house.pool,
      sql`select object_id from kit.audit where object_id = any(${ids}) order by number`,
    );
    expect(audited).toEqual(ids.map((id) => ({ object_id: id })));
    const changed = await rows<{ rev: number }>(
      house.pool,
      sql`select rev from sync.change where type = 'farm' and id = any(${ids}::uuid[])`,
    );
    expect(changed).toHaveLength(3);
    expect(new Set(changed.map(({ rev }) => rev)).size).toBe(1);
    expect(changed[0]?.rev).toBeGreaterThan(0);
  });

  test('count those before them: past the last plot that a farm may have, the next one alone is refused', async () => {
    const farmId = await someFarm();
    const [longitude, latitude] = somewhere();
    const phone = await openPhone(house, amina);
    const acts = Array.from({ length: mostPlots + 1 }, (_, at) =>
      newPlot(farmId, squareAt([longitude, latitude + at * 0.002])),
    );
    const { body } = await phone.push(phone.number(acts));
    expect(body.issues).toMatchObject([{ seq: mostPlots + 1, outcome: 'refused', code: 'too-many-plots' }]);
    const total = await row(house.pool, sql`select count(*) as total from farms.plot where farm_id = ${farmId}`);
    expect(total).toEqual({ total: mostPlots });
  });

  test('hinder no other when one is not theirs to do', async () => {
    const [mine, hers] = [await someFarm(musa), await someFarm()];
    const phone = await openPhone(house, musa);
    const acts = [mine, hers, mine].map((farmId) => newPlot(farmId, squareAt(somewhere())));
    const { body } = await phone.push(phone.number(acts));
    expect(body.stored).toEqual([[1, 3]]);
    expect(body.issues).toMatchObject([{ seq: 2, outcome: 'refused', code: 'not-found' }]);
    expect([await plotsOf(mine), await plotsOf(hers)].map(({ length }) => length)).toEqual([2, 0]);
  });

  test('are done once each, though some of them came before under other numbers', async () => {
    const farmId = await someFarm();
    const acts = [0, 1, 2].map(() => newPlot(farmId, squareAt(somewhere())));
    const phone = await openPhone(house, amina);
    await phone.push(phone.number(acts.slice(1, 2)));
    const { body } = await phone.push(phone.number(acts));
    expect([body.stored, body.issues]).toEqual([[[2, 4]], []]);
    expect(await plotsOf(farmId)).toHaveLength(3);
  });
});

describe('land that a manager draws of two farmers at once', () => {
  test('overlaps as if one plot had come after the other', async () => {
    const [ofAmina, ofMusa] = [await someFarm(), await someFarm(musa)];
    const [longitude, latitude] = somewhere();
    const phone = await openPhone(house, chidi);
    const acts = [
      newPlot(ofAmina, squareAt([longitude, latitude])),
      newPlot(ofMusa, squareAt([longitude + 0.0005, latitude])),
      newPlot(ofMusa, squareAt([longitude + 0.0005, latitude])),
      newPlot(ofAmina, squareAt([longitude + 0.1, latitude])),
    ];
    const { body } = await phone.push(phone.number(acts));
    expect(body.issues).toEqual([]);
    const shared = async (farmId: string): Promise<number[]> =>
      (await plotsOf(farmId)).toReversed().map((plot) => Number((plot.overlapHectares / plot.areaHectares).toFixed(2)));
    // A keeper's own plots are no neighbours of each other; the first to come had none.
    expect(await shared(ofAmina)).toEqual([0, 0]);
    expect(await shared(ofMusa)).toEqual([0.5, 0.5]);
  });

  test('is measured against what was there before, for each plot of the batch', async () => {
    const [ofAmina, ofMusa] = [await someFarm(), await someFarm(musa)];
    const places = [somewhere(), somewhere(), somewhere()];
    const hers = await openPhone(house, amina);
    await hers.push(hers.number(places.slice(0, 2).map((corner) => newPlot(ofAmina, squareAt(corner)))));
    const his = await openPhone(house, musa);
    await his.push(his.number(places.map((corner) => newPlot(ofMusa, squareAt(corner)))));
    const shares = (await plotsOf(ofMusa)).toReversed().map((plot) => plot.overlapHectares / plot.areaHectares);
    expect(shares).toEqual([1, 1, 0]);
  });
});

test('rows of several new farmers made at once open the scope of each, in the state of their first farm', async () => {
  const keepers = await rows<{ id: string }>(
    house.pool,
    sql`select id from accounts.account where not exists (select from sync.scope where scope.id = account.id) order by id limit 2`,
  );
  const [one = '', other = ''] = keepers.map(({ id }) => id);
  await house.pool
    .query(sql`insert into farms.farm (id, keeper_id, name, state_code, lga, size_band, crop, revision, created_at)
    select id, keeper, 'Gona', state, lga, 'small', 'Maize', 1, now() from (values
      (${newId()}::uuid, ${one}::uuid, 'KN', 'Bichi'), (${newId()}::uuid, ${other}::uuid, 'KD', 'Soba'),
      (${newId()}::uuid, ${one}::uuid, 'KD', 'Soba')) as farm (id, keeper, state, lga)`);
  const found = await rows(
    house.pool,
    sql`select s.id, s.shard, g.rev > 0 as granted, count(*) filter (where c.type = 'farm' and c.shard = s.shard and c.rev > 0) as farms,
          count(*) filter (where c.type = 'farmer') as farmers
        from sync.scope s join sync.change c on c.scope_id = s.id join sync.scope_grant g on g.scope_id = s.id
        where s.id = any(${[one, other]}::uuid[]) group by s.id, s.shard, g.rev order by s.id`,
  );
  expect(found).toEqual([
    { id: one, shard: 'KN', granted: true, farms: 2, farmers: 1 },
    { id: other, shard: 'KD', granted: true, farms: 1, farmers: 1 },
  ]);
});

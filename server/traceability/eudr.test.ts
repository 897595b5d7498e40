import { afterAll, expect, test } from 'vitest';
import { isGoodEudrFile, checkEudrFile, readEudrFile, readEudrPack, readEudrPaper } from '@shuka/domain/traceability';
import { listLots, splitLot } from '@shuka/domain/lots';
import { run, sql } from '#kit/db.ts';
import { people } from '#world';
import { farmerWithLot } from '#world/farmer-with-lot.ts';
import { newLot, splitDraft } from '#world/lot-drafts.ts';
import { openHouse } from '#world/open-house.ts';

/* Where a lot grew, as the European Union asks for it. */

const house = await openHouse();
afterAll(house.close);

const { amina, chidi, musa, ngozi } = people;
const keeperId = amina.accountId;

const lotOfPlot = async () => {
  const { items } = (await house.as(amina).call(listLots, { keeperId })).body;
  const lot = items.find(({ plotId, leftGrams }) => plotId !== null && leftGrams > 50_000);
  if (lot === undefined) throw new Error('Amina has no lot of a plot.');
  return lot;
};

test('a lot, and what was split from it, has the plot it grew on in a file that the register takes', async () => {
  const lot = await lotOfPlot();
  const part = newLot(10);
  const split = await house.as(amina).call(splitLot, splitDraft({ id: lot.id, keeperId }, [], { parts: [part] }));
  expect(split.status).toBe(201);
  for (const lotId of [lot.id, part.id]) {
    const pack = (await house.as(amina).call(readEudrPack, { keeperId, lotId })).body;
    expect(pack).toMatchObject({ isReady: true, gaps: [], plots: [{ plotId: lot.plotId, faults: [] }] });
    const file = await house.as(chidi).call(readEudrFile, { keeperId, lotId });
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/geo+json']);
    expect(isGoodEudrFile(checkEudrFile(file.text, 'KN'))).toBe(true);
    expect(file.text).not.toContain(amina.firstName);
    const paper = await house.as(chidi).call(readEudrPaper, { keeperId, lotId });
    expect([paper.status, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(file.text).toMatch(/\[\d+\.\d{6},\d+\.\d{6}\]/);
  }
  expect((await house.as(ngozi).call(readEudrPack, { keeperId, lotId: lot.id })).status).toBe(200);
  expect((await house.as(musa).call(readEudrPack, { keeperId, lotId: lot.id })).status).toBe(404);
});

test('what is missing or drawn wrong is told plot by plot, and no file is given out until it is mended', async () => {
  const farmer = await farmerWithLot(house, { kilograms: 100 });
  const { keeperId: other, lotId } = farmer;
  const whole = (await house.as(chidi).call(readEudrPack, { keeperId: other, lotId })).body;
  expect(whole).toMatchObject({ isReady: false, plots: [], gaps: [{ says: 'plot-unknown', lotIds: [lotId] }] });
  expect((await house.as(chidi).call(readEudrFile, { keeperId: other, lotId })).body.code).toBe('pack-not-ready');
  expect((await house.as(chidi).call(readEudrPaper, { keeperId: other, lotId })).status).toBe(200);

  const lot = await lotOfPlot();
  // Longitude and latitude changed places, as an import of another program once brought them.
  const swapped = sql`update farms.plot set boundary = (select jsonb_agg(jsonb_build_array(c -> 1, c -> 0))
    from jsonb_array_elements(boundary::jsonb) c) where id = ${lot.plotId}`;
  await run(house.pool, swapped);
  const pack = (await house.as(amina).call(readEudrPack, { keeperId, lotId: lot.id })).body;
  expect([pack.isReady, pack.plots[0]?.faults]).toEqual([false, ['swapped']]);
});

import { afterAll, expect, test } from 'vitest';
import { listLots } from '@shuka/domain/lots';
import { completeJob, startJob } from '@shuka/domain/processing';
import {
  addLandPaper,
  nameOrigins,
  packUnit,
  readEudrPack,
  readGoodsEudrFile,
  readGoodsEudrPack,
  readGoodsEudrPaper,
  removeLandPaper,
  sayPlotShown,
  showGoodsLandPaper,
  showLandPaper,
} from '@shuka/domain/traceability';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { row, sql } from '#kit/db.ts';
import { people } from '#world';
import { mill } from '#world/companies.ts';
import { farmerWithLot } from '#world/farmer-with-lot.ts';
import { gateDesk } from '#world/gate-desk.ts';
import { openGate } from '#world/gate-hands.ts';
import { jobDraft, resultDraft } from '#world/mill-drafts.ts';
import { todayOf } from '#world/mill-runs.ts';
import { openHouse } from '#world/open-house.ts';
import { picture } from '#world/pictures.ts';
import { eraseFor } from '#traceability';
import { lotAddress, outputAddress } from './addresses.ts';
import { checkLog } from './check-log.ts';
import { growLog } from './grow-log.ts';
import { landExtension } from './land-store.ts';
import { findLogged } from './logged-events.ts';

/* Where goods of a mill grew: by all that was told of them, as far as each farmer shows it. */

const house = await openHouse();
afterAll(house.close);

const { amina, chidi, danjuma, musa, ngozi } = people;
const keeperId = amina.accountId;
const { companyId } = mill;
const { publicUrl } = house.services;
const owner = house.as(danjuma);
const today = todayOf(house);
const { weighed } = gateDesk(house, await openGate(house));

const stored = (await house.as(amina).call(listLots, { keeperId })).body.items.find(
  ({ plotId, leftGrams }) => plotId !== null && leftGrams > 50_000,
);
const plotId = stored?.plotId ?? '';
const grams = Math.min(stored?.leftGrams ?? 0, 60_000);

/** A pallet of flour out of Amina's maize, and of somebody's whose plot nobody named. */
const pallet = async (more: readonly { thing: string; grams: number }[]): Promise<string> => {
  const all = [{ thing: lotAddress(publicUrl, stored?.id ?? ''), grams }, ...more];
  const sum = all.reduce((total, one) => total + one.grams, 0);
  const job = await owner.call(startJob, jobDraft(today, { inputs: [{ crop: 'Maize', grams: sum, lotId: null }] }));
  const jobId = job.body.id;
  await owner.call(nameOrigins, { id: newId(), companyId, jobId, after: 0, parts: all });
  const outputs = [{ name: 'Flour', grams: sum }];
  await owner.call(completeJob, { ...resultDraft(today, { outputs, byProducts: [], losses: [] }), companyId, jobId });
  const flour = outputAddress(publicUrl, jobId, 'Flour');
  // A job is over at noon of its day.
  house.clock.move({ hours: 12 });
  const happenedAt = house.clock.now().toISOString();
  const packed = await owner.call(packUnit, {
    id: newId(),
    companyId,
    happenedAt,
    unitId: null,
    sscc: '',
    says: '',
    parts: [{ thing: flour, grams: 1000 }],
  });
  expect([packed.status, packed.text]).toEqual([201, expect.any(String)]);
  return packed.body.unit;
};

const photo = async () => ({ picture: { bytes: await picture('png'), mediaType: 'image/png' } });

test('a pallet has the very plots its flour grew on, once their farmer shows them, and nobody else’s', async () => {
  await weighed({ keeperId, lotId: stored?.id ?? '', grossGrams: grams + 20_000, tareGrams: 20_000 });
  const unit = await pallet([]);
  const asked = { companyId, thing: unit };
  const hidden = (await owner.call(readGoodsEudrPack, asked)).body;
  expect(hidden).toMatchObject({ isReady: false, plots: [], gaps: [{ says: 'not-shown', count: 1, lotIds: [] }] });
  expect((await owner.call(readGoodsEudrFile, asked)).body.code).toBe('pack-not-ready');

  const paperId = newId();
  const added = await house
    .as(chidi)
    .call(addLandPaper, { keeperId, plotId, kind: 'customary', paperId }, await photo());
  expect(added.body).toMatchObject({ isShown: false, papers: [{ id: paperId, kind: 'customary' }] });
  expect((await house.as(chidi).call(sayPlotShown, { keeperId, plotId, isShown: true })).status).toBe(403);
  expect((await owner.call(showGoodsLandPaper, { ...asked, paperId })).status).toBe(404);
  expect((await house.as(amina).call(sayPlotShown, { keeperId, plotId, isShown: true })).body.isShown).toBe(true);
  const pack = (await owner.call(readGoodsEudrPack, asked)).body;
  expect(pack).toMatchObject({
    isReady: true,
    gaps: [],
    plots: [{ plotId, land: { papers: [{ kind: 'customary' }] } }],
  });
  expect((await owner.call(readGoodsEudrFile, asked)).headers['content-type']).toBe('application/geo+json');
  expect((await owner.call(readGoodsEudrPaper, asked)).headers['content-type']).toBe('application/pdf');
  expect((await owner.call(showGoodsLandPaper, { ...asked, paperId })).headers['content-type']).toBe('image/webp');
  expect((await house.as(ngozi).call(showLandPaper, { keeperId, plotId, paperId })).status).toBe(200);
  expect((await house.as(musa).call(showLandPaper, { keeperId, plotId, paperId })).status).toBe(404);
  const looks = await row<{ n: number }>(
    house.pool,
    sql`select count(*) as n from kit.audit where act = 'looked at a paper on land' and account_id = ${danjuma.accountId}`,
  );
  expect(looks?.n, 'each look is written down').toBe(1);

  expect((await house.as(amina).call(sayPlotShown, { keeperId, plotId, isShown: false })).body.isShown).toBe(false);
  expect((await owner.call(readGoodsEudrPack, asked)).body.plots).toEqual([]);
  expect((await house.as(amina).call(removeLandPaper, { keeperId, plotId, paperId })).body.papers).toEqual([]);
});

test('what nobody named, and a plot nobody named, keep goods from being handed in', async () => {
  const { keeperId: other, lotId } = await farmerWithLot(house, { kilograms: 100 });
  await weighed({ keeperId: other, lotId, grossGrams: 120_000, tareGrams: 20_000 });
  const job = await owner.call(startJob, jobDraft(today, { inputs: [{ crop: 'Maize', grams: 150_000, lotId: null }] }));
  const jobId = job.body.id;
  const parts = [{ thing: lotAddress(publicUrl, lotId), grams: 100_000 }];
  await owner.call(nameOrigins, { id: newId(), companyId, jobId, after: 0, parts });
  const outputs = [{ name: 'Flour', grams: 150_000 }];
  await owner.call(completeJob, { ...resultDraft(today, { outputs, byProducts: [], losses: [] }), companyId, jobId });
  const pack = await owner.call(readGoodsEudrPack, { companyId, thing: outputAddress(publicUrl, jobId, 'Flour') });
  expect(pack.body.gaps).toEqual([
    { says: 'plot-unknown', count: 1, lotIds: [] },
    { says: 'origin-unknown', count: 1, lotIds: [] },
  ]);
});

test('erasing a farmer closes what the log holds of their lots, and takes the papers on their land', async () => {
  await house.as(amina).call(addLandPaper, { keeperId, plotId, kind: 'lease', paperId: newId() }, await photo());
  const kept = await row<{ key: string }>(house.pool, sql`select file_key as key from traceability.land_paper`);
  expect(await house.services.files.get(kept?.key ?? '', landExtension)).not.toBeNull();
  await house.as(chidi).call(readEudrPack, { keeperId, lotId: stored?.id ?? '' });
  await growLog(house.services);
  const subjects = async () =>
    (
      await row<{ n: number }>(
        house.pool,
        sql`select count(*) as n from traceability.log_leaf l join traceability.log_key k on k.subject_id = l.subject_id
            where l.subject_id = ${keeperId}`,
      )
    )?.n ?? 0;
  expect(await subjects()).toBeGreaterThan(0);
  await eraseFor(house.pool, keeperId);
  expect(await subjects()).toBe(0);
  expect((await checkLog(house.services, findLogged)).damage).toBeNull();
  expect(await row(house.pool, sql`select 1 from traceability.land_paper`)).toBeNull();
});

import { newId } from '@shuka/domain/kit/new-id.ts';
import { makeUnit } from '@shuka/domain/traceability';
import { appendLeaves, growLog, insertLandPaper, tellBooks } from '#traceability';
import { inTransaction, row, sql } from '#kit/db.ts';
import { people } from '#world';
import { mill } from '#world/companies.ts';
import { someCompany } from '#world/company-hands.ts';
import { someProduct } from '#world/mill-runs.ts';
import type { OpenHouse } from '#world/open-house.ts';
import { someGoods, someUnit } from '#world/trace-runs.ts';
import { landOf, plotIdOf } from './farm-scene.ts';
import { lotBy } from './lot-scene.ts';
import { idFor, type Case, type MakeInput } from './scene-case.ts';
import { storyInputs } from './story-scene.ts';

const companyOf = ({ house, object }: Case): Promise<string> =>
  idFor(object, async (whose) => (whose === 'own' ? mill.companyId : (await someCompany(house)).companyId));

const companyAlone: MakeInput = async (one) => ({ companyId: await companyOf(one) });

/** An entry that has its place; the log holds one more each time. */
const logged = async ({ pool, clock, services }: OpenHouse) => {
  const id = newId();
  const entry = { id, kind: 'event' as const, subjectId: null, content: { id }, at: clock.now() };
  await inTransaction(pool, (db) => appendLeaves(db, [entry], clock.now()));
  await growLog(services);
  const held = await row<{ size: number }>(pool, sql`select max(size) as size from traceability.log_checkpoint`);
  return { entryId: id, size: String(held?.size ?? 0) };
};

/** An event that Danjuma's mill told of, in the log. */
const toldBy = async (house: OpenHouse): Promise<string> => {
  await someUnit(house);
  await growLog(house.services);
  const told = await row<{ id: string }>(
    house.pool,
    sql`select id from traceability.event where owner_id = ${mill.companyId} order by number desc limit 1`,
  );
  return told?.id ?? '';
};

const versionOf = async ({ pool }: OpenHouse): Promise<number> =>
  (
    await row<{ version: number }>(
      pool,
      sql`select coalesce(max(version), 0) as version from traceability.gs1_word where company_id = ${mill.companyId}`,
    )
  )?.version ?? 0;

const licence = { prefix: '6151101', gln: '', holder: 'Danjuma Mills', licence: 'GS1-1', licensedUntil: '2030-12-31' };

const pallet = 'Pallet of flour';

const labels = { symbol: 'qr', on: 'a4-24' } as const;

const unitIdOf = async ({ house, object }: Case): Promise<string> => {
  if (object !== 'own') return newId();
  const made = await house.as(people.danjuma).call(makeUnit, { id: newId(), companyId: mill.companyId, says: pallet });
  return made.body.id;
};

const packOf = async ({ house, object }: Case) => {
  if (object !== 'own') return { productId: newId(), packId: newId() };
  const { id: productId, packs } = await someProduct(house);
  return { productId, packId: packs[0]?.id ?? '' };
};

const lotOf: MakeInput = async (one) => {
  const { id: lotId, keeperId } = await lotBy(one);
  return { keeperId, lotId };
};

/** A lot of a plot that is drawn. */
const plottedLot: MakeInput = async (one) => {
  const isThere = ['own', 'assigned', 'other'].includes(one.object);
  const { id: lotId, keeperId } = await lotBy(one, isThere ? await plotIdOf(one) : null);
  return { keeperId, lotId };
};

/** A plot, and whoever keeps it. */
const plotted: (one: Case) => Promise<{ keeperId: string; plotId: string }> = async (one) => {
  const { object, house } = one;
  const isThere = object === 'own' || object === 'assigned' || object === 'other';
  const keeperId = isThere ? (await landOf(house, object)).keeperId : await idFor(object, async () => newId());
  return { keeperId, plotId: isThere ? await plotIdOf(one) : newId() };
};

/** With a photo of a paper on its land. */
const withLandPaper: MakeInput = async (one) => {
  const { keeperId, plotId } = await plotted(one);
  const paperId = newId();
  const fileKey = await one.house.services.files.put(Buffer.from(paperId), 'land');
  const addedBy = people.ngozi.accountId;
  await insertLandPaper(
    one.house.pool,
    { id: paperId, plotId, kind: 'lease', fileKey, addedBy },
    one.house.clock.now(),
  );
  return { keeperId, plotId, paperId };
};

const goodsOf = async (one: Case) => ({
  companyId: await companyOf(one),
  thing: one.object === 'own' ? await someGoods(one.house) : 'https://id.gs1.org/01/04006381333931/10/A1',
});

/** Input for the operations on codes, labels, plots of a lot and the log; nothing but authorization could refuse it. */
export const labelInputs: Readonly<Record<string, MakeInput>> = {
  ...storyInputs,
  'GET /api/trace-log': () => ({}),
  'GET /api/trace-log/checkpoint': async ({ house }) => {
    await logged(house);
    return {};
  },
  'GET /api/trace-log/entries/{entryId}': async ({ house }) => ({ entryId: (await logged(house)).entryId }),
  'GET /api/trace-log/consistency': async ({ house }) => {
    const { size } = await logged(house);
    return { first: size, second: size };
  },
  'GET /api/trace-log/leaves': () => ({ from: '0' }),
  'GET /api/companies/{companyId}/trace-log/entries/{entryId}': async (one) => ({
    companyId: await companyOf(one),
    entryId: one.object === 'own' ? await toldBy(one.house) : newId(),
  }),
  'GET /api/companies/{companyId}/gs1': companyAlone,
  'PUT /api/companies/{companyId}/gs1': async (one) => ({
    id: newId(),
    companyId: await companyOf(one),
    after: await versionOf(one.house),
    ...licence,
  }),
  'POST /api/companies/{companyId}/logistic-units': async (one) => ({
    id: newId(),
    companyId: await companyOf(one),
    says: pallet,
  }),
  'GET /api/companies/{companyId}/logistic-units': companyAlone,
  'GET /api/companies/{companyId}/logistic-units/{unitId}/labels': async (one) => ({
    companyId: await companyOf(one),
    unitId: await unitIdOf(one),
    ...labels,
  }),
  'GET /api/companies/{companyId}/products/{productId}/packs/{packId}/labels': async (one) => ({
    companyId: await companyOf(one),
    ...(await packOf(one)),
    ...labels,
  }),
  'GET /api/companies/{companyId}/eudr': goodsOf,
  'GET /api/companies/{companyId}/eudr/geojson': goodsOf,
  'GET /api/companies/{companyId}/eudr/paper': goodsOf,
  'GET /api/companies/{companyId}/eudr/land-papers/{paperId}': async (one) => {
    const goods = await goodsOf(one);
    // What waits to be told is told before: a look that finds nothing writes nothing.
    await tellBooks(one.house.services);
    return { ...goods, paperId: newId() };
  },
  'PUT /api/farmers/{keeperId}/plots/{plotId}/land-papers/of/{kind}/{paperId}': async (one) => ({
    ...(await plotted(one)),
    kind: 'lease',
    paperId: newId(),
  }),
  'GET /api/farmers/{keeperId}/plots/{plotId}/land-papers/{paperId}': withLandPaper,
  'DELETE /api/farmers/{keeperId}/plots/{plotId}/land-papers/{paperId}': withLandPaper,
  'PUT /api/farmers/{keeperId}/plots/{plotId}/shown': async (one) => ({ ...(await plotted(one)), isShown: true }),
  'GET /api/farmers/{keeperId}/lots/{lotId}/labels': async (one) => ({ ...(await lotOf(one)), ...labels }),
  'GET /api/farmers/{keeperId}/lots/{lotId}/trace': async (one) => ({ ...(await lotOf(one)), direction: 'forward' }),
  'GET /api/farmers/{keeperId}/lots/{lotId}/eudr': lotOf,
  'GET /api/farmers/{keeperId}/lots/{lotId}/eudr/geojson': plottedLot,
  'GET /api/farmers/{keeperId}/lots/{lotId}/eudr/paper': plottedLot,
};

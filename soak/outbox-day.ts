import {
  addPhoto,
  registerFarm,
  registerPlot,
  removePhoto,
  removePlot,
  reviseFarm,
  revisePlot,
  settleClash,
  type Clash,
  type FarmChanges,
  type Photo,
  type Plot,
} from '@shuka/domain/farms';
import type { Advice } from '@shuka/domain/library';
import type { Delivery } from '@shuka/domain/processing';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { recordedAdvice } from '@shuka/server/world/recorded-company.ts';
import { plotDraft, squareAt } from '@shuka/server/world/squares.ts';
import { stoodAtGate } from './outbox-gate.ts';
import { registeredOthers } from './outbox-assisted.ts';
import { caredFor } from './outbox-care.ts';
import { enter, meet, shownOn, sync, type Hands, type Row } from './outbox-hands.ts';
import { sawPrices } from './outbox-market.ts';
import { tookCash } from './outbox-cash.ts';
import { workedInStore } from './outbox-goods.ts';
import { countedMoney } from './outbox-money.ts';
import { storedProduce } from './outbox-lots.ts';
import { inspected } from './outbox-inspections.ts';
import { grewCrops } from './outbox-seasons.ts';
import { toldOfHerself } from './outbox-self.ts';
import { lookedAfter } from './outbox-visits.ts';
import type { Phone } from './phone.ts';
import { judgedTypes } from './truth.ts';

const registered = async (phone: Phone): Promise<string> => {
  const id = newId();
  const place = { stateCode: 'KN', lga: 'Bichi', sizeBand: 'medium', crop: 'Millet' };
  await enter(phone, registerFarm, { id, name: "Gonar Ƙofar Ruwa — 'arewa'", ...place });
  await enter(phone, reviseFarm, {
    farmId: id,
    was: { stateCode: 'KN', lga: 'Bichi', crop: 'Millet', sizeBand: 'medium' },
    becomes: { stateCode: 'KN', lga: 'Gwarzo', crop: 'Cowpea', sizeBand: 'large' },
  });
  return id;
};

const measured = async (phone: Phone, farmId: string): Promise<string> => {
  const tapped = { capturedBy: 'tapped', accuracyMetres: null } as const;
  const [byWell, drawnWrong] = [
    plotDraft(farmId, squareAt([8.61, 12.41])),
    plotDraft(farmId, squareAt([8.62, 12.41]), tapped),
  ];
  await enter(phone, registerPlot, byWell);
  await enter(phone, registerPlot, drawnWrong);
  const { id: plotId, name, boundary, capturedBy, accuracyMetres, looksMocked } = byWell;
  await enter(phone, revisePlot, { plotId, was: { name }, becomes: { name: 'Plot by the old well' } });
  const before = { boundary, capturedBy, accuracyMetres, looksMocked };
  const after = {
    boundary: squareAt([8.61, 12.41], 0.0015),
    capturedBy: 'typed',
    accuracyMetres: null,
    looksMocked: false,
  };
  await enter(phone, revisePlot, { plotId, was: before, becomes: after });
  const { revision = 1 } = phone.list<Plot>('plot').find(({ id }) => id === drawnWrong.id) ?? {};
  await enter(phone, removePlot, { plotId: drawnWrong.id, revision });
  return plotId;
};

const photographed = async (phone: Phone, farmId: string, plotId: string): Promise<string[]> => {
  const part = (sizeBytes: number) => ({ sha256: sizeBytes.toString(16).padStart(64, 'a'), sizeBytes });
  const photo = { farmId, thumb: part(4096), full: part(190_000), takenAt: '2026-11-21T08:15:00.000Z' };
  const [ofFarm, ofPlot, blurred] = [newId(), newId(), newId()];
  await enter(phone, addPhoto, { ...photo, id: ofFarm, plotId: null });
  await enter(phone, addPhoto, { ...photo, id: ofPlot, plotId });
  await enter(phone, addPhoto, { ...photo, id: blurred, plotId: null });
  await enter(phone, removePhoto, { photoId: blurred });
  return [ofFarm, ofPlot];
};

/** Both rename the farm without knowing of each other; she puts in place what gave way. */
const disagreed = async ({ amina, chidi }: Hands, farmId: string): Promise<void> => {
  await sync(chidi);
  const { name = '' } = chidi.list<Row & { name: string }>('farm').find(({ id }) => id === farmId) ?? {};
  await enter(chidi, registerPlot, plotDraft(farmId, squareAt([8.63, 12.41]), { name: 'Plot Chidi walked' }));
  await enter(chidi, reviseFarm, { farmId, was: { name }, becomes: { name: 'Farm at the river gate' } });
  await enter(amina, reviseFarm, { farmId, was: { name }, becomes: { name: 'Gonar Ƙofar Ruwa' } });
  await sync(chidi);
  await sync(amina);
  const clash = amina.list<Clash>('clash').find((one) => one.farmId === farmId);
  if (clash === undefined) throw new Error('no clash came back');
  await enter(amina, reviseFarm, { farmId, was: clash.now as FarmChanges, becomes: clash.other as FarmChanges }); // a farm's own fields
  await enter(amina, settleClash, { clashId: clash.id, choice: 'other' });
  await sync(amina);
};

/** Fields that tell of the moment, or are of the server's own making, and not of what was entered. */
const passing = new Set(
  'createdAt openedAt closedAt saidAt writtenAt registeredAt since at has cardCode picture number seal'.split(' '),
);

const lasting = (row: Row): object => Object.fromEntries(Object.entries(row).filter(([field]) => !passing.has(field)));

/** A record that is remembered, by its type. */
type Kept = readonly [type: string, record: object];

/** What the farmer's phone shows of that farm, and of whatever else the two made. */
const recordsOf = ({ amina, chidi }: Hands, farmId: string): Kept[] => {
  const made = new Set([amina, chidi].flatMap(({ confirmed }) => confirmed.map(({ input }) => input['id'])));
  return [...judgedTypes, 'scouting'].flatMap((type) =>
    amina
      .list<Row & Partial<Pick<Photo, 'farmId'>>>(type)
      .filter((row) => made.has(row.id) || row.farmId === farmId)
      .map((row) => [type, lasting(row)] as const),
  );
};

/** What the manager's phone shows of these farmers. */
const recordsOfFarmers = ({ chidi }: Hands, farmerIds: readonly string[]): Kept[] =>
  judgedTypes.flatMap((type) =>
    chidi
      .list<Row & { readonly keeperId?: string }>(type)
      .filter(({ id, keeperId = id }) => farmerIds.includes(keeperId))
      .map((row) => [type, lasting(row)] as const),
  );

/** What was lived, as two phones show it when all is sent. */
type Lived = {
  /** On the farmer's. */
  readonly records: readonly Kept[];
  /** On the manager's, of farmers who have no phone with the app. */
  readonly managerRecords: readonly Kept[];
};

/** What she sees of a delivery that lasts. */
const deliveryOf = ({ amina }: Hands, deliveryId: string): Kept => {
  const { receipt, crop, payableGrams, amountKobo, terms, keeperId, millName } = shownOn<Delivery>(
    amina,
    'delivery',
    deliveryId,
  );
  return ['delivery', { id: deliveryId, receipt, crop, payableGrams, amountKobo, terms, keeperId, millName }];
};

/** What she said of an article. */
const adviceOf = ({ amina }: Hands): Kept => {
  const { adviceId: id } = recordedAdvice;
  return ['advice', { id, useful: shownOn<Advice>(amina, 'advice', id).useful }];
};

/**
 * Every act that a phone of today keeps, each at least once, in an order that people might.
 * @param token what the square code of the farmer's voucher says.
 */
export const liveADay = async (hands: Hands, token: string): Promise<Lived> => {
  const { amina } = hands;
  const farmId = await registered(amina);
  const plotId = await measured(amina, farmId);
  const photoIds = await photographed(amina, farmId, plotId);
  await sync(amina);
  await disagreed(hands, farmId);
  const where = { farmId, plotId, keeperId: amina.person.accountId };
  const seasonId = await grewCrops(hands, where);
  await storedProduce(hands, seasonId);
  await countedMoney(hands, { farmId, seasonId, keeperId: where.keeperId }, photoIds);
  await lookedAfter(hands, { farmId, keeperId: where.keeperId }, photoIds);
  await caredFor(hands, { farmId, keeperId: where.keeperId }, photoIds);
  await inspected(hands, where, photoIds);
  await sawPrices(hands);
  const deliveryId = await stoodAtGate(hands, token);
  await workedInStore(hands, deliveryId);
  const cash = await tookCash(hands);
  const others = await registeredOthers(hands);
  const ofHerself = await toldOfHerself(hands);
  await meet(hands);
  return {
    records: [...recordsOf(hands, farmId), ...ofHerself, deliveryOf(hands, deliveryId), adviceOf(hands), cash],
    managerRecords: recordsOfFarmers(hands, others),
  };
};

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
import type { Contract } from '@shuka/domain/kit/endpoint.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { plotDraft, squareAt } from '@shuka/server/world/squares.ts';
import type { Phone } from './phone.ts';

/** A farmer and the extension manager who looks after her. */
export type Hands = { readonly amina: Phone; readonly chidi: Phone };

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

const enter = async (phone: Phone, contract: Contract, input: object): Promise<void> => {
  if (!(await phone.enter(contract, input))) throw new Error(`${contract.name} was not kept`);
};

const sync = async (phone: Phone): Promise<void> => {
  await phone.engine().sync();
  const { phase, waiting, needsFixing } = phone.engine().store.mind.state();
  if (waiting + needsFixing > 0)
    throw new Error(`${phone.name}: ${phase}, ${waiting} wait, ${needsFixing} need fixing`);
};

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

const photographed = async (phone: Phone, farmId: string, plotId: string): Promise<void> => {
  const part = (sizeBytes: number) => ({ sha256: sizeBytes.toString(16).padStart(64, 'a'), sizeBytes });
  const photo = { farmId, thumb: part(4096), full: part(190_000), takenAt: '2026-11-21T08:15:00.000Z' };
  const blurred = newId();
  await enter(phone, addPhoto, { ...photo, id: newId(), plotId: null });
  await enter(phone, addPhoto, { ...photo, id: newId(), plotId });
  await enter(phone, addPhoto, { ...photo, id: blurred, plotId: null });
  await enter(phone, removePhoto, { photoId: blurred });
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

/** Fields that tell of the moment and not of what was entered. */
const passing = ['createdAt', 'at', 'has'];

const lasting = (row: Row): object =>
  Object.fromEntries(Object.entries(row).filter(([field]) => !passing.includes(field)));

/**
 * Every act that a phone of today keeps, each at least once, in an order that people might.
 * @returns what the farmer's phone shows of that farm when all is sent, as [type, record].
 */
export const liveADay = async (hands: Hands): Promise<(readonly [string, object])[]> => {
  const { amina } = hands;
  const farmId = await registered(amina);
  await photographed(amina, farmId, await measured(amina, farmId));
  await sync(amina);
  await disagreed(hands, farmId);
  return (['farm', 'plot', 'photo', 'clash'] as const).flatMap((type) =>
    amina
      .list<Row & Partial<Pick<Photo, 'farmId'>>>(type)
      .filter((row) => row.id === farmId || row.farmId === farmId)
      .map((row) => [type, lasting(row)] as const),
  );
};

import { newPlot, type PlotDraft } from '@shuka/domain/farms';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { insertFarm, insertPlot, keepPhotoPart } from '#farms';
import { run, sql } from '#kit/db.ts';
import { farms, people, plots } from '#world';
import type { OpenHouse } from '#world/open-house.ts';
import { tellOfPhoto } from '#world/photos.ts';
import { picture } from '#world/pictures.ts';
import { settlePerson } from '#world/settle-person.ts';
import { idFor, type Case, type MakeInput } from './scene-case.ts';

export type Land = { readonly keeperId: string; readonly farmId: string };

/** A farmer whom no manager looks after, with a farm. */
const settleStranger = async ({ pool, clock }: OpenHouse): Promise<Land> => {
  const farmId = newId();
  const keeperId = await settlePerson(pool, clock.now(), { firstName: 'Ladi', lastName: 'Garba' });
  const where = { stateCode: 'KN', lga: 'Bichi', sizeBand: 'small', crop: 'Millet' } as const;
  const born = { revision: 1, createdAt: clock.now().toISOString() };
  await insertFarm(pool, { ...where, ...born, id: farmId, keeperId, name: 'Gonar Ladi' });
  return { keeperId, farmId };
};

const strangers = new WeakMap<OpenHouse, Promise<Land>>();

const strangersLand = (house: OpenHouse): Promise<Land> => {
  const known = strangers.get(house) ?? settleStranger(house);
  strangers.set(house, known);
  return known;
};

/** Amina's farm is her own and in Chidi's care. */
export const landOf = async (house: OpenHouse, whose: 'own' | 'assigned' | 'other'): Promise<Land> =>
  whose === 'other' ? strangersLand(house) : { keeperId: people.amina.accountId, farmId: farms[0]?.id ?? '' };

export const farmIdOf = ({ house, object }: Case): Promise<string> =>
  idFor(object, async (whose) => (await landOf(house, whose)).farmId);

/** A farm of the same keeper on which nothing stands yet. */
const newFarmIdOf = ({ house, object }: Case): Promise<string> =>
  idFor(object, async (whose) => {
    const { keeperId } = await landOf(house, whose);
    const id = newId();
    const born = { revision: 1, createdAt: house.clock.now().toISOString() };
    await insertFarm(house.pool, { ...place, ...born, id, keeperId, name: 'Registered twice' });
    return id;
  });

const [homePlot] = plots;

const plotDraft = (farmId: string): PlotDraft => {
  if (homePlot === undefined) throw new Error('The world has no plot.');
  const { keeper: _, ...draft } = homePlot;
  return { ...draft, id: newId(), farmId };
};

export const plotIdOf = ({ house, object }: Case): Promise<string> =>
  idFor(object, async (whose) => {
    const { keeperId, farmId } = await landOf(house, whose);
    const plot = newPlot(plotDraft(farmId), keeperId, 0, house.clock.now());
    await insertPlot(house.pool, plot, {});
    return plot.id;
  });

/** A photo whose small part is here and whose full one is not. */
export const photoIdOf = ({ house, object }: Case): Promise<string> =>
  idFor(object, async (whose) => {
    const { keeperId, farmId } = await landOf(house, whose);
    const bytes = await picture('webp');
    const keeper = { ...people.amina, accountId: keeperId };
    const photoId = await tellOfPhoto(house.pool, { keeper, farmId }, { thumb: bytes, full: bytes });
    await keepPhotoPart(house.pool, photoId, 'thumb', await house.services.files.put(bytes, 'webp'));
    return photoId;
  });

const clashIdOf = ({ house, object }: Case): Promise<string> =>
  idFor(object, async (whose) => {
    const { keeperId, farmId } = await landOf(house, whose);
    const id = newId();
    await run(
      house.pool,
      sql`insert into farms.clash (id, keeper_id, farm_id, field, now_value, other_value, now_by, other_by, at)
          values (${id}, ${keeperId}, ${farmId}, 'crop', '{"crop":"Maize"}', '{"crop":"Rice"}', ${keeperId}, ${keeperId},
            ${house.clock.now()})`,
    );
    return id;
  });

const place = { stateCode: 'KN', lga: 'Bichi', sizeBand: 'small', crop: 'Millet' } as const;
const part = { sha256: 'a'.repeat(64), sizeBytes: 1000 };

/** Input for the operations on farms and on who looks after whom; nothing but authorization could refuse it. */
export const farmInputs: Readonly<Record<string, MakeInput>> = {
  'POST /api/farms': () => ({ ...place, id: newId(), name: 'New farm' }),
  'GET /api/farms/{farmId}': async (one) => ({ farmId: await farmIdOf(one) }),
  'PATCH /api/farms/{farmId}': async (one) => ({
    farmId: await farmIdOf(one),
    was: { crop: 'Maize' },
    becomes: { crop: 'Rice' },
  }),
  'DELETE /api/farms/{farmId}': async (one) => ({ farmId: await newFarmIdOf(one), revision: 1 }),
  'POST /api/farms/{farmId}/plots': async (one) => plotDraft(await farmIdOf(one)),
  'GET /api/farms/{farmId}/plots': async (one) => ({ farmId: await farmIdOf(one) }),
  'PATCH /api/plots/{plotId}': async (one) => ({
    plotId: await plotIdOf(one),
    was: { name: homePlot?.name },
    becomes: { name: 'Plot by the well' },
  }),
  'DELETE /api/plots/{plotId}': async (one) => ({ plotId: await plotIdOf(one), revision: 1 }),
  'POST /api/farms/{farmId}/photos': async (one) => ({
    id: newId(),
    farmId: await farmIdOf(one),
    plotId: null,
    thumb: part,
    full: part,
    takenAt: one.house.clock.now().toISOString(),
  }),
  'DELETE /api/photos/{photoId}': async (one) => ({ photoId: await photoIdOf(one) }),
  'GET /api/photos/{photoId}/{part}': async (one) => ({ photoId: await photoIdOf(one), part: 'thumb' }),
  'POST /api/clashes/{clashId}/choice': async (one) => ({ clashId: await clashIdOf(one), choice: 'other' }),
  'POST /api/admin/assignments': async ({ house }) => ({
    id: newId(),
    farmerIds: [(await strangersLand(house)).keeperId],
    managerId: people.halima.accountId,
    reason: 'She lives near.',
  }),
};

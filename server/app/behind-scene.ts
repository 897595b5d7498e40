import { newId } from '@shuka/domain/kit/new-id.ts';
import { keepPhotoPart } from '#farms';
import { insertVisit } from '#extension';
import { run, sql } from '#kit/db.ts';
import { people } from '#world';
import type { OpenHouse } from '#world/open-house.ts';
import { tellOfPhoto } from '#world/photos.ts';
import { picture } from '#world/pictures.ts';
import { foundNothing } from '#world/visit-drafts.ts';
import { zoneIdOf } from './board-scene.ts';
import { landOf } from './farm-scene.ts';
import type { MakeInput } from './scene-case.ts';

const { amina, halima } = people;
const managerId = halima.accountId;
const day = '2026-05-30';
const moment = `${day}T08:00:00.000Z`;

const photoOf = async ({ pool, services }: OpenHouse, farmId: string): Promise<string> => {
  const bytes = await picture('webp');
  const photoId = await tellOfPhoto(pool, { keeper: amina, farmId }, { thumb: bytes, full: bytes });
  await keepPhotoPart(pool, photoId, 'full', await services.files.put(bytes, 'webp'));
  return photoId;
};

/** A visit of Halima's that came late, and a photo it shows. */
const flaggedVisit = async (house: OpenHouse) => {
  const { keeperId, farmId } = await landOf(house, 'assigned');
  const photoId = await photoOf(house, farmId);
  const of = { id: newId(), keeperId, farmId, managerId, managerName: 'Halima Sani' };
  const said = { visitedOn: day, purpose: 'routine', advice: 'Weed it.', rating: null, ratingNote: '' } as const;
  const seen = { kind: 'pest', severity: 1, percentArea: null, note: '', photoIds: [photoId] } as const;
  const form = { ...foundNothing, observations: [{ ...seen, photoIds: [photoId] }] };
  await insertVisit(house.pool, { ...of, ...said, corrects: null, createdAt: moment, form }, null);
  await run(
    house.pool,
    sql`insert into extension.visit_proof (visit_id, keeper_id, manager_id, code, flags, arrived_at)
        values (${of.id}, ${keeperId}, ${managerId}, 'none', '{late}', ${moment})`,
  );
  return { visitId: of.id, photoId };
};

/** Input for what stands behind the board; nothing but authorization could refuse it. The visits are Halima's. */
export const behindInputs: Readonly<Record<string, MakeInput>> = {
  'GET /api/zones/{zoneId}/managers/{managerId}/inspections': async (one) => {
    return { zoneId: await zoneIdOf(one), managerId, list: 'due' };
  },
  'GET /api/zones/{zoneId}/managers/{managerId}/visits/{visitId}/evidence': async (one) => {
    const { visitId } = await flaggedVisit(one.house);
    return { zoneId: await zoneIdOf(one), managerId, visitId };
  },
  'GET /api/zones/{zoneId}/managers/{managerId}/visits/{visitId}/photos/{photoId}': async (one) => {
    return { zoneId: await zoneIdOf(one), managerId, ...(await flaggedVisit(one.house)) };
  },
  'POST /api/zones/{zoneId}/managers/{managerId}/visits/{visitId}/settlements': async (one) => {
    const { visitId } = await flaggedVisit(one.house);
    return { id: newId(), zoneId: await zoneIdOf(one), managerId, visitId, flags: ['late'], reason: 'I called her.' };
  },
};

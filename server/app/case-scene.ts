import { newId } from '@shuka/domain/kit/new-id.ts';
import { insertCase } from '#library';
import { run, sql } from '#kit/db.ts';
import { people } from '#world';
import type { OpenHouse } from '#world/open-house.ts';
import { picture } from '#world/pictures.ts';
import { issueIdOf } from './extension-scene.ts';
import { landOf } from './farm-scene.ts';
import { idFor, type Case } from './scene-case.ts';

const { chidi, halima } = people;

type Appoint = (house: OpenHouse, isChidi: boolean) => Promise<void>;

const photoOf = async ({ pool, services, clock }: OpenHouse, keeperId: string, farmId: string): Promise<string> => {
  const id = newId();
  const key = await services.files.put(await picture('webp'), 'webp');
  await run(
    pool,
    sql`insert into farms.photo (id, farm_id, keeper_id, added_by, thumb_sha256, thumb_bytes, thumb_key, full_sha256,
          full_bytes, full_key, taken_at, created_at)
        values (${id}, ${farmId}, ${keeperId}, ${keeperId}, ${key}, 90, ${key}, ${key}, 90, ${key}, ${clock.now()},
          ${clock.now()})`,
  );
  return id;
};

/** A problem with a photo, passed to Chidi by Halima, or to Halima by Chidi: both are agronomists. */
export const caseOf = async (one: Case, appoint: Appoint): Promise<{ caseId: string; photoId: string }> => {
  const { house, object } = one;
  let photoId = newId();
  const caseId = await idFor(object, async (whose) => {
    await appoint(house, true);
    const { keeperId, farmId } = await landOf(house, whose);
    const issueId = await issueIdOf(one);
    photoId = await photoOf(house, keeperId, farmId);
    const isChidis = whose === 'assigned';
    const id = newId();
    const asked = { id, issueId, question: 'What is it?', keeperId, farmId, crops: ['Maize'] };
    const there = { stateCode: 'KN', lga: 'Bichi', photoIds: [photoId], walkIds: [] };
    const [from, to] = isChidis ? [halima, chidi] : [chidi, halima];
    const who = { agronomistId: to.accountId, passedBy: from.accountId };
    await insertCase(house.pool, { ...asked, ...there, ...who }, new Date(house.clock.now().getTime() - 1000));
    return id;
  });
  return { caseId, photoId };
};

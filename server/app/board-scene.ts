import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import { people } from '#world';
import type { OpenHouse } from '#world/open-house.ts';
import { eventDraft } from '#world/zones.ts';
import { farmerInCare } from '#world/farmer-in-care.ts';
import { idFor, type Case, type MakeInput } from './scene-case.ts';

const { chidi, halima, ngozi } = people;
const moment = '2026-05-30T08:00:00.000Z';

let made = 0;

/** A zone of its own, without an LGA, so that none stands in the way of another. */
const newZone = async ({ pool }: OpenHouse): Promise<string> => {
  const id = newId();
  made += 1;
  await run(
    pool,
    sql`insert into supervision.zone (id, name, state_code, created_at) values (${id}, ${`Zone ${made}`}, 'KD', ${moment})`,
  );
  return id;
};

const endDuties = ({ pool }: OpenHouse) =>
  run(pool, sql`update supervision.duty set until_at = now(), ended_by = ${ngozi.accountId} where until_at is null`);

const supervise = ({ pool }: OpenHouse, zoneId: string, supervisorId: string) =>
  run(
    pool,
    sql`insert into supervision.duty (id, zone_id, supervisor_id, from_at, decided_by, reason)
        values (${newId()}, ${zoneId}, ${supervisorId}, ${moment}, ${ngozi.accountId}, 'So it is.')`,
  );

const post = async ({ pool }: OpenHouse, zoneId: string, managerIds: readonly string[]): Promise<void> => {
  for (const managerId of managerIds) {
    await run(
      pool,
      sql`update supervision.posting set until_at = now() where manager_id = ${managerId} and until_at is null`,
    );
    await run(
      pool,
      sql`insert into supervision.posting (id, zone_id, manager_id, from_at, decided_by, reason)
          values (${newId()}, ${zoneId}, ${managerId}, ${moment}, ${ngozi.accountId}, 'So it is.')`,
    );
  }
};

/** A zone where Chidi and Halima work: supervised by Chidi when it is assigned, else by Halima. */
export const zoneIdOf = ({ house, object }: Case): Promise<string> =>
  idFor(object, async (whose) => {
    await endDuties(house);
    const zoneId = await newZone(house);
    await supervise(house, zoneId, (whose === 'assigned' ? chidi : halima).accountId);
    await post(house, zoneId, [chidi.accountId, halima.accountId]);
    return zoneId;
  });

/** The same for an admin who is about to appoint someone: nobody supervises anything. */
const freeZoneIdOf = ({ house, object }: Case): Promise<string> =>
  idFor(object, async () => {
    await endDuties(house);
    return newZone(house);
  });

const noteIdOf = ({ house, object }: Case): Promise<string> =>
  idFor(object, async (whose) => {
    const id = newId();
    const managerId = (whose === 'own' ? chidi : halima).accountId;
    await run(
      house.pool,
      sql`insert into supervision.note (id, zone_id, manager_id, by_id, by_name, text, created_at)
          values (${id}, ${await newZone(house)}, ${managerId}, ${ngozi.accountId}, 'Ngozi Eze', 'Well done.', ${moment})`,
    );
    return id;
  });

/** A farmer of Halima's who can go to Chidi. */
const farmerOfHalima = (house: OpenHouse): Promise<string> => farmerInCare(house, halima);

const reason = 'The programme manager decided so.';
const { password } = ngozi;
const ofChidi = { managerId: chidi.accountId };
const ofYear = { year: '2026' };
const lgas = ['Zaria', 'Soba', 'Giwa', 'Igabi', 'Kauru', 'Lere', 'Kubau', 'Ikara', 'Makarfi', 'Kudan'];

/** Input for the operations of supervision; nothing but authorization could refuse it. */
export const boardInputs: Readonly<Record<string, MakeInput>> = {
  'POST /api/admin/zones': () => ({ id: newId(), name: 'Zaria', stateCode: 'KD', lgas: ['Sabon Gari'] }),
  'GET /api/admin/zones/{zoneId}': async (one) => ({ zoneId: await zoneIdOf(one) }),
  'PUT /api/admin/zones/{zoneId}': async (one) => ({
    zoneId: await zoneIdOf(one),
    name: `Renamed ${newId()}`,
    stateCode: 'KD',
    lgas: [lgas[(made += 1) % lgas.length] ?? ''],
  }),
  'POST /api/admin/zones/{zoneId}/supervisor': async (one) => {
    const zoneId = await freeZoneIdOf(one);
    return { id: newId(), zoneId, supervisorId: halima.accountId, reason, password };
  },
  'POST /api/admin/zones/{zoneId}/supervisor/end': async (one) => {
    return { id: newId(), zoneId: await zoneIdOf(one), reason, password };
  },
  'POST /api/admin/zones/{zoneId}/managers': async (one) => {
    return { id: newId(), zoneId: await freeZoneIdOf(one), managerIds: [chidi.accountId], reason };
  },
  'POST /api/admin/zones/{zoneId}/managers/end': async (one) => {
    return { id: newId(), zoneId: await zoneIdOf(one), ...ofChidi, reason };
  },
  'GET /api/zones/{zoneId}/board': async (one) => ({ zoneId: await zoneIdOf(one) }),
  'GET /api/zones/{zoneId}/managers/{managerId}': async (one) => ({ zoneId: await zoneIdOf(one), ...ofChidi }),
  'GET /api/zones/{zoneId}/managers/{managerId}/farmers': async (one) => ({ zoneId: await zoneIdOf(one), ...ofChidi }),
  'POST /api/zones/{zoneId}/managers/{managerId}/notes': async (one) => {
    return { id: newId(), zoneId: await zoneIdOf(one), ...ofChidi, text: 'Well done.' };
  },
  'POST /api/coaching-notes/{noteId}/seen': async (one) => ({ noteId: await noteIdOf(one) }),
  'POST /api/zones/{zoneId}/hand-overs': async (one) => ({
    id: newId(),
    zoneId: await zoneIdOf(one),
    fromId: halima.accountId,
    toId: chidi.accountId,
    choice: { kind: 'chosen', farmerIds: [await farmerOfHalima(one.house)] },
    note: 'He has no phone.',
  }),
  'POST /api/extension-events': async ({ house }) => {
    await post(house, await newZone(house), [chidi.accountId]);
    return eventDraft();
  },
  'GET /api/extension-events': () => ofYear,
  'GET /api/zones/{zoneId}/returns/{year}': async (one) => ({ zoneId: await zoneIdOf(one), ...ofYear }),
  'POST /api/zones/{zoneId}/returns/{year}': async (one) => {
    const said = { targets: { fnt: 24 }, remarks: '', constraints: '', after: 0 };
    return { id: newId(), zoneId: await zoneIdOf(one), ...ofYear, ...said };
  },
  'GET /api/zones/{zoneId}/returns/{year}/file': async (one) => {
    return { zoneId: await zoneIdOf(one), ...ofYear, format: 'xlsx' };
  },
  'GET /api/admin/states/{stateCode}/returns/{year}': () => ({ stateCode: 'KD', ...ofYear }),
  'GET /api/admin/states/{stateCode}/returns/{year}/file': () => ({ stateCode: 'KD', ...ofYear, format: 'pdf' }),
};

import { generateKeyPairSync } from 'node:crypto';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { row, run, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import type { ViewerName } from './authorization-matrix.ts';
import { idFor, type Case, type MakeInput } from './scene-case.ts';

const publicKey = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  .publicKey.export({ format: 'der', type: 'spki' })
  .toString('base64url');

/** A phone's store of whoever looks, or of Halima, who has nothing to do with it. */
const deviceOf = ({ house, object }: Case, viewer: WorldPerson): Promise<string> =>
  idFor(object, async (whose) => {
    const id = newId();
    const now = house.clock.now();
    const { accountId } = whose === 'other' ? people.halima : viewer;
    await run(
      house.pool,
      sql`insert into sync.device (id, account_id, phone_id, name, first_seen_at, last_seen_at)
          values (${id}, ${accountId}, ${newId()}, 'A phone', ${now}, ${now})`,
    );
    return id;
  });

const epochOf = async ({ house }: Case): Promise<string> =>
  (await row<{ epoch: string }>(house.pool, sql`select epoch from sync.house`))?.epoch ?? '';

/** Input for the operations on phones; nothing but authorization could refuse it. */
export const syncInputs = (personOf: (viewer: ViewerName) => WorldPerson): Readonly<Record<string, MakeInput>> => {
  const device = (one: Case): Promise<string> => deviceOf(one, personOf(one.viewer));
  return {
    'POST /sync/push': async (one) => ({ device: await device(one), epoch: await epochOf(one), waiting: 0, items: [] }),
    'POST /sync/have': async (one) => ({ device: await device(one), seqs: [[1, 3]] }),
    'PUT /sync/devices/{deviceId}': async (one) => ({ deviceId: await device(one), waiting: 0, missing: 0 }),
    'PUT /sync/devices/{deviceId}/trust': async (one) => ({
      deviceId: await device(one),
      publicKey,
      password: personOf(one.viewer).password,
    }),
    'POST /api/admin/lost-phones/{deviceId}/dealt-with': async (one) => ({
      deviceId: await device(one),
      note: 'She has it all on paper.',
    }),
    'DELETE /sync/devices/{deviceId}/trust': async (one) => ({ deviceId: await device(one) }),
    'POST /sync/devices/{deviceId}/challenge': async (one) => ({ deviceId: await device(one) }),
    'POST /sync/devices/{deviceId}/session': async (one) => ({
      deviceId: await device(one),
      challenge: 'A'.repeat(43),
      signature: 'A'.repeat(86),
    }),
  };
};

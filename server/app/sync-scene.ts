import { generateKeyPairSync } from 'node:crypto';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { row, run, sql } from '#kit/db.ts';
import { people } from '#world';
import { idFor, type Case, type MakeInput } from './scene-case.ts';
import { someoneFor } from './matrix-people.ts';

const publicKey = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  .publicKey.export({ format: 'der', type: 'spki' })
  .toString('base64url');

/** A phone's store of whoever looks, or of Halima, who has nothing to do with it. */
export const deviceOf = ({ house, object, viewer }: Case): Promise<string> =>
  idFor(object, async (whose) => {
    const id = newId();
    const now = house.clock.now();
    const { accountId } = whose === 'other' ? people.halima : someoneFor(viewer);
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
export const syncInputs: Readonly<Record<string, MakeInput>> = {
  'POST /sync/push': async (one) => ({ device: await deviceOf(one), epoch: await epochOf(one), waiting: 0, items: [] }),
  'POST /sync/have': async (one) => ({ device: await deviceOf(one), seqs: [[1, 3]] }),
  'PUT /sync/devices/{deviceId}': async (one) => ({ deviceId: await deviceOf(one), waiting: 0, missing: 0 }),
  'PUT /sync/devices/{deviceId}/trust': async (one) => ({
    deviceId: await deviceOf(one),
    publicKey,
    password: someoneFor(one.viewer).password,
  }),
  'POST /api/admin/lost-phones/{deviceId}/dealt-with': async (one) => ({
    deviceId: await deviceOf(one),
    note: 'She has it all on paper.',
  }),
  'DELETE /sync/devices/{deviceId}/trust': async (one) => ({ deviceId: await deviceOf(one) }),
  'POST /sync/devices/{deviceId}/challenge': async (one) => ({ deviceId: await deviceOf(one) }),
  'POST /sync/devices/{deviceId}/session': async (one) => ({
    deviceId: await deviceOf(one),
    challenge: 'A'.repeat(43),
    signature: 'A'.repeat(86),
  }),
};

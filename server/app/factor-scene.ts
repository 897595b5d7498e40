import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import { people } from '#world';
import { makeAuthenticator } from '#world/authenticator.ts';
import { idFor, type Case, type MakeInput } from './scene-case.ts';
import { someoneFor } from './matrix-people.ts';
import { deviceOf } from './sync-scene.ts';

const authenticator = makeAuthenticator('http://localhost:3000');
const ask = { challenge: 'A'.repeat(43), rpId: 'localhost' };

/** A passkey of whoever looks, or of Halima, which counts for nothing: it only stands in its table. */
const somePasskey = ({ house, object, viewer }: Case): Promise<string> =>
  idFor(object, async (whose) => {
    const id = newId();
    const { accountId } = whose === 'other' ? people.halima : someoneFor(viewer);
    await run(house.pool, sql`delete from accounts.passkey where account_id = ${accountId}`);
    await run(
      house.pool,
      sql`insert into accounts.passkey (id, account_id, credential_id, public_key, counter, transports, name, created_at)
          values (${id}, ${accountId}, ${id}, '', 0, '{}', 'A key', ${house.clock.now()})`,
    );
    return id;
  });

/** Input for the operations on second factors and lost phones; nothing but authorization could refuse it. */
export const factorInputs: Readonly<Record<string, MakeInput>> = {
  'POST /api/second-factor/code': () => ({ code: 'AAAA-BBBB-CCCC' }),
  'POST /api/second-factor/passkey': () => authenticator.prove(ask),
  'POST /api/passkeys': () => ({ name: 'A key', made: authenticator.make(ask) }),
  'PUT /api/passkeys/{passkeyId}': async (one) => ({ passkeyId: await somePasskey(one), name: 'Another name' }),
  'DELETE /api/passkeys/{passkeyId}': async (one) => ({ passkeyId: await somePasskey(one) }),
  'PUT /api/admin/factor-demand': () => ({ startsOn: '2030-01-01', reason: 'Later.' }),
  'POST /api/not-me': () => ({ token: 'A'.repeat(43) }),
  'GET /sync/people/{accountId}/devices': async (one) => ({
    accountId: await idFor(one.object, async (whose) =>
      whose === 'own'
        ? someoneFor(one.viewer).accountId
        : whose === 'assigned'
          ? people.amina.accountId
          : people.halima.accountId,
    ),
  }),
  'POST /sync/devices/{deviceId}/forget': async (one) => ({ deviceId: await deviceOf(one), reason: 'It was lost.' }),
  'POST /sync/devices/standing': () => ({ devices: [newId()] }),
  'POST /sync/devices/{deviceId}/forgotten': async (one) => ({ deviceId: await deviceOf(one), unsent: 0 }),
};

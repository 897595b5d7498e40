import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import { makeAuthenticator } from '#world/authenticator.ts';
import type { ViewerName } from './authorization-matrix.ts';
import { idFor, type Case, type MakeInput } from './scene-case.ts';

const authenticator = makeAuthenticator('http://localhost:3000');
const ask = { challenge: 'A'.repeat(43), rpId: 'localhost' };

/** A passkey of whoever looks, or of Halima, which counts for nothing: it only stands in its table. */
const somePasskey = ({ house, object }: Case, viewer: WorldPerson): Promise<string> =>
  idFor(object, async (whose) => {
    const id = newId();
    const { accountId } = whose === 'other' ? people.halima : viewer;
    await run(house.pool, sql`delete from accounts.passkey where account_id = ${accountId}`);
    await run(
      house.pool,
      sql`insert into accounts.passkey (id, account_id, credential_id, public_key, counter, transports, name, created_at)
          values (${id}, ${accountId}, ${id}, '', 0, '{}', 'A key', ${house.clock.now()})`,
    );
    return id;
  });

const someDevice = ({ house, object }: Case, viewer: WorldPerson): Promise<string> =>
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

/** Input for the operations on second factors and lost phones; nothing but authorization could refuse it. */
export const factorInputs = (personOf: (viewer: ViewerName) => WorldPerson): Readonly<Record<string, MakeInput>> => {
  const passkeyId = (one: Case) => somePasskey(one, personOf(one.viewer));
  const deviceId = (one: Case) => someDevice(one, personOf(one.viewer));
  return {
    'POST /api/second-factor/code': () => ({ code: 'AAAA-BBBB-CCCC' }),
    'POST /api/second-factor/passkey': () => authenticator.prove(ask),
    'POST /api/passkeys': () => ({ name: 'A key', made: authenticator.make(ask) }),
    'PUT /api/passkeys/{passkeyId}': async (one) => ({ passkeyId: await passkeyId(one), name: 'Another name' }),
    'DELETE /api/passkeys/{passkeyId}': async (one) => ({ passkeyId: await passkeyId(one) }),
    'PUT /api/admin/factor-demand': () => ({ startsOn: '2030-01-01', reason: 'Later.' }),
    'POST /api/not-me': () => ({ token: 'A'.repeat(43) }),
    'GET /sync/people/{accountId}/devices': async (one) => ({
      accountId: await idFor(one.object, async (whose) =>
        whose === 'own'
          ? personOf(one.viewer).accountId
          : whose === 'assigned'
            ? people.amina.accountId
            : people.halima.accountId,
      ),
    }),
    'POST /sync/devices/{deviceId}/forget': async (one) => ({ deviceId: await deviceId(one), reason: 'It was lost.' }),
    'POST /sync/devices/standing': () => ({ devices: [newId()] }),
    'POST /sync/devices/{deviceId}/forgotten': async (one) => ({ deviceId: await deviceId(one), unsent: 0 }),
  };
};

import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import { people } from '#world';
import { laraba } from '#world/assisted.ts';
import type { OpenHouse } from '#world/open-house.ts';
import { oggVoice } from '#world/voices.ts';
import { farmerInCare } from '#world/farmer-in-care.ts';
import { keeperIdOf } from './extension-scene.ts';
import { idFor, type Case, type MakeInput } from './scene-case.ts';

/** Writes down that Chidi registered someone, who has not taken the account over yet. */
const registerOnce = async ({ pool, services, clock }: OpenHouse, accountId: string): Promise<void> => {
  const key = await services.files.put(oggVoice(2), 'ogg');
  await run(
    pool,
    sql`insert into accounts.assisted (id, keeper_id, birth_year, how, text_version, proof_id, proof_type, proof_key,
          registered_by, registered_by_name, registered_at)
        values (${accountId}, ${accountId}, 1979, 'voice', 1, ${newId()}, 'audio/ogg', ${key},
          ${people.chidi.accountId}, 'Chidi Okafor', ${clock.now()})
        on conflict (id) do update set claimed_at = null`,
  );
};

const farmerIdOf = async (one: Case): Promise<string> => {
  const farmerId = await keeperIdOf(one);
  if (one.object !== 'missing' && one.object !== 'malformed') await registerOnce(one.house, farmerId);
  return farmerId;
};

/** A farmer who has no phone, in the care of Chidi, or of Halima when it is none of the viewer's. */
const phonelessIdOf = (one: Case): Promise<string> =>
  idFor(one.object, async (whose) => {
    if (whose === 'own') return people.amina.accountId;
    const named = {
      firstName: 'Laraba',
      lastName: 'Audu',
      email: null,
      phone: null,
      passwordHash: null,
      language: 'ha',
    };
    return farmerInCare(one.house, whose === 'assigned' ? people.chidi : people.halima, named);
  });

/** A farmer under 18 with a guardian, in the care of Chidi or of Halima. */
const childIdOf = async (one: Case): Promise<string> => {
  const id = await phonelessIdOf(one);
  if (one.object === 'assigned')
    await run(
      one.house.pool,
      sql`insert into accounts.assisted (id, keeper_id, birth_year, how, text_version, proof_id, proof_type, proof_key,
            guardian, registered_by, registered_by_name, registered_at)
          values (${id}, ${id}, 2015, 'thumb', 1, ${newId()}, 'image/webp', null,
            '{"name": "Hauwa Audu", "phone": null, "relationship": "mother"}', ${people.chidi.accountId}, 'Chidi Okafor',
            ${one.house.clock.now()})`,
    );
  return id;
};

const claimed = (house: OpenHouse) =>
  run(house.pool, sql`update accounts.assisted set claimed_at = now() where id = ${people.amina.accountId}`);

let numbers = 0;

/** Input for the operations on assisted farmers and on signing in by phone; nothing but authorization could refuse it. */
export const assistInputs: Readonly<Record<string, MakeInput>> = {
  'POST /api/assisted-farmers': () => laraba(),
  'GET /api/assisted-farmers/{farmerId}/proof': async (one) => ({ farmerId: await farmerIdOf(one) }),
  'POST /api/farmers/{keeperId}/farms': async (one) => ({
    id: newId(),
    keeperId: await keeperIdOf(one),
    name: 'Gonar Laraba',
    stateCode: 'KN',
    lga: 'Bichi',
    sizeBand: 'small',
    crop: 'Millet',
  }),
  'POST /api/farmers/{keeperId}/phone': async (one) => {
    return { keeperId: await phonelessIdOf(one), phone: '0803 555 0077', isFarmersWord: true };
  },
  'POST /api/farmers/{keeperId}/guardian-words': async (one) => ({
    id: newId(),
    keeperId: await childIdOf(one),
    purpose: 'smsAdvice',
    textVersion: 1,
    isGiven: true,
    isGuardiansWord: true,
  }),
  'POST /api/phone-sign-in/request': () => ({ phoneNumber: `080355501${String((numbers += 1)).padStart(2, '0')}` }),
  'POST /api/phone-sign-in/check': () => ({ signInId: newId(), code: '000000' }),
  'POST /api/phone-sign-in/complete': () => ({ accountId: people.musa.accountId }),
  'GET /api/claim': async ({ house }) => {
    await registerOnce(house, people.amina.accountId);
    return {};
  },
  'POST /api/claim': async ({ house }) => {
    await registerOnce(house, people.amina.accountId);
    return { id: newId(), said: [], password: null };
  },
  // Hers by now: the number of the account that stands for all farmers here must stay hers.
  'POST /api/claim/denial': async ({ house }) => {
    await claimed(house);
    return { id: newId() };
  },
};

import { saveIdentityNumber } from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { people } from '#world';
import { picture } from '#world/pictures.ts';
import { settlePerson } from '#world/settle-person.ts';
import { privacyInputs } from './privacy-scene.ts';
import { idFor, type Case, type MakeInput } from './scene-case.ts';
import type { ViewerName } from './authorization-matrix.ts';
import { personOf } from './matrix-people.ts';

const profileIdOf = ({ house, object, viewer }: Case): Promise<string> =>
  idFor(object, (whose) => {
    if (whose === 'other') return settlePerson(house.pool, house.clock.now()); // no manager looks after him
    const isOfManager = whose === 'own' && viewer === 'manager';
    return (isOfManager ? people.chidi : people.amina).accountId;
  });

const passwordOf = (viewer: ViewerName): string => (viewer === 'nobody' ? 'x' : personOf[viewer].password);

/** Input for the operations on one's profile and account; nothing but authorization could refuse it. */
export const profileInputs: Readonly<Record<string, MakeInput>> = {
  ...privacyInputs,
  'PATCH /api/profiles/{profileId}': async (one) => ({
    profileId: await profileIdOf(one),
    was: { location: 'Badume' },
    becomes: { location: 'Bichi' },
  }),
  'POST /api/profiles/{profileId}/choice': async (one) => ({
    profileId: await profileIdOf(one),
    field: 'location',
    at: one.house.clock.now().toISOString(),
    choice: 'other',
  }),
  'PUT /api/profiles/{profileId}/photo': async (one) => ({
    profileId: await profileIdOf(one),
    photo: (await picture('webp')).toString('base64'),
  }),
  'POST /api/consents': () => ({ id: newId(), purpose: 'smsAdvice', textVersion: 1, isGiven: true }),
  'POST /api/identity/numbers': ({ viewer }) => ({
    kind: 'bvn',
    number: '22100000017',
    isAgreed: true,
    password: passwordOf(viewer),
  }),
  'DELETE /api/identity/numbers/{kind}': ({ object }) => ({ kind: object === 'malformed' ? 'passport' : 'vnin' }),
  'PUT /api/identity/bank': ({ viewer }) => ({
    bankCode: '000016',
    accountNumber: '0000014579',
    password: passwordOf(viewer),
  }),
  'POST /api/identity/reveal': async ({ house, viewer }) => {
    // Amina's number is in the vault from the beginning; the others give theirs first.
    const given = { kind: 'nin', number: '70100000029', isAgreed: true, password: passwordOf(viewer) };
    if (viewer === 'manager' || viewer === 'investor' || viewer === 'processor')
      await house.as(personOf[viewer]).call(saveIdentityNumber, given);
    return { kind: 'nin', purpose: 'check', password: passwordOf(viewer) };
  },
  'POST /api/contact-change/request': ({ viewer }) => ({
    kind: 'email',
    email: `${viewer}@elsewhere.example`,
    password: passwordOf(viewer),
  }),
  'POST /api/contact-change/confirm': () => ({ changeId: newId(), code: '000000' }),
  // A wrong password: the others here go on signing in with theirs.
  'POST /api/password': () => ({ currentPassword: 'not the password', password: 'gero-dawa-masara-77' }),
  // A wrong password: the account that stands for all farmers here must stay open.
  'POST /api/close-account': () => ({ password: 'not the password' }),
};

import { blankProfile, registerManager } from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { findApplication, insertApplication, keepProfile } from '#accounts';
import { graduate } from '#world/journeys.ts';
import type { OpenHouse } from '#world/open-house.ts';
import { picture } from '#world/pictures.ts';
import { settlePerson } from '#world/settle-person.ts';
import { idFor, type Case, type MakeInput } from './scene-case.ts';
import { personOf } from './matrix-people.ts';

const password = 'dawa-da-gero-7';

let strangers = 500;

const stranger = () => {
  strangers += 1;
  return { ...graduate(strangers), id: newId(), password };
};

/** Gives an account papers, once. */
const withPapers = async ({ pool, services, clock }: OpenHouse, accountId: string): Promise<void> => {
  if ((await findApplication(pool, accountId)) !== null) return;
  const { degreeTitle, degreeInstitution, degreeYear, nyscStateCode, nyscNumber } = graduate(0);
  const papers = { degreeTitle, degreeInstitution, degreeYear, nyscStateCode, nyscNumber };
  const documentKey = await services.files.put(await picture('webp'), 'webp');
  await insertApplication(pool, { accountId, ...papers, documentKind: 'passport', documentKey, now: clock.now() });
};

const someApplicant = async (house: OpenHouse): Promise<string> => {
  const { firstName, lastName, email, id } = stranger();
  const createdAt = house.clock.now();
  const said = { id, firstName, lastName, email, roles: ['extension-manager'], state: 'pending' } as const;
  await settlePerson(house.pool, createdAt, said);
  await keepProfile(house.pool, { ...blankProfile(id, createdAt), firstName, lastName, revision: 1 }, {});
  await withPapers(house, id);
  return id;
};

/** Only managers have papers: of others there is nothing to see. */
const applicantOf = ({ house, object, viewer }: Case): Promise<string> =>
  idFor(object, async (whose) => {
    if (whose === 'other') return someApplicant(house);
    if (viewer === 'nobody') return '';
    const { accountId } = personOf[viewer];
    if (viewer === 'manager') await withPapers(house, accountId);
    return accountId;
  });

/** Input for the operations of joining; nothing but authorization could refuse it. */
export const joiningInputs: Readonly<Record<string, MakeInput>> = {
  'POST /api/extension-managers/register': () => stranger(),
  'PUT /api/extension-managers/register/{uniqueId}/{picture}': async ({ house }) => {
    const details = stranger();
    await house.visitor().call(registerManager, details);
    return { uniqueId: details.id, picture: 'document' };
  },
  'POST /api/extension-managers/confirm': () => ({ uniqueId: newId(), code: '000000' }),
  'GET /api/admin/people/{accountId}/application': async (one) => ({ accountId: await applicantOf(one) }),
  'POST /api/people/{accountId}/id-document': async (one) => ({ accountId: await applicantOf(one) }),
};

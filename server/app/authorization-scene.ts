import { registerInvestor } from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import { noticeInputs } from './notice-scene.ts';
import { people } from '#world';
import type { Input } from '#world/browser.ts';
import { newcomer } from '#world/journeys.ts';
import type { OpenHouse } from '#world/open-house.ts';
import { picture } from '#world/pictures.ts';
import { settlePerson } from '#world/settle-person.ts';
import type { ObjectName, ViewerName } from './authorization-matrix.ts';
import { advisoryInputs } from './advisory-scene.ts';
import { adminInputs } from './admin-scene.ts';
import { assistInputs } from './assist-scene.ts';
import { behindInputs } from './behind-scene.ts';
import { channelInputs } from './channel-scene.ts';
import { companyInputs } from './company-scene.ts';
import { demandInputs } from './demand-scene.ts';
import { extensionInputs } from './extension-scene.ts';
import { factorInputs } from './factor-scene.ts';
import { farmInputs } from './farm-scene.ts';
import { supervisorInputs } from './figure-scene.ts';
import { financeInputs } from './finance-scene.ts';
import { gateInputs } from './gate-scene.ts';
import { inputInputs } from './input-scene.ts';
import { investInputs } from './invest-scene.ts';
import { investorInputs } from './investor-scene.ts';
import { joiningInputs } from './joining-scene.ts';
import { ledgerInputs } from './ledger-scene.ts';
import { libraryInputs } from './library-scene.ts';
import { listingInputs } from './listing-scene.ts';
import { licensedInputs } from './licensed-scene.ts';
import { lotInputs } from './lot-scene.ts';
import { marketplaceInputs } from './marketplace-scene.ts';
import { millInputs } from './mill-scene.ts';
import { mergeInputs } from './merge-scene.ts';
import { paymentInputs } from './payment-scene.ts';
import { pestInputs } from './pest-scene.ts';
import { priceInputs } from './price-scene.ts';
import { profileInputs } from './profile-scene.ts';
import { reportInputs } from './report-scene.ts';
import { roomInputs } from './room-scene.ts';
import { seasonInputs } from './season-scene.ts';
import { syncInputs } from './sync-scene.ts';
import { talkInputs } from './talk-scene.ts';
import { uploadInputs } from './upload-scene.ts';
import { warehouseInputs } from './warehouse-scene.ts';
import type { MakeInput } from './scene-case.ts';
import { personOf } from './matrix-people.ts';

const idFor = (object: ObjectName, own: string, other: string): string =>
  ({ any: '', own, assigned: '', other, missing: newId(), malformed: 'no-id' })[object];

let strangers = 0;

const stranger = () => {
  strangers += 1;
  return newcomer(strangers);
};

/** An account to decide on, different each time. */
const someAccount = ({ pool, clock }: OpenHouse): Promise<string> => {
  const { firstName, lastName, email } = stranger();
  return settlePerson(pool, clock.now(), { firstName, lastName, email, roles: ['investor'], state: 'pending' });
};

const someSession = async ({ pool, clock }: OpenHouse, accountId: string): Promise<string> => {
  const id = newId();
  const expiresAt = new Date(clock.now().getTime() + 3_600_000);
  await run(
    pool,
    sql`insert into accounts.session (id, token_hash, account_id, device, started_at, expires_at)
        values (${id}, ${Buffer.from(id)}, ${accountId}, '', ${clock.now()}, ${expiresAt})`,
  );
  return id;
};

/** Gives an account a picture; one that is not there has none. */
const faceOf = async ({ pool, services }: OpenHouse, accountId: string): Promise<string> => {
  const key = await services.files.put(await picture('webp'), 'webp');
  await run(pool, sql`update accounts.account set photo_key = ${key} where id::text = ${accountId}`);
  return key;
};

const accountOf = (viewer: ViewerName): string => (viewer === 'nobody' ? '' : personOf[viewer].accountId);

const reset = (): Input => ({ resetId: newId(), code: '000000' });
const password = 'dawa-da-gero-7';

/** Input that nothing but authorization could refuse; the operations that need a proof are refused for its lack. */
export const inputs: Readonly<Record<string, MakeInput>> = {
  'PUT /api/admin/switches/{name}': ({ object }) => ({
    name: object === 'malformed' ? 'sluice' : 'investor-registration',
    isOpen: true,
  }),
  'POST /user/login': () => ({ email: people.musa.email, password: people.musa.password }),
  'POST /api/v1/farmers/register': () => stranger(),
  'POST /api/v1/farmers/verify-token': () => ({ uniqueId: newId(), code: '000000' }),
  'POST /api/v1/farmers/request-otp': () => ({ email: stranger().email }),
  'POST /api/v1/farmers/complete-registration': () => ({ email: stranger().email, password }),
  'POST /api/password-reset/request': () => ({ email: stranger().email }),
  'POST /api/password-reset/check': reset,
  'POST /api/password-reset/complete': () => ({ password }),
  'POST /api/investors/register': () => ({ ...stranger(), id: newId(), password, about: 'Maize.' }),
  'PUT /api/investors/register/{uniqueId}/photo': async ({ house }) => {
    const id = newId();
    await house.visitor().call(registerInvestor, { ...stranger(), id, password, about: 'Maize.' });
    return { uniqueId: id };
  },
  'GET /api/people/{accountId}/photo/{photoId}': async ({ house, viewer, object }) => {
    const id = idFor(object, accountOf(viewer), people.musa.accountId);
    return { accountId: id, photoId: await faceOf(house, id) };
  },
  'POST /api/investors/confirm': () => ({ uniqueId: newId(), code: '000000' }),
  'POST /api/second-factor/prove': () => ({ code: '000000' }),
  ...noticeInputs,
  'DELETE /api/sessions/{sessionId}': async ({ house, viewer, object }) => ({
    sessionId: idFor(
      object,
      object === 'own' ? await someSession(house, accountOf(viewer)) : '',
      object === 'other' ? await someSession(house, people.musa.accountId) : '',
    ),
  }),
  'POST /api/admin/people/{accountId}/decision': async ({ house, viewer, object }) => ({
    accountId: idFor(object, accountOf(viewer), object === 'other' ? await someAccount(house) : ''),
    decision: 'close',
    reason: 'It is a test.',
  }),
  'POST /api/contact': () => ({ id: newId(), name: 'Sani', email: stranger().email, message: 'Good day.' }),
  'POST /api/updates/follow': () => ({ email: stranger().email }),
  'POST /api/updates/stop': () => ({ token: 'A'.repeat(43) }),
  'POST /api/updates/letters/{token}/stop': () => ({ token: 'A'.repeat(43), 'List-Unsubscribe': 'One-Click' }),
  ...adminInputs,
  ...joiningInputs,
  ...companyInputs,
  ...investorInputs,
  ...profileInputs,
  ...assistInputs,
  ...mergeInputs,
  ...farmInputs,
  ...seasonInputs,
  ...financeInputs,
  ...ledgerInputs,
  ...paymentInputs,
  ...extensionInputs,
  ...reportInputs,
  ...libraryInputs,
  ...listingInputs,
  ...advisoryInputs,
  ...lotInputs,
  ...gateInputs,
  ...marketplaceInputs,
  ...pestInputs,
  ...priceInputs,
  ...demandInputs,
  ...inputInputs,
  ...millInputs,
  ...warehouseInputs,
  ...licensedInputs,
  ...supervisorInputs,
  ...investInputs,
  ...behindInputs,
  ...channelInputs,
  ...talkInputs,
  ...roomInputs,
  ...uploadInputs,
  ...syncInputs,
  ...factorInputs,
};

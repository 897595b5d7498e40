import { newId } from '@shuka/domain/kit/new-id.ts';
import { registerProcessor } from '@shuka/domain/relations';
import { findProcessorPapers, insertMillWord, insertProcessorPapers } from '#accounts';
import { setMillOpening } from '#marketplace';
import { findLastEntry } from '#relations';
import { run, sql } from '#kit/db.ts';
import { people } from '#world';
import { mill } from '#world/companies.ts';
import { someCompany, someStaffer } from '#world/company-hands.ts';
import { processorDraft } from '#world/apply-mill.ts';
import type { OpenHouse } from '#world/open-house.ts';
import { picture } from '#world/pictures.ts';
import { idFor, type Case, type MakeInput } from './scene-case.ts';
import { traceInputs } from './trace-scene.ts';

let strangers = 700;

const stranger = () => {
  strangers += 1;
  return processorDraft(strangers);
};

const companyOf = ({ house, object }: Case): Promise<string> =>
  idFor(object, async (whose) => (whose === 'own' ? mill.companyId : (await someCompany(house)).companyId));

/** Gives an owner papers, once. */
const withPapers = async ({ pool, services, clock }: OpenHouse, accountId: string): Promise<void> => {
  if ((await findProcessorPapers(pool, accountId)) !== null) return;
  const key = await services.files.put(await picture('webp'), 'webp');
  const keys = { documentId: key, certificateId: key };
  await insertProcessorPapers(pool, { accountId, documentKind: 'passport', ...keys, now: clock.now() });
};

/** Whose company's papers: Danjuma's own, or another owner's. */
const ownerOf = ({ house, object, viewer }: Case): Promise<string> =>
  idFor(object, async (whose) => {
    if (whose === 'own' && viewer !== 'processor') return viewer === 'admin' ? people.ngozi.accountId : newId();
    const accountId = whose === 'own' ? people.danjuma.accountId : (await someCompany(house)).owner.accountId;
    await withPapers(house, accountId);
    return accountId;
  });

/** Makes Danjuma the one on shift at his mill, or nobody. */
const onShift = async ({ pool, clock }: OpenHouse, isOn: boolean): Promise<void> => {
  const { companyId } = mill;
  const last = await findLastEntry(pool, companyId);
  const holderId = last?.onId ?? null;
  const byId = people.danjuma.accountId;
  if (isOn ? holderId === byId : holderId === null) return;
  const number = (last?.number ?? 0) + 1;
  const [kind, onId] = isOn ? ['opened', byId] : ['closed', null];
  await run(
    pool,
    sql`insert into relations.shift_entry (id, company_id, number, kind, by_id, on_id, at)
        values (${newId()}, ${companyId}, ${number}, ${kind}, ${byId}, ${onId}, ${clock.now()})`,
  );
};

const counted = { trucks: 2, bags: 40, note: '' };
const invitation = { contact: 'nobody@sani.example', code: 'ABCD2345' };

/** Somebody of a company, whom its owner may move. */
const stafferOf = async (house: OpenHouse): Promise<string> => (await someStaffer(house, 'clerk')).accountId;

const shownManager = async ({ house }: Case): Promise<string> => {
  const managerId = people.chidi.accountId;
  await insertMillWord(house.pool, { id: newId(), managerId, textVersion: 1, isGiven: true, now: house.clock.now() });
  return managerId;
};

const shownBusiness = async ({ house }: Case): Promise<string> => {
  const { accountId } = people.amina;
  await setMillOpening(house.pool, accountId, accountId, house.clock.now());
  return accountId;
};

const profile = { firstName: 'Danjuma', lastName: 'Bello', location: 'Kumbotso', about: 'We mill maize.' };

/** Input for the operations on companies; nothing but authorization could refuse it. */
export const companyInputs: Readonly<Record<string, MakeInput>> = {
  ...traceInputs,
  'POST /api/agro-processors/register': () => stranger(),
  'PUT /api/agro-processors/register/{uniqueId}/{picture}': async ({ house }) => {
    const details = stranger();
    await house.visitor().call(registerProcessor, details);
    return { uniqueId: details.id, picture: 'certificate' };
  },
  'POST /api/agro-processors/confirm': () => ({ uniqueId: newId(), code: '000000' }),
  'GET /api/admin/people/{accountId}/company-application': async (one) => ({ accountId: await ownerOf(one) }),
  'POST /api/people/{accountId}/company-papers/{paper}': async (one) => ({
    accountId: await ownerOf(one),
    paper: 'certificate',
  }),
  'GET /api/companies/{companyId}/staff': async (one) => ({ companyId: await companyOf(one) }),
  'POST /api/companies/{companyId}/invitations': async (one) => {
    strangers += 1;
    const contact = `clerk.${strangers}@sani.example`;
    return { id: newId(), companyId: await companyOf(one), contact, duty: 'clerk' };
  },
  'POST /api/companies/{companyId}/invitations/{invitationId}/withdrawal': async (one) => ({
    companyId: await companyOf(one),
    invitationId: newId(),
  }),
  'POST /api/companies/{companyId}/staff/{accountId}/duty': async (one) => ({
    companyId: await companyOf(one),
    accountId: await stafferOf(one.house),
    duty: 'buyer',
  }),
  'POST /api/companies/{companyId}/staff/{accountId}/removal': async (one) => ({
    companyId: await companyOf(one),
    accountId: await stafferOf(one.house),
    reason: 'The season is over.',
  }),
  'POST /api/invitations/check': () => invitation,
  'POST /api/invitations/accept': () => invitation,
  'POST /api/invitations/join': () => ({
    ...invitation,
    firstName: 'Ladi',
    lastName: 'Danjuma',
    phoneNumber: '0803 555 7700',
    password: 'dawa-da-gero-7',
  }),
  'GET /api/companies/{companyId}/shifts': async (one) => ({ companyId: await companyOf(one) }),
  'POST /api/companies/{companyId}/shifts': async (one) => {
    await onShift(one.house, false);
    return { id: newId(), companyId: await companyOf(one) };
  },
  'POST /api/companies/{companyId}/shifts/hand-over': async (one) => {
    await onShift(one.house, true);
    return { ...counted, id: newId(), companyId: await companyOf(one), toId: await stafferOf(one.house) };
  },
  'POST /api/companies/{companyId}/shifts/close': async (one) => {
    await onShift(one.house, true);
    return { ...counted, id: newId(), companyId: await companyOf(one) };
  },
  'PUT /api/processor-profile': () => profile,
  'POST /api/shown-to-mills': () => ({ id: newId(), isGiven: true, textVersion: 1 }),
  'GET /api/companies/{companyId}/extension-workers': async (one) => ({ companyId: await companyOf(one) }),
  'GET /api/companies/{companyId}/extension-workers/{managerId}': async (one) => ({
    companyId: await companyOf(one),
    managerId: await shownManager(one),
  }),
  'GET /api/companies/{companyId}/ventures': async (one) => ({ companyId: await companyOf(one) }),
  'GET /api/companies/{companyId}/ventures/{businessId}': async (one) => ({
    companyId: await companyOf(one),
    businessId: await shownBusiness(one),
  }),
};

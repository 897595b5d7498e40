import { newId } from '@shuka/domain/kit/new-id.ts';
import { insertCertificate, insertRegulator, insertVisit, setDecided } from '#traceability';
import { row, run, sql } from '#kit/db.ts';
import { people } from '#world';
import { mill } from '#world/companies.ts';
import { someCompany } from '#world/company-hands.ts';
import type { OpenHouse } from '#world/open-house.ts';
import { settlePerson } from '#world/settle-person.ts';
import { idFor, type Case, type MakeInput } from './scene-case.ts';

const { chidi, danjuma, ngozi } = people;
const { password } = ngozi;
const reason = 'NAFDAC asked for it by letter.';
const [found, done] = ['No pest log.', 'A log hangs at the door now.'];
const span = { from: '2026-03-01', to: '2026-05-31' };

const companyOf = ({ house, object }: Case): Promise<string> =>
  idFor(object, async (whose) => (whose === 'own' ? mill.companyId : (await someCompany(house)).companyId));

const companyAlone: MakeInput = async (one) => ({ companyId: await companyOf(one) });

const withSpan: MakeInput = async (one) => ({ companyId: await companyOf(one), ...span });

const said = {
  kind: 'nafdac',
  number: 'A1-2345',
  body: 'NAFDAC',
  scope: 'Maize flour',
  validFrom: '2026-01-01',
  validUntil: '2027-12-31',
};

/** A certificate of Danjuma's mill, with a photo and a visit that found something; of others nobody gets that far. */
const certified = async (one: Case) => {
  const [certificateId, visitId, companyId] = [newId(), newId(), await companyOf(one)];
  if (one.object !== 'own') return { companyId, certificateId, visitId };
  const { pool, clock, services } = one.house;
  await insertCertificate(pool, { ...said, id: certificateId, companyId }, danjuma.accountId, clock.now());
  const fileKey = await services.files.put(Buffer.from(certificateId), 'cert');
  await run(pool, sql`update traceability.certificate set file_key = ${fileKey} where id = ${certificateId}`);
  const visit = { id: visitId, certificateId, inspectedOn: '2026-03-01', inspector: 'A. Bello' };
  const findings = [{ says: found, weight: 'minor' as const, dueOn: null }];
  await insertVisit(pool, { ...visit, findings }, danjuma.accountId, clock.now());
  return { companyId, certificateId, visitId };
};

const certificateAlone: MakeInput = async (one) => {
  const { companyId, certificateId } = await certified(one);
  return { companyId, certificateId };
};

/** Somebody of an authority, who neither grows nor mills. */
const officer = async ({ pool, clock }: OpenHouse) => {
  const id = newId();
  const email = `${id}@authority.example`;
  await settlePerson(pool, clock.now(), { id, firstName: 'Hauwa', lastName: 'Sani', email, roles: ['investor'] });
  return { id, email };
};

const proposed = async (house: OpenHouse, accountId: string): Promise<string> => {
  const id = newId();
  const draft = { id, accountId, authority: 'NAFDAC', states: ['KN'], reason, askedBy: danjuma.accountId };
  await insertRegulator(house.pool, draft, house.clock.now());
  return id;
};

const decision = async ({ house }: Case) => ({
  id: newId(),
  regulatorId: await proposed(house, (await officer(house)).id),
  password,
});

/** Chidi is a regulator of Kano from the first time on; of no other state. */
const stateOf = async ({ house, object }: Case): Promise<string> => {
  if (object === 'other') return 'LA';
  if (object !== 'assigned') return 'no-state';
  const there = await row(house.pool, sql`select 1 from traceability.regulator where account_id = ${chidi.accountId}`);
  if (there === null)
    await setDecided(house.pool, await proposed(house, chidi.accountId), true, ngozi.accountId, house.clock.now());
  return 'KN';
};

const stateAlone: MakeInput = async (one) => ({ stateCode: await stateOf(one) });

const stateInSpan: MakeInput = async (one) => ({ stateCode: await stateOf(one), ...span });

/** Input for the operations on certificates, key data, figures and regulators; nothing but authorization could refuse it. */
export const complyInputs: Readonly<Record<string, MakeInput>> = {
  'POST /api/companies/{companyId}/certificates': async (one) => ({
    ...said,
    id: newId(),
    companyId: await companyOf(one),
  }),
  'GET /api/companies/{companyId}/certificates': companyAlone,
  'POST /api/companies/{companyId}/certificates/{certificateId}/end': async (one) => ({
    ...(await certificateAlone(one)),
    reason,
  }),
  'PUT /api/companies/{companyId}/certificates/{certificateId}/photo': certificateAlone,
  'GET /api/companies/{companyId}/certificates/{certificateId}/photo': certificateAlone,
  'POST /api/companies/{companyId}/certificates/{certificateId}/visits': async (one) => ({
    ...(await certificateAlone(one)),
    id: newId(),
    inspectedOn: '2026-03-02',
    inspector: 'A. Bello',
    findings: [],
  }),
  'GET /api/companies/{companyId}/certificates/{certificateId}/visits': certificateAlone,
  'POST /api/companies/{companyId}/certificates/{certificateId}/visits/{visitId}/closing': async (one) => ({
    ...(await certified(one)),
    place: 0,
    says: done,
  }),
  'GET /api/admin/certificates': () => ({}),
  'GET /api/companies/{companyId}/key-data': withSpan,
  'GET /api/companies/{companyId}/key-data/file': async (one) => ({ ...(await withSpan(one)), format: 'csv' }),
  'GET /api/companies/{companyId}/trace-log/entries': companyAlone,
  'GET /api/companies/{companyId}/figures': withSpan,
  'POST /api/admin/regulators': async ({ house }) => ({
    id: newId(),
    email: (await officer(house)).email,
    authority: 'NAFDAC',
    states: ['KN'],
    reason,
    password,
  }),
  'GET /api/admin/regulators': () => ({}),
  'POST /api/admin/regulators/{regulatorId}/decision': async (one) => ({ ...(await decision(one)), isAgreed: true }),
  'POST /api/admin/regulators/{regulatorId}/end': async (one) => {
    const { regulatorId, ...rest } = await decision(one);
    await setDecided(one.house.pool, regulatorId, true, ngozi.accountId, one.house.clock.now());
    return { ...rest, regulatorId, reason };
  },
  'GET /api/regulator': () => ({}),
  'GET /api/regulator/{stateCode}/lots': stateAlone,
  'GET /api/regulator/{stateCode}/recalls': stateAlone,
  'GET /api/regulator/{stateCode}/certificates': stateAlone,
  'GET /api/regulator/{stateCode}/sums': stateInSpan,
  'GET /api/regulator/{stateCode}/figures': stateInSpan,
};

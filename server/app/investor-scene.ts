import { shownTextVersion } from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { insertShownWord } from '#accounts';
import { run, sql } from '#kit/db.ts';
import { setOpening } from '#marketplace';
import { people } from '#world';
import { someFile } from '#world/investors.ts';
import { keepLicences, somePaper } from '#world/licences.ts';
import type { OpenHouse } from '#world/open-house.ts';
import { settlePerson } from '#world/settle-person.ts';
import { idFor, type Case, type MakeInput } from './scene-case.ts';

const { amina, bola, ngozi } = people;
const { password } = ngozi;

/** A trade of which nothing was said yet, or one licence. */
const tradeOf = async ({ pool }: OpenHouse, isLicensed: boolean): Promise<'lending'> => {
  await run(pool, sql`alter table settings.licence disable trigger user`);
  await run(pool, sql`delete from settings.licence`);
  await run(pool, sql`alter table settings.licence enable trigger user`);
  if (isLicensed) await keepLicences(pool, ['lending']);
  return 'lending';
};

const someFarmer = async ({ pool, clock }: OpenHouse): Promise<string> => {
  const now = clock.now();
  const person = { firstName: 'Sani', lastName: 'Bako', email: null, phone: null, passwordHash: null };
  const id = await settlePerson(pool, now, person);
  await insertShownWord(pool, { id: newId(), farmerId: id, textVersion: shownTextVersion, isGiven: true, now });
  return id;
};

/** A request of Bola's to this farmer. */
const someRequest = async ({ pool, clock }: OpenHouse, farmerId: string): Promise<string> => {
  const id = newId();
  await run(
    pool,
    sql`insert into accounts.contact_request (id, farmer_id, investor_id, asked_at)
        values (${id}, ${farmerId}, ${bola.accountId}, ${clock.now()})
        on conflict (farmer_id, investor_id) do update set id = excluded.id`,
  );
  return id;
};

const requestOf = ({ house, object }: Case): Promise<string> =>
  idFor(object, async (whose) => someRequest(house, whose === 'own' ? amina.accountId : await someFarmer(house)));

const openBusiness = async ({ pool, clock }: OpenHouse): Promise<string> => {
  await setOpening(pool, amina.accountId, amina.accountId, clock.now());
  return amina.accountId;
};

/** Input for the operations on investors, whom they see, and licences; nothing but authorization could refuse it. */
export const investorInputs: Readonly<Record<string, MakeInput>> = {
  'POST /api/admin/licences': async ({ house }) => {
    const trade = await tradeOf(house, false);
    return { id: newId(), trade, ...somePaper, after: 0, password };
  },
  'POST /api/admin/licences/{trade}/withdrawal': async ({ house, object }) => {
    const trade = await tradeOf(house, true);
    const said = { id: newId(), reason: 'It is a test.', after: 1, password };
    return { ...said, trade: object === 'malformed' ? 'gossip' : trade };
  },
  'POST /api/investor-file': () => ({ id: newId(), ...someFile }),
  'GET /api/admin/people/{accountId}/investor-file': async ({ object }) => ({
    accountId: await idFor(object, (whose) => (whose === 'own' ? ngozi.accountId : bola.accountId)),
  }),
  'PUT /api/investor-profile': () => ({ firstName: 'Bola', lastName: 'Adeyemi', location: 'Ibadan', about: 'Maize.' }),
  'POST /api/shown-to-investors': () => ({ id: newId(), isGiven: true, textVersion: shownTextVersion }),
  'POST /api/investors/farmers/{farmerId}/contact-requests': async ({ house, object }) => ({
    id: newId(),
    farmerId: await idFor(object, () => someFarmer(house)),
  }),
  'POST /api/contact-requests/{requestId}/answer': async (one) => ({
    requestId: await requestOf(one),
    isAgreed: true,
  }),
  'GET /api/investors/opportunities/{businessId}': async ({ house, object }) => ({
    businessId: await idFor(object, () => openBusiness(house)),
  }),
};

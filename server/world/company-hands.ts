import type { Duty } from '@shuka/domain/relations';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { insertCompany, insertStaff } from '#relations';
import { hashPassword } from '#kit/passwords.ts';
import { mill } from './companies.ts';
import { newcomer } from './journeys.ts';
import type { OpenHouse } from './open-house.ts';
import type { WorldPerson } from './people.ts';
import { settlePerson } from './settle-person.ts';

let made = 0;

const password = 'gyada-a-kwano-5';

/** A person without a company, for tests that need one more; each is another. */
export const someProcessor = async ({ pool, clock }: OpenHouse): Promise<WorldPerson> => {
  made += 1;
  const accountId = newId();
  const roles = ['agro-processor'] as const;
  const phone = `+23480355${String(60_000 + made)}`;
  const names = { ...newcomer(made), email: `miller.${made}@sani.example` };
  const person = { ...names, accountId, phone, password, roles, state: 'active' } as const;
  const passwordHash = await hashPassword(password);
  const { firstName, lastName, email } = names;
  await settlePerson(pool, clock.now(), { id: accountId, firstName, lastName, email, phone, passwordHash, roles });
  return person;
};

/** Somebody who works for a company, Danjuma's if nothing else is said. */
export const someStaffer = async (house: OpenHouse, duty: Duty, companyId = mill.companyId): Promise<WorldPerson> => {
  const person = await someProcessor(house);
  const { accountId } = person;
  await insertStaff(house.pool, { companyId, accountId, duty, decidedBy: accountId, now: house.clock.now() });
  return person;
};

/** Another company with its owner. */
export const someCompany = async (house: OpenHouse): Promise<{ companyId: string; owner: WorldPerson }> => {
  const owner = await someProcessor(house);
  const companyId = newId();
  const now = house.clock.now();
  await insertCompany(house.pool, { ...mill, companyId, name: 'Sani Grains', ownerId: owner.accountId, now });
  const { accountId } = owner;
  await insertStaff(house.pool, { companyId, accountId, duty: 'owner', decidedBy: accountId, now });
  return { companyId, owner };
};

import { newId } from '@shuka/domain/kit/new-id.ts';
import { hashPassword } from '#kit/passwords.ts';
import type { OpenHouse } from './open-house.ts';
import type { WorldPerson } from './people.ts';
import { settlePerson } from './settle-person.ts';

let made = 0;

const password = 'rake-da-gero-12';

/** A farmer who signed up by themselves, for tests that need one more; each is another. @param phone another's, in a household. */
export const someFarmer = async (
  { pool, clock }: Pick<OpenHouse, 'pool' | 'clock'>,
  firstName: string,
  phone?: string,
): Promise<WorldPerson> => {
  made += 1;
  const accountId = newId();
  const person = {
    accountId,
    firstName,
    lastName: 'Garba',
    email: `farmer.${made}@garba.example`,
    phone: phone ?? `+23480366${String(60_000 + made)}`,
    password,
    roles: ['farmer'],
    state: 'active',
  } as const;
  const { accountId: id, lastName, email, phone: number } = person;
  const passwordHash = await hashPassword(password);
  await settlePerson(pool, clock.now(), { id, firstName, lastName, email, phone: number, passwordHash });
  return person;
};

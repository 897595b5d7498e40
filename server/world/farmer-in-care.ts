import { moveFarmers } from '#relations';
import type { OpenHouse } from './open-house.ts';
import { people, type WorldPerson } from './people.ts';
import { settlePerson } from './settle-person.ts';

/** A farmer in a manager's care, since now where nothing else is said; each is another. */
export const farmerInCare = async (
  { pool, clock }: Pick<OpenHouse, 'pool' | 'clock'>,
  { accountId: managerId }: Pick<WorldPerson, 'accountId'>,
  { since = clock.now(), ...said }: Parameters<typeof settlePerson>[2] & { readonly since?: Date } = {},
): Promise<string> => {
  const id = await settlePerson(pool, clock.now(), said);
  const care = { managerId, decidedBy: people.ngozi.accountId, reason: 'He lives on his way.' };
  await moveFarmers(pool, { farmerIds: [id], ...care }, since);
  return id;
};

import { sealFactor } from '#accounts';
import { addToCounter } from '#kit/counter.ts';
import type { Services } from '#kit/context.ts';
import { run, sql, type Db } from '#kit/db.ts';
import { hashPassword } from '#kit/passwords.ts';
import type { WorldPerson } from './people.ts';
import { settlePerson } from './settle-person.ts';

/** The day the demo world begins, so that its screens and tests show the same dates everywhere. */
export const bornAt = new Date('2026-05-04T08:00:00Z');

/** Opens the account of a person of the world, as they stand there. */
export const loadPerson = async (db: Db, services: Services, person: WorldPerson): Promise<void> => {
  const { accountId, firstName, lastName, email, phone, roles, state } = person;
  const passwordHash = await hashPassword(person.password);
  await settlePerson(db, bornAt, { id: accountId, firstName, lastName, email, phone, passwordHash, roles, state });
  for (const role of roles) await addToCounter(db, 'people', role, 1);
  if (person.factorSecret === undefined) return;
  const sealed = sealFactor(services.secrets.key('factor'), Buffer.from(person.factorSecret, 'hex'));
  await run(
    db,
    sql`update accounts.account set factor_secret = ${sealed}, factor_confirmed_at = ${bornAt} where id = ${accountId}`,
  );
};

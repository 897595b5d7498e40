import { newId } from '@shuka/domain/kit/new-id.ts';
import { insertAccount } from '#accounts';
import type { Db } from '#kit/db.ts';

type Said = Partial<Parameters<typeof insertAccount>[1]>;

/** Opens an account as a sign-up would leave it: Sule's, a farmer whom nobody signs in as, where nothing else is said. */
export const settlePerson = async (db: Db, createdAt: Date, said: Said = {}): Promise<string> => {
  const id = said.id ?? newId();
  await insertAccount(db, {
    firstName: 'Sule',
    lastName: 'Danladi',
    email: `${id}@farmers.example`,
    phone: '+2348035550002',
    passwordHash: '',
    roles: ['farmer'],
    state: 'active',
    about: '',
    photoKey: null,
    language: 'en',
    createdAt,
    ...said,
    id,
  });
  return id;
};

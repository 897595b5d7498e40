import { newId } from '@shuka/domain/kit/new-id.ts';
import type { Context } from '#kit/context.ts';
import { addToCounter } from '#kit/counter.ts';
import { markOwnPhone } from './phone-store.ts';
import { insertAccount } from './store.ts';

type NewStaff = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phone: string;
  /** The code of the invitation was sent to this number; else it went to the e-mail address. */
  readonly isPhoneProved: boolean;
  readonly passwordHash: string | null;
};

/**
 * Opens the account of somebody a company invited: open at once, since the company was approved and its owner names them.
 * Answers its id; null when the address got an account meanwhile.
 */
export const openStaffAccount = async (context: Context, staff: NewStaff): Promise<string | null> => {
  const { db, clock, language } = context;
  const id = newId();
  const rest = { roles: ['agro-processor'], state: 'active', about: '', photoKey: null, language } as const;
  const { isPhoneProved, ...told } = staff;
  if (!(await insertAccount(db, { ...told, ...rest, id, createdAt: clock.now() }))) return null;
  if (isPhoneProved) await markOwnPhone(db, id, clock.now());
  await addToCounter(db, 'people', 'agro-processor', 1);
  context.actor.accountId = id;
  return id;
};

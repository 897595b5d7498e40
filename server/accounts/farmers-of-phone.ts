import { isLanguage, type Language } from '@shuka/domain/kit/calendar.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { checkRegistrationOpen } from '#settings';
import { writeAudit } from '#kit/audit.ts';
import type { Context } from '#kit/context.ts';
import { addToCounter } from '#kit/counter.ts';
import { rows, sql, type Db } from '#kit/db.ts';
import { insertAccount } from './store.ts';

/** A farmer whose account the calls and messages of a number are of. */
export type FarmerOfPhone = { readonly accountId: string; readonly firstName: string; readonly language: Language };

/** More than a household has. */
const mostPeople = 8;

/**
 * The farmers who act from each of some numbers without signing in: those who may sign in by it alone, with an open account.
 * A number that somebody only typed at sign-up is nobody's here: it may be another's.
 */
export const findFarmersOfPhones = async (db: Db, phones: readonly string[]): Promise<FarmerOfPhone[][]> => {
  const found = await rows<{ phone: string; accountId: string; firstName: string; language: string }>(
    db,
    sql`select phone, id as "accountId", first_name as "firstName", language from accounts.account
        where phone = any(${phones}) and state = 'active' and 'farmer' = any(roles) and roles <@ '{farmer,agro-processor}'
          and factor_confirmed_at is null and (email is null or (roles = '{farmer}' and phone_proved_at is not null))
        order by lower(first_name), lower(last_name), id`,
  );
  const personOf = ({ accountId, firstName, language }: (typeof found)[number]): FarmerOfPhone => ({
    accountId,
    firstName,
    language: isLanguage(language) ? language : 'en',
  });
  return phones.map((phone) =>
    found
      .filter((one) => one.phone === phone)
      .slice(0, mostPeople)
      .map(personOf),
  );
};

export const findFarmersOfPhone = async (db: Db, phone: string): Promise<FarmerOfPhone[]> =>
  (await findFarmersOfPhones(db, [phone]))[0] ?? [];

type Newcomer = {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly language: Language;
};

/**
 * Opens the account of a farmer whose telephone network says who calls; they sign in by a code to that number.
 * @throws Problem `registration-closed`, or `has-account` where the number has a farmer already.
 */
export const openFarmerOfPhone = async (context: Context, newcomer: Newcomer): Promise<string> => {
  const { db, clock, requestId } = context;
  await checkRegistrationOpen(db, 'farmer');
  if ((await findFarmersOfPhone(db, newcomer.phone)).length > 0) throw new Problem('has-account');
  const id = newId();
  const now = clock.now();
  const rest = { email: null, passwordHash: null, about: '', photoKey: null, createdAt: now } as const;
  await insertAccount(db, { id, ...newcomer, ...rest, roles: ['farmer'], state: 'active' });
  await addToCounter(db, 'people', 'farmer', 1);
  const act = { act: 'registered by phone', endpoint: 'channels.answerUssd', objectId: id, requestId };
  await writeAudit(db, [{ ...act, at: now, accountId: id }]);
  return id;
};

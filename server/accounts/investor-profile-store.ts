import type { InvestorProfile } from '@shuka/domain/accounts';
import { row, run, sql, type Db } from '#kit/db.ts';

export const findInvestorProfile = (db: Db, accountId: string): Promise<InvestorProfile | null> =>
  row<InvestorProfile>(
    db,
    sql`select id as "accountId", first_name as "firstName", last_name as "lastName", location, about, coalesce(email, '') as email,
          coalesce(phone, '') as phone, photo_key as "photoId"
        from accounts.account where id = ${accountId}`,
  );

type Said = Pick<InvestorProfile, 'firstName' | 'lastName' | 'location' | 'about'>;

export const updateInvestorProfile = (db: Db, accountId: string, { firstName, lastName, location, about }: Said) =>
  run(
    db,
    sql`update accounts.account set first_name = ${firstName}, last_name = ${lastName}, location = ${location},
          about = ${about}
        where id = ${accountId}`,
  );

export const setAccountPhoto = (db: Db, accountId: string, photoKey: string) =>
  run(db, sql`update accounts.account set photo_key = ${photoKey} where id = ${accountId}`);

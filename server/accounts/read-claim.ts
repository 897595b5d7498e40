import { readClaim as contract, type ConsentPurpose } from '@shuka/domain/accounts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { rows, sql, type Db } from '#kit/db.ts';
import { handle } from '#kit/route.ts';
import { findAssisted } from './assisted-store.ts';
import { findProfile } from './profile-store.ts';

type Word = { purpose: ConsentPurpose; isGiven: boolean };

const lastWords = (db: Db, accountId: string): Promise<Word[]> =>
  rows<Word>(
    db,
    sql`select distinct on (purpose) purpose, is_given as "isGiven" from accounts.consent
        where keeper_id = ${accountId} order by purpose, said_at desc, id desc`,
  );

export const readClaim = handle(contract, async (_input, context) => {
  const { accountId } = viewerOf(context);
  const assisted = await findAssisted(context.db, accountId);
  const profile = await findProfile(context.db, accountId);
  if (assisted === null || assisted.claimedAt !== null || profile === null) throw new Problem('nothing-to-claim');
  const { firstName, lastName, location: village, stateCode, lga, gender, farmSize, crops } = profile;
  const { birthYear, birthDate, guardian, registeredByName, registeredAt } = assisted;
  const who = { firstName, lastName, village, stateCode, lga, gender, farmSize, crops };
  const said = await lastWords(context.db, accountId);
  return { ...who, birthYear, birthDate, guardian, registeredByName, registeredAt, said };
});

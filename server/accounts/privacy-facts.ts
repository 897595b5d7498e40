import { row, sql, type Db } from '#kit/db.ts';

export type PrivacyFacts = { readonly people: number; readonly given: number; readonly takenBack: number };

/** Open accounts now, and words of consent between two moments. */
export const countPrivacyFacts = async (db: Db, from: Date, until: Date): Promise<PrivacyFacts> =>
  (await row<PrivacyFacts>(
    db,
    sql`select (select count(*)::integer from accounts.account where state = 'active') as people,
          count(*) filter (where is_given)::integer as given,
          count(*) filter (where not is_given)::integer as "takenBack"
        from accounts.consent where said_at >= ${from} and said_at < ${until}`,
  )) ?? { people: 0, given: 0, takenBack: 0 };

import { adultYears } from '@shuka/domain/accounts';
import { row, sql, type Db } from '#kit/db.ts';

type PrivacyFacts = Readonly<Record<'people' | 'children' | 'given' | 'takenBack', number>>;

/** Open accounts now, of them farmers with a guardian who are under 18 at the end, and words of consent between two moments. */
export const countPrivacyFacts = async (db: Db, from: Date, until: Date): Promise<PrivacyFacts> => {
  const youngestGrownUp = until.getUTCFullYear() - adultYears - 1;
  return (
    (await row<PrivacyFacts>(
      db,
      sql`select (select count(*)::integer from accounts.account where state = 'active') as people,
          (select count(*)::integer from accounts.assisted s join accounts.account a on a.id = s.id and a.state = 'active'
            where s.guardian is not null and s.removed_at is null
              and s.birth_year >= ${youngestGrownUp} and coalesce(s.birth_date, make_date(s.birth_year, 12, 31))
                > (${until}::timestamptz at time zone 'Africa/Lagos')::date - make_interval(years => ${adultYears})) as children,
          count(*) filter (where is_given)::integer as given,
          count(*) filter (where not is_given)::integer as "takenBack"
        from accounts.consent where said_at >= ${from} and said_at < ${until}`,
    )) ?? { people: 0, children: 0, given: 0, takenBack: 0 }
  );
};

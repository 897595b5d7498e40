import type { ShownFarmer } from '@shuka/domain/accounts';
import { rows, sql, type Db } from '#kit/db.ts';
import { hasStopped } from './stopped-store.ts';

type Asked = {
  readonly investorId: string;
  /** The beginning of a crop; '' for any. */
  readonly crop: string;
  readonly stateCode: string;
  readonly after: string | null;
  readonly limit: number;
};

const beginsWith = (search: string): string => `${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** Comes after every account's id. */
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** What a farmer said last to sharing their contact with every approved investor, or with this one. */
const sharing = (investorId: string) => sql`
  coalesce((select c.is_given from accounts.consent c
      where c.keeper_id = s.farmer_id and c.purpose = 'investorContact' order by c.said_at desc, c.id desc limit 1), false)
    as with_all,
  (select json_build_object('agreed', r.is_agreed) from accounts.contact_request r
      where r.farmer_id = s.farmer_id and r.investor_id = ${investorId}) as asked`;

/** One keyset page of the farmers whom investors see, the newest account first. */
export const findShownFarmers = (db: Db, asked: Asked): Promise<ShownFarmer[]> => {
  const { investorId, crop, stateCode, after, limit } = asked;
  return rows<ShownFarmer>(
    db,
    sql`with shown as (
          select s.farmer_id, a.first_name, a.last_name, a.email, a.phone, p.designation, p.location, p.lga, p.state_code,
            p.crops, p.face, ${sharing(investorId)}
          from accounts.shown_farmer s
          join accounts.account a on a.id = s.farmer_id and a.state = 'active'
          left join accounts.profile p on p.id = s.farmer_id and p.removed_at is null
          where s.farmer_id < ${after ?? lastId}::uuid and not ${hasStopped(sql`s.farmer_id`, 'shown')}
            and (${stateCode} = '' or p.state_code = ${stateCode})
            and (${crop} = '' or exists (select 1 from unnest(p.crops) grown where lower(grown) like ${beginsWith(crop)}))
          order by s.farmer_id desc limit ${limit}),
        stated as (
          select shown.*, case when with_all or (asked ->> 'agreed')::boolean then 'shared' when asked is null then 'ask'
            when asked ->> 'agreed' is null then 'asked' else 'refused' end as contact
          from shown)
        select farmer_id as "farmerId", first_name as "firstName", last_name as "lastName",
          coalesce(designation, '') as designation, coalesce(location, '') as location, coalesce(lga, '') as lga,
          coalesce(state_code, '') as "stateCode", coalesce(crops, '{}') as crops,
          replace(encode(face, 'base64'), chr(10), '') as face, contact,
          case when contact = 'shared' then coalesce(email, '') else '' end as email,
          case when contact = 'shared' then coalesce(phone, '') else '' end as phone
        from stated order by farmer_id desc`,
  );
};

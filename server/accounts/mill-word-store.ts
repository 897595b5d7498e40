import type { ExtensionWorker, ShownState } from '@shuka/domain/accounts';
import { instantText } from '#kit/instant-text.ts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

/** What an extension manager last said to being shown to agro-processors; silence is no consent. */
export const findMillWord = async (db: Db, managerId: string): Promise<ShownState> =>
  (await row<ShownState>(
    db,
    sql`select is_given as "isShown", ${instantText(sql`said_at`)} as "saidAt" from accounts.mill_word
        where manager_id = ${managerId} order by said_at desc, id desc limit 1`,
  )) ?? { isShown: false, saidAt: null };

/** Every word of theirs, for their export. */
export const findMillWords = (db: Db, managerId: string): Promise<unknown[]> =>
  rows(
    db,
    sql`select text_version as "textVersion", is_given as "isGiven", said_at as "saidAt" from accounts.mill_word
        where manager_id = ${managerId} order by said_at`,
  );

type Word = { id: string; managerId: string; textVersion: number; isGiven: boolean; now: Date };

/** Keeps a manager's word, and who is shown with it. */
export const insertMillWord = async (db: Db, { id, managerId, textVersion, isGiven, now }: Word): Promise<void> => {
  await run(
    db,
    sql`insert into accounts.mill_word (id, manager_id, text_version, is_given, said_at)
        values (${id}, ${managerId}, ${textVersion}, ${isGiven}, ${now})`,
  );
  await run(
    db,
    isGiven
      ? sql`insert into accounts.mill_worker (manager_id, since) values (${managerId}, ${now}) on conflict do nothing`
      : sql`delete from accounts.mill_worker where manager_id = ${managerId}`,
  );
};

export const dropMillWorker = (db: Db, managerId: string) =>
  run(db, sql`delete from accounts.mill_worker where manager_id = ${managerId}`);

const card = sql`w.manager_id as "managerId", a.first_name as "firstName", a.last_name as "lastName",
  coalesce(p.designation, '') as designation, coalesce(p.description, '') as description, coalesce(p.lga, '') as lga,
  coalesce(p.state_code, '') as "stateCode", replace(encode(p.face, 'base64'), chr(10), '') as face,
  to_char(a.created_at at time zone 'Africa/Lagos', 'YYYY-MM-DD') as "joinedOn"`;

/** Only of an approved manager whose account is open. */
const shown = sql`accounts.mill_worker w
  join accounts.account a on a.id = w.manager_id and a.state = 'active' and 'extension-manager' = any(a.roles)
  left join accounts.profile p on p.id = w.manager_id and p.removed_at is null`;

const beginsWith = (search: string): string => `${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

type Asked = {
  readonly search: string;
  readonly stateCode: string;
  readonly after: string | null;
  readonly limit: number;
};

/** Comes after every account's id. */
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** One keyset page of the managers whom agro-processors see, the newest account first. */
export const findExtensionWorkers = (db: Db, { search, stateCode, after, limit }: Asked): Promise<ExtensionWorker[]> =>
  rows<ExtensionWorker>(
    db,
    sql`select ${card} from ${shown}
        where w.manager_id < ${after ?? lastId}::uuid and (${stateCode} = '' or p.state_code = ${stateCode})
          and (${search} = '' or lower(a.last_name) like ${beginsWith(search)}
            or lower(a.first_name) like ${beginsWith(search)})
        order by w.manager_id desc limit ${limit}`,
  );

export const findExtensionWorker = (db: Db, managerId: string): Promise<ExtensionWorker | null> =>
  row<ExtensionWorker>(db, sql`select ${card} from ${shown} where w.manager_id = ${managerId}`);

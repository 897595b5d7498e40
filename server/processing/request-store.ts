import type { MillRequest, RequestState } from '@shuka/domain/processing';
import { fullNamesOf } from '#accounts';
import { findLotsNamed } from '#lots';
import { findCompanyNames } from '#relations';
import { instantText } from '#kit/instant-text.ts';
import { row, rows, run, sql, type Db, type Query } from '#kit/db.ts';

type Line = Omit<MillRequest, 'millName' | 'askerName' | 'lot'>;

const columns = sql`r.id, r.mill_id as "millId", r.crop, r.grams, r.wished_on::text as "wishedOn", r.note,
  r.keeper_id as "keeperId", r.company_id as "companyId", r.lot_id as "lotId", r.state,
  r.scheduled_on::text as "scheduledOn", r.reason, ${instantText(sql`r.asked_at`)} as "askedAt",
  ${instantText(sql`r.answered_at`)} as "answeredAt"`;

/** The same with the names of who asks and who is asked, and what the lot is. */
const named = async (db: Db, lines: readonly Line[]): Promise<MillRequest[]> => {
  const keeperIds = lines.flatMap(({ keeperId }) => keeperId ?? []);
  const companyIds = lines.flatMap(({ millId, companyId }) => (companyId === null ? [millId] : [millId, companyId]));
  const companies = await findCompanyNames(db, companyIds);
  const people = await fullNamesOf(db, keeperIds);
  const lots = await findLotsNamed(
    db,
    lines.flatMap(({ lotId }) => lotId ?? []),
  );
  return lines.map((line) => ({
    ...line,
    lot: lots.get(line.lotId ?? '') ?? null,
    millName: companies.get(line.millId) ?? '',
    askerName: people.get(line.keeperId ?? '') ?? companies.get(line.companyId ?? '') ?? '',
  }));
};

/** Whose list of requests: the mill's that is asked, the farmer's or the company's that asks. */
export type Whose = { readonly millId: string } | { readonly keeperId: string } | { readonly companyId: string };

const ofWhom = (whose: Whose): Query => {
  if ('millId' in whose) return sql`r.mill_id = ${whose.millId}`;
  return 'keeperId' in whose ? sql`r.keeper_id = ${whose.keeperId}` : sql`r.company_id = ${whose.companyId}`;
};

/** One page, the newest first. */
export const findRequests = async (db: Db, whose: Whose, after: string | null, limit: number): Promise<MillRequest[]> =>
  named(
    db,
    await rows<Line>(
      db,
      sql`select ${columns} from processing.request r
          where ${ofWhom(whose)} and (${after}::uuid is null or r.id < ${after}::uuid)
          order by r.id desc limit ${limit}`,
    ),
  );

export const findRequest = async (db: Db, requestId: string): Promise<MillRequest | null> => {
  const found = await rows<Line>(db, sql`select ${columns} from processing.request r where r.id = ${requestId}`);
  return (await named(db, found))[0] ?? null;
};

type Held = { readonly state: RequestState; readonly lotId: string | null; readonly askedBy: string };

/** How a request of a mill stands, its row locked; null where the mill has none of that id. */
export const holdRequest = (db: Db, millId: string, requestId: string): Promise<Held | null> =>
  row<Held>(
    db,
    sql`select state, lot_id as "lotId", asked_by as "askedBy" from processing.request where id = ${requestId} and mill_id = ${millId}
        for no key update`,
  );

type NewRequest = Pick<
  MillRequest,
  'id' | 'millId' | 'keeperId' | 'companyId' | 'crop' | 'grams' | 'wishedOn' | 'note' | 'lotId'
>;

export const insertRequest = (db: Db, one: NewRequest, askedBy: string, now: Date) =>
  run(
    db,
    sql`insert into processing.request (id, mill_id, keeper_id, company_id, crop, grams, wished_on, note, lot_id, state,
          asked_by, asked_at)
        values (${one.id}, ${one.millId}, ${one.keeperId}, ${one.companyId}, ${one.crop}, ${one.grams}, ${one.wishedOn},
          ${one.note}, ${one.lotId}, 'waiting', ${askedBy}, ${now})`,
  );

type Answer = { readonly scheduledOn: string } | { readonly reason: string };

export const answerRequest = (db: Db, requestId: string, answer: Answer, by: string, now: Date) =>
  run(
    db,
    'reason' in answer
      ? sql`update processing.request set state = 'refused', reason = ${answer.reason}, answered_by = ${by},
              answered_at = ${now} where id = ${requestId}`
      : sql`update processing.request set state = 'accepted', scheduled_on = ${answer.scheduledOn}, answered_by = ${by},
              answered_at = ${now} where id = ${requestId}`,
  );

export const setRequestState = (db: Db, requestId: string, state: 'in-job' | 'done') =>
  run(db, sql`update processing.request set state = ${state} where id = ${requestId}`);

/** What somebody asked mills, for their export. */
export const findRequestsOf = (db: Db, accountId: string): Promise<unknown[]> =>
  rows(db, sql`select ${columns} from processing.request r where r.keeper_id = ${accountId} order by r.id`);

/** Forgets what somebody wrote beside their requests; that they asked, and what became of it, stays. */
export const eraseNotes = (db: Db, accountId: string) =>
  run(db, sql`update processing.request set note = '' where keeper_id = ${accountId}`);

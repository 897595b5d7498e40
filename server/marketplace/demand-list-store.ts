import { rows, sql, type Db } from '#kit/db.ts';
import { demandColumns, type DemandRow } from './demand-store.ts';

type Page = { readonly after: string | null; readonly limit: number };

const before = (after: string | null) => (after === null ? sql`` : sql`and d.id < ${after}::uuid`);

export const findOwnDemands = (
  db: Db,
  companyId: string,
  { after, limit }: Page,
): Promise<(DemandRow & { openAnswers: number })[]> =>
  rows<DemandRow & { openAnswers: number }>(
    db,
    sql`select ${demandColumns}, d.open_answers as "openAnswers" from marketplace.demand d
        where d.company_id = ${companyId} ${before(after)} order by d.id desc limit ${limit}`,
  );

/** The order that the indexes of a crop have. */
const idAsText = sql`d.id::text collate "C"`;

const beforeOfCrop = (after: string | null) => (after === null ? sql`` : sql`and ${idAsText} < ${after}::uuid::text`);

type Asked = Page & {
  /** As `cropWord` makes it; '' for any. */
  readonly crop: string;
  readonly stateCode: string;
  readonly lga: string;
  readonly day: string | null;
  readonly today: string;
};

/** What is wanted now, the newest first. Each filter that is not asked for is left out of the words, so that an index serves it. */
export const findOpenDemands = (
  db: Db,
  { crop, stateCode, lga, day, today, after, limit }: Asked,
): Promise<DemandRow[]> =>
  rows<DemandRow>(
    db,
    sql`select ${demandColumns} from marketplace.demand d
        where d.closed_at is null and d.until_day >= ${today}
          ${crop === '' ? sql`` : sql`and d.crop_word = ${crop}`}
          ${stateCode === '' ? sql`` : sql`and d.state_code = ${stateCode}`}
          ${stateCode === '' || lga === '' ? sql`` : sql`and d.lga = ${lga}`}
          ${day === null ? sql`` : sql`and ${day}::date between d.from_day and d.until_day`}
          ${crop === '' ? before(after) : beforeOfCrop(after)}
        order by ${crop === '' ? sql`d.id` : idAsText} desc limit ${limit}`,
  );

import { comparedDays, type PricePoint, type Quotation } from '@shuka/domain/marketplace';
import { row, rows, sql, type Db } from '#kit/db.ts';

const stands = sql`not exists (select 1 from marketplace.price_withdrawal w where w.price_id = p.id)`;

const what = sql`q.id, m.name as market, q.state_code as "stateCode", q.lga, q.goods, q.crop, q.kind`;

const figure = sql`p.day::text, p.amount_kobo as "amountKobo", q.unit, p.unit_grams as "unitGrams",
  p.kilo_kobo as "kiloKobo", p.source`;

const { from, to } = comparedDays('2000-01-01');
const daysBack = (day: string): number => (Date.parse('2000-01-01') - Date.parse(day)) / 86_400_000;

/** The newest price of about four weeks before; null where there is none. */
const before = sql`(select json_build_object('day', p.day::text, 'kiloKobo', p.kilo_kobo) from marketplace.price p
  where p.quotation_id = q.id and ${stands}
    and p.day between q.newest_day - ${daysBack(from)}::integer and q.newest_day - ${daysBack(to)}::integer
  order by p.day desc, p.created_at desc, p.id desc limit 1) as before`;

type Asked = {
  readonly crop: string;
  readonly stateCode: string;
  readonly lga: string;
  readonly after: readonly string[] | null;
  readonly limit: number;
};

/** The board, the newest first. */
export const findQuotations = (db: Db, { crop, stateCode, lga, after, limit }: Asked): Promise<Quotation[]> => {
  const [day = 'infinity', id = 'ffffffff-ffff-ffff-ffff-ffffffffffff'] = after ?? [];
  return rows<Quotation>(
    db,
    sql`select ${what}, ${figure}, ${before}
        from marketplace.quotation q join marketplace.market m on m.id = q.market_id
          join marketplace.price p on p.id = q.newest_id
        where q.newest_id is not null and (q.newest_day, q.id) < (${day.slice(0, 10)}::date, ${id}::uuid)
          and (${crop} = '' or q.crop = ${crop}) and (${stateCode} = '' or q.state_code = ${stateCode})
          and (${lga} = '' or q.lga = ${lga})
        order by q.newest_day desc, q.id desc limit ${limit}`,
  );
};

/** One line of the board; null where no price of it stands. */
export const findQuotation = (db: Db, quotationId: string): Promise<Quotation | null> =>
  row<Quotation>(
    db,
    sql`select ${what}, ${figure}, ${before}
        from marketplace.quotation q join marketplace.market m on m.id = q.market_id
          join marketplace.price p on p.id = q.newest_id
        where q.id = ${quotationId}`,
  );

type What = Pick<Quotation, 'id' | 'market' | 'stateCode' | 'lga' | 'goods' | 'crop' | 'kind'>;

/** What a quotation is of, also where no price of it stands any more. */
export const findPriced = (db: Db, quotationId: string): Promise<What | null> =>
  row<What>(
    db,
    sql`select ${what} from marketplace.quotation q join marketplace.market m on m.id = q.market_id
        where q.id = ${quotationId}`,
  );

/** The prices of what a quotation is of, in all units, the newest first. */
export const findPoints = (
  db: Db,
  quotationId: string,
  after: readonly string[] | null,
  limit: number,
): Promise<PricePoint[]> => {
  const [day = 'infinity', id = 'ffffffff-ffff-ffff-ffff-ffffffffffff'] = after ?? [];
  return rows<PricePoint>(
    db,
    sql`select p.id as "priceId", ${figure}
        from marketplace.quotation asked
          join marketplace.quotation q on q.market_id = asked.market_id and q.goods_key = asked.goods_key
            and q.kind = asked.kind
          join marketplace.price p on p.quotation_id = q.id
        where asked.id = ${quotationId} and ${stands} and (p.day, p.id) < (${day.slice(0, 10)}::date, ${id}::uuid)
        order by p.day desc, p.id desc limit ${limit}`,
  );
};

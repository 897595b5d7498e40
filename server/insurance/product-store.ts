import { isOpenOn, windowOf, type Product, type ProductTerms } from '@shuka/domain/insurance';
import { instantText } from '#kit/instant-text.ts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

export type ProductRow = {
  readonly id: string;
  readonly version: number;
  readonly terms: ProductTerms;
  readonly addedAt: string;
};

const columns = sql`p.product_id as id, p.version, p.terms, ${instantText(sql`p.added_at`)} as "addedAt"`;

const newest = sql`not exists (select 1 from insurance.product later
  where later.product_id = p.product_id and later.version > p.version)`;

export const findProducts = (db: Db, after: string | null, limit: number): Promise<ProductRow[]> =>
  rows<ProductRow>(
    db,
    sql`select ${columns} from insurance.product p
        where ${newest} and (${after}::uuid is null or p.product_id < ${after}::uuid)
        order by p.product_id desc limit ${limit}`,
  );

/** The newest terms of a product; null for none. */
export const findProduct = (db: Db, productId: string): Promise<ProductRow | null> =>
  row<ProductRow>(
    db,
    sql`select ${columns} from insurance.product p where p.product_id = ${productId}
        order by p.version desc limit 1`,
  );

export const showProduct = (product: ProductRow, today: string): Product => ({
  ...product,
  isOpen: isOpenOn(product.terms, today),
});

type NewProduct = {
  readonly id: string;
  readonly productId: string;
  readonly version: number;
  readonly terms: ProductTerms;
};

/** False when another version of that number came first. */
export const insertProduct = async (
  db: Db,
  { id, productId, version, terms }: NewProduct,
  by: string,
  now: Date,
): Promise<boolean> => {
  const { from, until } = windowOf(terms);
  const written = await run(
    db,
    sql`insert into insurance.product (id, product_id, version, kind, terms, window_from, window_until, enrol_until,
          added_by, added_at)
        values (${id}, ${productId}, ${version}, ${terms.index.kind}, ${JSON.stringify(terms)}::jsonb, ${from}, ${until},
          ${terms.enrolUntil}, ${by}, ${now}) on conflict (product_id, version) do nothing`,
  );
  return written === 1;
};

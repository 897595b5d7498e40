import type { Pack, Product, ProductWithStock } from '@shuka/domain/processing';
import { instantText } from '#kit/instant-text.ts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

type Line = Omit<Product, 'packs'>;

const columns = sql`p.id, p.name, p.crop, p.photo_key as "photoId"`;

type PackLine = Pack & { readonly productId: string };

const withoutProduct = ({ id, grams, code, gtin, priceKobo, version, inStock }: PackLine): Pack => {
  return { id, grams, code, gtin, priceKobo, version, inStock };
};

/** The packs of these products, the smallest first, each with its price now and how many are in stock. */
const findPacks = (db: Db, productIds: readonly string[]): Promise<PackLine[]> =>
  rows<PackLine>(
    db,
    sql`select k.id, k.product_id as "productId", k.grams, k.code, k.gtin, c.kobo as "priceKobo", c.version,
          coalesce((select sum(s.packs) from processing.stock s where s.pack_id = k.id), 0)::bigint as "inStock"
        from processing.pack k
          cross join lateral (select kobo, version from processing.price where pack_id = k.id
            order by version desc limit 1) c
        where k.product_id = any(${productIds}::uuid[]) order by k.grams, k.id`,
  );

const withPacks = async (db: Db, lines: readonly Line[]): Promise<Product[]> => {
  const packs = await findPacks(
    db,
    lines.map(({ id }) => id),
  );
  return lines.map((line) => ({
    ...line,
    packs: packs.filter(({ productId }) => productId === line.id).map(withoutProduct),
  }));
};

/** One page of the products of a mill, the newest first. */
export const findProducts = async (
  db: Db,
  companyId: string,
  after: string | null,
  limit: number,
): Promise<Product[]> =>
  withPacks(
    db,
    await rows<Line>(
      db,
      sql`select ${columns} from processing.product p
          where p.company_id = ${companyId} and (${after}::uuid is null or p.id < ${after}::uuid)
          order by p.id desc limit ${limit}`,
    ),
  );

export const findProduct = async (db: Db, companyId: string, productId: string): Promise<Product | null> =>
  (
    await withPacks(
      db,
      await rows<Line>(
        db,
        sql`select ${columns} from processing.product p where p.id = ${productId} and p.company_id = ${companyId}`,
      ),
    )
  )[0] ?? null;

/** What the packs of a product cost, the newest word first. */
export const findPrices = (db: Db, productId: string): Promise<ProductWithStock['prices']> =>
  rows(
    db,
    sql`select c.pack_id as "packId", c.version, c.kobo as "priceKobo", ${instantText(sql`c.at`)} as at
        from processing.price c join processing.pack k on k.id = c.pack_id
        where k.product_id = ${productId} order by c.at desc, c.version desc limit 200`,
  );

type NewProduct = { readonly id: string; readonly companyId: string; readonly name: string; readonly crop: string };

/** False where the mill has a product of this name. */
export const insertProduct = async (db: Db, one: NewProduct, by: string, now: Date): Promise<boolean> =>
  (await run(
    db,
    sql`insert into processing.product (id, company_id, name, crop, by_id, at)
        values (${one.id}, ${one.companyId}, ${one.name}, ${one.crop}, ${by}, ${now})
        on conflict (company_id, lower(name)) do nothing`,
  )) === 1;

export const setPhoto = (db: Db, productId: string, photoKey: string) =>
  run(db, sql`update processing.product set photo_key = ${photoKey} where id = ${productId}`);

/** Whether a photo is a product's, for whoever would drop its file. */
export const isProductPhoto = async (db: Db, photoKey: string): Promise<boolean> =>
  (await row(db, sql`select 1 from processing.product where photo_key = ${photoKey} limit 1`)) !== null;

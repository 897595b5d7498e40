import { isForGroup, limitsOfLoans, type Product } from '@shuka/domain/loans';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

const columns = sql`p.product_id as "productId", p.version, p.name, p.words, p.terms, p.least_kobo as "leastKobo",
  p.most_kobo as "mostKobo", p.least_instalments as "leastInstalments", p.most_instalments as "mostInstalments",
  p.is_open as "isOpen", p.tranches, p.eligibility, p.members, p.guarantors, p.papers,
  p.is_in_kind as "isInKind"`;

/** The newest version of each product, by name. */
export const findProducts = (db: Db): Promise<Product[]> =>
  rows<Product>(
    db,
    sql`select * from (
          select distinct on (p.product_id) ${columns} from loans.product_version p
          order by p.product_id, p.version desc
        ) as newest order by name, "productId"`,
  );

/** The newest version of one product. */
export const findProduct = (db: Db, productId: string): Promise<Product | null> =>
  row<Product>(
    db,
    sql`select ${columns} from loans.product_version p where p.product_id = ${productId} order by p.version desc limit 1`,
  );

/**
 * False when there is such a version already.
 * @param mostPenaltyPpm what penalties may come to, in parts of a million of what was lent, as it holds now.
 */
export const insertProduct = async (
  db: Db,
  one: Product,
  saidBy: string,
  now: Date,
  mostPenaltyPpm: number = limitsOfLoans.shipped.values.mostPenaltyOfPrincipalPpm,
): Promise<boolean> =>
  (await run(
    db,
    sql`insert into loans.product_version (product_id, version, name, words, terms, least_kobo, most_kobo,
          least_instalments, most_instalments, is_open, tranches, eligibility, members, guarantors, papers,
          is_in_kind, most_penalty_ppm, said_by, created_at)
        values (${one.productId}, ${one.version}, ${one.name}, ${one.words}, ${JSON.stringify(one.terms)}::jsonb,
          ${one.leastKobo}, ${one.mostKobo}, ${one.leastInstalments}, ${one.mostInstalments}, ${one.isOpen},
          ${JSON.stringify(one.tranches ?? [])}::jsonb, ${JSON.stringify(one.eligibility ?? {})}::jsonb,
          ${isForGroup(one.members) ? JSON.stringify(one.members) : null}::jsonb,
          ${one.guarantors ? JSON.stringify(one.guarantors) : null}::jsonb, ${JSON.stringify(one.papers ?? [])}::jsonb,
          ${one.isInKind === true}, ${mostPenaltyPpm}, ${saidBy}, ${now})
        on conflict (product_id, version) do nothing`,
  )) === 1;

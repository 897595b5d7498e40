import type { CropCut, CutWeighed } from '@shuka/domain/insurance';
import { instantText } from '#kit/instant-text.ts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';
import { namesOf } from './names-of.ts';

type CutRow = Omit<CropCut, 'recordedByName' | 'confirmedByName'>;

const columns = sql`c.id, c.product_id as "productId", c.place, c.square_metres as "squareMetres", c.grams,
  c.cut_on::text as "cutOn", c.recorded_by as "recordedBy", c.confirmed_by as "confirmedBy",
  ${instantText(sql`c.recorded_at`)} as "recordedAt"`;

/**
 * Cuts as people see them: what one weighs is told to nobody but whoever weighed it until a second person weighed it too.
 */
export const showCuts = async (db: Db, cuts: readonly CutRow[], viewerId: string): Promise<CropCut[]> => {
  const nameOf = await namesOf(
    db,
    cuts.flatMap(({ recordedBy, confirmedBy }) => [recordedBy, confirmedBy]),
  );
  return cuts.map((cut) => ({
    ...cut,
    grams: cut.confirmedBy === null && cut.recordedBy !== viewerId ? null : cut.grams,
    recordedByName: nameOf(cut.recordedBy),
    confirmedByName: nameOf(cut.confirmedBy),
  }));
};

export const findCuts = (db: Db, productId: string, after: string | null, limit: number): Promise<CutRow[]> =>
  rows<CutRow>(
    db,
    sql`select ${columns} from insurance.crop_cut c
        where c.product_id = ${productId} and (${after}::uuid is null or c.id < ${after}::uuid)
        order by c.id desc limit ${limit}`,
  );

type HeldCut = Omit<CutRow, 'grams'> & { readonly grams: number };

export const holdCut = (db: Db, cutId: string): Promise<HeldCut | null> =>
  row<HeldCut>(db, sql`select ${columns} from insurance.crop_cut c where c.id = ${cutId} for no key update`);

type NewCut = Pick<HeldCut, 'id' | 'productId' | 'place' | 'squareMetres' | 'grams' | 'cutOn'>;

export const insertCut = (
  db: Db,
  { id, productId, place, squareMetres, grams, cutOn }: NewCut,
  by: string,
  now: Date,
) =>
  run(
    db,
    sql`insert into insurance.crop_cut (id, product_id, place, square_metres, grams, cut_on, recorded_by, recorded_at)
        values (${id}, ${productId}, ${place}, ${squareMetres}, ${grams}, ${cutOn}, ${by}, ${now})`,
  );

export const setConfirmed = (db: Db, cutId: string, by: string, now: Date) =>
  run(db, sql`update insurance.crop_cut set confirmed_by = ${by}, confirmed_at = ${now} where id = ${cutId}`);

/** The cuts that count of these products: those that two people weighed. */
export const findCounted = async (db: Db, productIds: readonly string[]): Promise<Map<string, CutWeighed[]>> => {
  const found = await rows<CutWeighed & { readonly productId: string }>(
    db,
    sql`select product_id as "productId", grams, square_metres as "squareMetres" from insurance.crop_cut
        where product_id = any(${[...productIds]}::uuid[]) and confirmed_by is not null order by id`,
  );
  const byProduct = new Map<string, CutWeighed[]>();
  for (const { productId, ...cut } of found) byProduct.set(productId, [...(byProduct.get(productId) ?? []), cut]);
  return byProduct;
};

import { mostMarkets, marketKey, type Market, type PriceSource } from '@shuka/domain/marketplace';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

type NamedMarket = {
  readonly market: string;
  readonly stateCode: string;
  readonly lga: string;
  readonly at: { readonly latitude: number; readonly longitude: number } | null;
};

type Held = { readonly id: string; readonly key: string; readonly stateCode: string; readonly lga: string };

const findHeld = (db: Db, named: readonly NamedMarket[]): Promise<Held[]> =>
  rows<Held>(
    db,
    sql`select distinct m.id, m.name_key as key, m.state_code as "stateCode", m.lga
        from unnest(${named.map(({ stateCode }) => stateCode)}::text[],
          ${named.map(({ market }) => marketKey(market))}::text[]) as asked (state_code, name_key)
        join marketplace.market m on m.state_code = asked.state_code and m.name_key = asked.name_key`,
  );

/** The market meant: of that very LGA, or where none was said the only one of that name in the state. */
const meant = (held: readonly Held[], { market, stateCode, lga }: NamedMarket): Held | undefined => {
  const named = held.filter((one) => one.stateCode === stateCode && one.key === marketKey(market));
  const exact = named.find((one) => one.lga === lga);
  return exact ?? (lga === '' && named.length === 1 ? named[0] : undefined);
};

const insertMarkets = async (db: Db, made: readonly NamedMarket[], source: PriceSource, now: Date): Promise<void> => {
  const total = (await row<{ total: number }>(db, sql`select count(*) as total from marketplace.market`))?.total ?? 0;
  if (total + made.length > mostMarkets) throw new Problem('too-many-markets');
  await run(
    db,
    sql`insert into marketplace.market (id, name, name_key, state_code, lga, latitude, longitude, source, created_at)
        select *, ${source}, ${now}::timestamptz from unnest(
          ${made.map(() => newId())}::uuid[], ${made.map(({ market }) => market)}::text[],
          ${made.map(({ market }) => marketKey(market))}::text[], ${made.map(({ stateCode }) => stateCode)}::text[],
          ${made.map(({ lga }) => lga)}::text[], ${made.map(({ at }) => at?.latitude ?? null)}::float8[],
          ${made.map(({ at }) => at?.longitude ?? null)}::float8[])
        on conflict (state_code, name_key, lga) do nothing`,
  );
};

/**
 * The ids of markets by their names, made where nobody named them before; in the order asked.
 * @throws Problem `too-many-markets`.
 */
export const holdMarkets = async (
  db: Db,
  named: readonly NamedMarket[],
  source: PriceSource,
  now: Date,
): Promise<string[]> => {
  const before = await findHeld(db, named);
  const unknown = named.filter((one) => meant(before, one) === undefined);
  if (unknown.length > 0) await insertMarkets(db, unknown, source, now);
  const held = unknown.length > 0 ? await findHeld(db, named) : before;
  return named.map((one) => {
    const found = meant(held, one);
    if (found === undefined) throw new Error(`the market ${one.market} was not made`);
    return found.id;
  });
};

/** All markets with a price, by name; at most `mostMarkets`. */
export const findMarkets = (db: Db): Promise<Market[]> =>
  rows<Market>(
    db,
    sql`select m.name, m.state_code as "stateCode", m.lga from marketplace.market m
        order by m.name_key, m.state_code, m.lga limit ${mostMarkets}`,
  );

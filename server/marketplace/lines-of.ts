import { checkPrice, isShown, type KeptLine, type OrderLine, type ShelfGood } from '@shuka/domain/marketplace';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Context } from '#kit/context.ts';
import { holdGoods } from './good-store.ts';

const lineOf = ({ goodId, packs, priceKobo }: OrderLine, good: ShelfGood | undefined, today: string): KeptLine => {
  if (good === undefined || !isShown(good, today)) throw new Problem('not-on-sale');
  checkPrice({ priceKobo }, good.priceKobo);
  const { name, kind, packSize, packUnit } = good;
  if (packs > good.stockPacks - good.promisedPacks) throw new Problem('not-in-stock', { values: { name } });
  return { goodId, name, kind, packSize, packUnit, priceKobo, packs, receivedPacks: null };
};

/**
 * The lines of an order or a voucher with the goods as they are today, whose rows stay locked.
 * @throws Problem `not-on-sale`, `price-changed`, `not-in-stock`.
 */
export const linesOf = async (
  { db, clock }: Context,
  companyId: string,
  asked: readonly OrderLine[],
): Promise<KeptLine[]> => {
  const today = dayOf(clock.now());
  const goods = await holdGoods(
    db,
    companyId,
    asked.map(({ goodId }) => goodId),
    today,
  );
  return asked.map((line) => lineOf(line, goods.get(line.goodId), today));
};

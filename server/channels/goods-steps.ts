import { confirmGoods } from '@shuka/domain/loans';
import { findGoodsToCount, type GoodsToCount } from '#loans';
import { say } from '#kit/words.ts';
import { shortDay } from './book-steps.ts';
import { askPacks, countsOf, packsScreen, type Packs } from './packs-steps.ts';
import { go, type Choice } from './screen.ts';
import { accountOf, behindPin, looking, type Show, type Step, type Talk } from './talk.ts';

/** Vouchers of loans in kind that were taken and wait to be counted, beside the orders that do. */
export const goodsChoices = async (talk: Talk): Promise<Choice[]> =>
  (await findGoodsToCount(talk.context.db, accountOf(talk))).map(({ voucherId, companyName, takenAt }) => ({
    says: `${shortDay(takenAt, talk.known.language)} ${companyName}`,
    go: go('goods', { id: voucherId }),
  }));

const found = async (talk: Talk, id: string): Promise<GoodsToCount | undefined> =>
  (await findGoodsToCount(talk.context.db, accountOf(talk))).find(({ voucherId }) => voucherId === id);

const nothing: Show = async ({ known: { language } }) => ({
  screen: { lines: [say(language, 'ussd.inputNone')], back: go('inputs') },
});

const steps = { save: 'goods-save', count: 'goods-count' };

const goods: Show = async (talk, { id = '' }) => {
  const one = await found(talk, id);
  return one === undefined ? nothing(talk, {}) : { screen: packsScreen(talk.known.language, one.items, id, steps) };
};

/** Asks item by item how many packs came: no more than wait. */
const count: Show = async (talk, data) => {
  const { id = '' } = data;
  const one = await found(talk, id);
  if (one === undefined) return nothing(talk, {});
  const isOpen = (packs: number, asked: Packs | undefined): boolean => packs <= Number(asked?.packs ?? 0);
  const screen = askPacks(talk.known.language, one.items, data, steps.count, isOpen);
  return typeof screen === 'string' ? save(talk, { id, counts: screen }) : { screen };
};

const save: Show = async (talk, data) => {
  const { id = '' } = data;
  const one = await found(talk, id);
  if (one === undefined) return nothing(talk, {});
  const counts = countsOf(data).map(Number);
  const items = one.items.map(({ id: itemId, packs: open }, place) => {
    const packs = counts[place] ?? 0;
    const why = packs === open ? null : packs === 0 ? ('nothing' as const) : ('less' as const);
    return { itemId, packs, why, words: '' };
  });
  await talk.act(confirmGoods, { loanId: one.loanId, voucherId: id, items });
  const isShort = items.some(({ why }) => why !== null);
  return { screen: { lines: [say(talk.known.language, isShort ? 'ussd.goodsShort' : 'ussd.noted')] } };
};

export const goodsSteps: Readonly<Record<string, Step>> = {
  goods: looking(behindPin(goods)),
  'goods-count': behindPin(count),
  'goods-save': behindPin(save),
};

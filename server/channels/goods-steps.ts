import { confirmGoods } from '@shuka/domain/loans';
import { findGoodsToCount, type GoodsToCount } from '#loans';
import { say } from '#kit/words.ts';
import { shortDay } from './book-steps.ts';
import { go, type Choice, type Data } from './screen.ts';
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

const goods: Show = async (talk, { id = '' }) => {
  const { language } = talk.known;
  const one = await found(talk, id);
  if (one === undefined) return nothing(talk, {});
  const all = one.items.map(({ packs }) => packs).join(',');
  return {
    screen: {
      lines: [...one.items.map(({ name, packs }) => `${packs} x ${name}`), say(language, 'ussd.orderAll')],
      choices: [
        { says: say(language, 'ussd.orderYes'), go: go('goods-save', { id, counts: all }) },
        { says: say(language, 'ussd.orderNo'), go: go('goods-count', { id, counts: '' }) },
      ],
      isConfirm: true,
      back: go('inputs'),
    },
  };
};

const countsOf = ({ counts = '' }: Data): string[] => (counts === '' ? [] : counts.split(','));

/** Asks item by item how many packs came. */
const count: Show = async (talk, data) => {
  const { language } = talk.known;
  const { id = '', packs } = data;
  const one = await found(talk, id);
  if (one === undefined) return nothing(talk, {});
  const asked = one.items[countsOf(data).length];
  const isRight = packs === undefined || (/^\d{1,4}$/.test(packs.trim()) && Number(packs) <= (asked?.packs ?? 0));
  const said = [...countsOf(data), ...(isRight && packs !== undefined ? [packs.trim()] : [])];
  const next = one.items[said.length];
  const counts = said.join(',');
  if (next === undefined) return save(talk, { id, counts });
  const wrong = isRight ? [] : [say(language, 'ussd.countWrong')];
  const question = say(language, 'ussd.orderCount', { name: next.name, packs: String(next.packs) });
  return { screen: { lines: [...wrong, question], asks: { field: 'packs', go: go('goods-count', { id, counts }) } } };
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

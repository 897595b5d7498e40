import { listMyFarms } from '@shuka/domain/farms';
import { listInputOrders, listPrices, readPriceSms, receiveOrder, type InputOrder } from '@shuka/domain/marketplace';
import { knownCrops } from '@shuka/domain/seasons';
import { say } from '#kit/words.ts';
import { shortDay } from './book-steps.ts';
import { goodsChoices } from './goods-steps.ts';
import { askPacks, countsOf, packsScreen } from './packs-steps.ts';
import { go } from './screen.ts';
import { accountOf, behindPin, looking, open, type Show, type Step } from './talk.ts';

const prices: Show = async ({ known: { language } }) => ({
  screen: {
    lines: [say(language, 'ussd.whichCrop')],
    choices: knownCrops().map(({ key }) => ({
      says: say(language, `crop.${key}`),
      go: go('markets', { crop: key }),
    })),
  },
});

const aFew = '5';

/** Those of the farmer's own state where there are any. */
const markets: Show = async ({ act, known: { language } }, { crop = '' }) => {
  const [farm] = (await act(listMyFarms, { limit: '1' })).items;
  const near =
    farm === undefined ? [] : (await act(listPrices, { crop, stateCode: farm.stateCode, limit: aFew })).items;
  const items = near.length > 0 ? near : (await act(listPrices, { crop, limit: aFew })).items;
  const name = say(language, `crop.${crop}`);
  if (items.length === 0)
    return { screen: { lines: [say(language, 'ussd.priceNone', { crop: name })], back: go('prices') } };
  const choices = items.map(({ id, market, kind }) => ({
    says: `${market}, ${say(language, `prices.kind.${kind}`)}`,
    go: go('price', { id, crop }),
  }));
  return { screen: { lines: [say(language, 'ussd.whichMarket', { crop: name })], choices, back: go('prices') } };
};

const price: Show = async ({ act, known: { language } }, { id = '', crop = '' }) => {
  const { text } = await act(readPriceSms, { quotationId: id, language });
  return { screen: { lines: [text], back: go('markets', { crop }) } };
};

/** Whether there is something to count: it was handed over, or the rest of it may have come since. */
const isToCount = ({ state }: InputOrder): boolean => state === 'handed-over' || state === 'short';

const ordersOf = async (talk: Parameters<Show>[0]): Promise<InputOrder[]> => {
  const { items } = await talk.act(listInputOrders, { keeperId: accountOf(talk), limit: '20' });
  return items.filter(isToCount);
};

const inputs: Show = async (talk) => {
  const { language } = talk.known;
  const orders = await ordersOf(talk);
  const goods = await goodsChoices(talk);
  if (orders.length + goods.length === 0) return { screen: { lines: [say(language, 'ussd.inputNone')] } };
  const choices = orders.map(({ id, companyName, placedAt }) => ({
    says: `${shortDay(placedAt, language)} ${companyName}`,
    go: go('order', { id }),
  }));
  return { screen: { lines: [say(language, 'ussd.whichOrder')], choices: [...choices, ...goods] } };
};

const order: Show = async (talk, { id = '' }) => {
  const found = (await ordersOf(talk)).find((one) => one.id === id);
  if (found === undefined) return inputs(talk, {});
  return { screen: packsScreen(talk.known.language, found.lines, id, { save: 'order-save', count: 'count' }) };
};

/** Asks line by line how many packs came. */
const count: Show = async (talk, data) => {
  const { id = '' } = data;
  const found = (await ordersOf(talk)).find((one) => one.id === id);
  if (found === undefined) return inputs(talk, {});
  const screen = askPacks(talk.known.language, found.lines, data, 'count');
  return typeof screen === 'string' ? orderSave(talk, { id, counts: screen }) : { screen };
};

const orderSave: Show = async (talk, data) => {
  const { language } = talk.known;
  const { id = '' } = data;
  const found = (await ordersOf(talk)).find((one) => one.id === id);
  if (found === undefined) return inputs(talk, {});
  const counts = countsOf(data).map(Number);
  const lines = found.lines.map(({ goodId }, place) => ({ goodId, packs: counts[place] ?? 0 }));
  const { state } = await talk.act(receiveOrder, { orderId: id, lines, note: '' });
  return { screen: { lines: [say(language, state === 'short' ? 'ussd.orderShort' : 'ussd.noted')] } };
};

export const marketSteps: Readonly<Record<string, Step>> = {
  prices: looking(open(prices)),
  markets: looking(open(markets)),
  price: looking(open(price)),
  inputs: looking(behindPin(inputs)),
  order: looking(behindPin(order)),
  count: behindPin(count),
  'order-save': behindPin(orderSave),
};

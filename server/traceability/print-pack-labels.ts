import {
  buildLink,
  gtin14Of,
  isLicensed,
  isOfPrefix,
  ownLink,
  printPackLabels as contract,
  readableElements,
  type Element,
} from '@shuka/domain/traceability';
import { formatDate, formatNumber } from '@shuka/domain/kit/calendar.ts';
import { dayOf } from '@shuka/domain/kit/day.ts';
import type { InputOf } from '@shuka/domain/kit/endpoint.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { findProduct } from '#processing';
import type { Context } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { say } from '#kit/words.ts';
import { findGs1 } from './code-store.ts';
import { labelFile } from './label-file.ts';
import { groupedCode } from './print-lot-labels.ts';

type Asked = InputOf<typeof contract>;

/** YYMMDD. */
const shortDay = (day: string): string => day.slice(2).replaceAll('-', '');

/** What a code with the company’s own number says: which pack, which batch, until when it is good. */
const elementsOf = (gtin: string, { batch, bestBefore }: Asked): Element[] => [
  ['01', gtin14Of(gtin)],
  ...(bestBefore === undefined ? [] : [['15', shortDay(bestBefore)] as const]),
  ...(batch === undefined ? [] : [['10', batch] as const]),
];

/** The text of a code and what is read under it. Without a number under a licence that holds today it is a link of our own. */
const codeOf = (gtin: string | null, asked: Asked, publicUrl: string): { text: string; readable: string } => {
  const { symbol, packId } = asked;
  if (gtin === null) {
    if (symbol === 'ean-13' || symbol === 'gs1-128') throw new Problem('no-gtin');
    return { text: ownLink(publicUrl, packId), readable: groupedCode(packId) };
  }
  const elements = elementsOf(gtin, asked);
  const readable = readableElements(elements);
  if (symbol === 'ean-13') return { text: gtin, readable: gtin };
  return { text: symbol === 'qr' ? buildLink(publicUrl, elements) : readable, readable };
};

const wordsOf = ({ batch, bestBefore }: Asked, grams: number, { language }: Pick<Context, 'language'>): string[] => [
  say(language, 'label.weight', { kilograms: formatNumber(grams / 1000) }),
  ...(batch === undefined ? [] : [say(language, 'label.batch', { batch })]),
  ...(bestBefore === undefined ? [] : [say(language, 'label.bestBefore', { day: formatDate(bestBefore, language) })]),
];

export const printPackLabels = handle(contract, async (asked, context) => {
  const { db, clock, publicUrl } = context;
  const { companyId, productId, packId, symbol, on, copies } = asked;
  const product = await findProduct(db, companyId, productId);
  const pack = product?.packs.find(({ id }) => id === packId);
  if (product === null || pack === undefined) throw new Problem('not-found');
  const word = await findGs1(db, companyId);
  const isOwn = word !== null && isLicensed(word, dayOf(clock.now())) && isOfPrefix(pack.gtin, word.prefix);
  const code = codeOf(isOwn ? pack.gtin : null, asked, publicUrl);
  return labelFile(
    { symbol, ...code, title: product.name, lines: wordsOf(asked, pack.grams, context) },
    { on, copies },
  );
});

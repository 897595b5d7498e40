import { listPhrases as contract } from '@shuka/domain/library';
import type { InputOf } from '@shuka/domain/kit/endpoint.ts';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { catalogueOf, partOf, plainText, type CatalogueText } from './phrase-catalogue.ts';
import { clipOf, readKnown, showPhrases, stateOf, type Known } from './show-phrases.ts';

const isAsked = (
  { room, part, state, clip, search = '' }: InputOf<typeof contract>,
  known: Known,
): ((one: CatalogueText) => boolean) => {
  const words = plainText(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  return (one) =>
    (room === undefined || one.room === room) &&
    (part === undefined || partOf(one.key) === part) &&
    words.every((word) => one.plain.includes(word)) &&
    (state === undefined || stateOf(known.standings, one) === state) &&
    (clip === undefined || ['none', 'changed'].includes(clipOf(known, one) ?? ''));
};

export const listPhrases = handle(contract, async (input, context) => {
  const size = limitOf(input.limit);
  const [room, key] = cursorParts(input.after, ['text', 'text']) ?? [];
  const known = await readKnown(context.db, input.language);
  const texts = catalogueOf(input.language);
  // Of a page that another release began, what was after a text that is no more is looked for from the beginning.
  const from = room === undefined ? 0 : texts.findIndex((one) => one.room === room && one.key === key) + 1;
  const fits = isAsked(input, known);
  const found: CatalogueText[] = [];
  for (let at = from; at < texts.length && found.length <= size; at += 1) {
    const one = texts[at];
    if (one !== undefined && fits(one)) found.push(one);
  }
  const { items, next } = cutPage(found, size, (one) => [one.room, one.key]);
  return { items: await showPhrases(context, input.language, known, items), next };
});

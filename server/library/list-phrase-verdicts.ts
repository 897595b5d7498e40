import { listPhraseVerdicts as contract } from '@shuka/domain/library';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findInCatalogue } from './phrase-catalogue.ts';
import { findVerdictsOf } from './phrase-store.ts';
import { nameVerdicts } from './show-phrases.ts';

export const listPhraseVerdicts = handle(contract, async ({ after, limit, ...of }, { db }) => {
  const [at = '2099-12-31T23:59:59Z', id = 'ffffffff-ffff-ffff-ffff-ffffffffffff'] =
    cursorParts(after, ['moment', 'id']) ?? [];
  const size = limitOf(limit);
  const { items, next } = cutPage(await findVerdictsOf(db, of, [at, id], size + 1), size, (one) => [one.at, one.id]);
  const digest = findInCatalogue(of.language, of.room, of.key)?.digest ?? '';
  return { items: await nameVerdicts(db, items, () => digest), next };
});

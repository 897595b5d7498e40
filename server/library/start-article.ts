import { startArticle as contract } from '@shuka/domain/library';
import { handle } from '#kit/route.ts';
import { insertArticle } from './article-store.ts';
import { demandArticle } from './demand-text.ts';

export const startArticle = handle(contract, async (draft, { db, clock }) => {
  await insertArticle(db, draft, clock.now());
  return demandArticle(db, draft.id);
});

import { readDesk as contract } from '@shuka/domain/library';
import { handle } from '#kit/route.ts';
import { demandArticle } from './demand-text.ts';
import { findTexts } from './text-store.ts';

export const readDesk = handle(contract, async ({ articleId }, { db }) => ({
  article: await demandArticle(db, articleId),
  texts: await findTexts(db, articleId),
}));

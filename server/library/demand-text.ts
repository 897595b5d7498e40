import { demandWriting, type Article, type DeskText } from '@shuka/domain/library';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Db } from '#kit/db.ts';
import { findArticle, holdArticle } from './article-store.ts';
import { findText, holdText } from './text-store.ts';

/** A text as it is now. @throws Problem `not-found`. */
export const demandText = async (db: Db, textId: string): Promise<DeskText> => {
  const text = await findText(db, textId);
  if (text === null) throw new Problem('not-found');
  return text;
};

/** A text for a change, held until the commit. @throws Problem `not-found`. */
export const demandHeld = async (db: Db, textId: string): Promise<DeskText> => {
  await holdText(db, textId);
  return demandText(db, textId);
};

/** A text that this person may write on now, held. @throws Problem as `demandWriting` says. */
export const demandDraft = async (db: Db, textId: string, accountId: string): Promise<DeskText> => {
  const text = await demandHeld(db, textId);
  demandWriting(text, accountId);
  return text;
};

/** An article that still stands, held. @throws Problem `not-found`, `article-withdrawn`. */
export const demandStanding = async (db: Db, articleId: string): Promise<Article> => {
  const article = await holdArticle(db, articleId);
  if (article === null) throw new Problem('not-found');
  if (article.withdrawnAt !== null) throw new Problem('article-withdrawn');
  return article;
};

/** @throws Problem `not-found`. */
export const demandArticle = async (db: Db, articleId: string): Promise<Article> => {
  const article = await findArticle(db, articleId);
  if (article === null) throw new Problem('not-found');
  return article;
};

import type { WholeArticle } from '@shuka/domain/library';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Context } from '#kit/context.ts';
import { findAbout, findInForce } from './reader-store.ts';

/**
 * An article with what of it is advice today.
 * @throws Problem `not-found` for one that is withdrawn, or of which nothing was reviewed or all is out of date.
 */
export const demandAdvice = async ({ db, clock }: Context, articleId: string): Promise<WholeArticle> => {
  const about = await findAbout(db, articleId);
  const texts = about === null ? [] : await findInForce(db, articleId, dayOf(clock.now()));
  if (about === null || texts.length === 0) throw new Problem('not-found');
  return { ...about, texts };
};

import { openArticle as contract } from '@shuka/domain/library';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { findAdvice, keepAdvice } from './advice-store.ts';
import { demandAdvice } from './demand-advice.ts';

export const openArticle = handle(contract, async ({ id, keeperId, articleId }, context) => {
  const { db, clock } = context;
  const { texts } = await demandAdvice(context, articleId);
  const textIds = texts.map((text) => text.id);
  const [kept] = await keepAdvice(db, [{ id, keeperId }], { articleId, textIds, sentBy: null }, clock.now());
  const advice = kept === undefined ? null : await findAdvice(db, kept.id);
  if (advice === null) throw new Problem('not-found');
  return advice;
});

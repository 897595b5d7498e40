import { readArticle as contract } from '@shuka/domain/library';
import { handle } from '#kit/route.ts';
import { demandAdvice } from './demand-advice.ts';

export const readArticle = handle(contract, ({ articleId }, context) => demandAdvice(context, articleId));

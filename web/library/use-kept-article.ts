import { readArticle } from '@shuka/domain/library';
import { useKept } from '#kit/use-kept.ts';

/** An article as the server has it now, with no network as it was opened last. */
export const useKeptArticle = (articleId: string) => useKept(readArticle, { articleId }, `article ${articleId}`);

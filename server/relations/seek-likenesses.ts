import { seekLikenesses as contract } from '@shuka/domain/relations';
import { handle } from '#kit/route.ts';
import { likenessSearch } from './find-likenesses.ts';

export const seekLikenesses = handle(contract, async (_asked, { db, jobs }) => {
  await jobs.send(likenessSearch, { all: true }, db);
  return {};
});

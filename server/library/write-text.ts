import { writeText as contract } from '@shuka/domain/library';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { demandStanding, demandText } from './demand-text.ts';
import { nameOf } from './names-of.ts';
import { insertText } from './text-store.ts';

export const writeText = handle(contract, async (draft, context) => {
  const { db, clock } = context;
  const writtenBy = viewerOf(context).accountId;
  await demandStanding(db, draft.articleId);
  const writer = { writtenBy, writtenByName: await nameOf(db, writtenBy) };
  if (!(await insertText(db, draft, writer, clock.now()))) throw new Problem('text-under-way');
  return demandText(db, draft.id);
});

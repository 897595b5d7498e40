import { readStory as contract } from '@shuka/domain/traceability';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { gatherStory } from './gather-story.ts';
import { findStart } from './story-start.ts';
import { tellBooks } from './tell-books.ts';

export const readStory = handle(contract, async ({ at }, context) => {
  await tellBooks(context);
  const start = await findStart(context.db, context.publicUrl, at);
  if (start === null) throw new Problem('not-found');
  return (await gatherStory(context, start)).story;
});

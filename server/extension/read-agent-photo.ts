import { readAgentPhoto as contract } from '@shuka/domain/extension';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { findAgents } from './find-agents.ts';

const cacheSeconds = 0; // who looks after someone is nobody else's business, and phones are shared

export const readAgentPhoto = handle(contract, async ({ keeperId, photoId }, { db, files }) => {
  const [agent] = await findAgents(db, [keeperId]);
  const bytes = agent?.photoId === photoId ? await files.get(photoId, 'webp') : null;
  if (bytes === null) throw new Problem('not-found');
  return { bytes, mediaType: 'image/webp', cacheSeconds };
});

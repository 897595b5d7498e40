import { broadcastLimits, sendBroadcast as contract } from '@shuka/domain/messaging';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { audienceOf, countAudience } from './broadcast-audience.ts';
import { senderOf } from './broadcast-sender.ts';
import { countOpen, findBroadcast, insertBroadcast, shownBroadcast } from './broadcast-store.ts';
import { queueJob } from './send-to-many.ts';

export const sendBroadcast = handle(contract, async (draft, context) => {
  const { db, clock, jobs, language } = context;
  const { accountId: sentBy } = viewerOf(context);
  if ((await countAudience(db, await audienceOf(db, draft, sentBy))) === 0) throw new Problem('no-audience');
  if ((await countOpen(db, sentBy)) >= broadcastLimits.mostOpen) throw new Problem('too-many-broadcasts');
  const senderName = await senderOf(context);
  await insertBroadcast(db, { ...draft, sentBy, senderName, language, now: clock.now() });
  await jobs.send(queueJob, { broadcastId: draft.id }, db);
  const said = await findBroadcast(db, draft.id);
  if (said === null) throw new Problem('not-found');
  return shownBroadcast(said);
});

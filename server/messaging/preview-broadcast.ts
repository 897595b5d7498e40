import { previewBroadcast as contract } from '@shuka/domain/messaging';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { countSmsParts } from '#kit/sms.ts';
import { audienceOf, countAudience } from './broadcast-audience.ts';
import { senderOf } from './broadcast-sender.ts';

export const previewBroadcast = handle(contract, async ({ text, ...audience }, context) => {
  const { db } = context;
  const viewer = viewerOf(context);
  const total = await countAudience(db, await audienceOf(db, audience, viewer.accountId));
  return { total, smsParts: countSmsParts(`${await senderOf(context)}: ${text}`) };
});

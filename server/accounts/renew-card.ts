import { renewCard as contract } from '@shuka/domain/accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { changeCardCode } from './card-store.ts';

export const renewCard = handle(contract, async (_, context) => ({
  cardCode: await changeCardCode(context.db, viewerOf(context).accountId),
}));

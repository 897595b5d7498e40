import { readVisitCodes as contract } from '@shuka/domain/extension';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { codesFrom } from './visit-codes.ts';

export const readVisitCodes = handle(contract, async (_, context) => ({
  codes: codesFrom(context.secrets, viewerOf(context).accountId, context.clock.now()),
}));

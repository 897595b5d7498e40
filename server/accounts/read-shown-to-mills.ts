import { readShownToMills as contract } from '@shuka/domain/accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findMillWord } from './mill-word-store.ts';

export const readShownToMills = handle(contract, (_input, context) =>
  findMillWord(context.db, viewerOf(context).accountId),
);

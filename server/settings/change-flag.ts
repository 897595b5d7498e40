import { changeFlag as contract } from '@shuka/domain/settings';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { insertFlagWord, showFlag } from './flag-store.ts';

export const changeFlag = handle(contract, async (said, context) => {
  const { db, clock } = context;
  await insertFlagWord(db, { ...said, by: viewerOf(context).accountId }, clock.now());
  return showFlag(db, said.name);
});

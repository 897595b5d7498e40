import { checkSnoozeDays, newSnooze, snoozeTask as contract } from '@shuka/domain/extension';
import { readTaskRules } from '#settings';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { countSnoozes, insertSnooze } from './snooze-store.ts';

export const snoozeTask = handle(contract, async (draft, context) => {
  const { db, clock } = context;
  const wordsAlready = await countSnoozes(db, draft.keeperId);
  const word = newSnooze(draft, { by: viewerOf(context).accountId, now: clock.now(), wordsAlready });
  checkSnoozeDays(word, await readTaskRules(db), clock.now());
  await insertSnooze(db, word);
  return word;
});

import {
  listWaitingThresholds as contract,
  nextThreshold,
  thresholdDetails,
  thresholdHeld,
} from '@shuka/domain/advisory';
import { mostWaitingWords } from '@shuka/domain/settings';
import { fullNamesOf } from '#accounts';
import { findWaitingWords } from '#settings';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { readThresholds } from './threshold-store.ts';

export const listWaitingThresholds = handle(contract, async (_input, context) => {
  const { db } = context;
  const { accountId } = viewerOf(context);
  const waiting = await findWaitingWords(db, ['pest-threshold'], mostWaitingWords);
  const held = await readThresholds(db);
  const names = await fullNamesOf(
    db,
    waiting.map(({ askedBy }) => askedBy),
  );
  return {
    items: waiting.map(({ id, askedAt, askedBy, said }) => {
      const details = thresholdDetails.parse(said);
      return {
        id,
        askedAt,
        askedByName: names.get(askedBy) ?? '',
        said: nextThreshold(details, held),
        heldPercent: thresholdHeld(details, held)?.percent ?? null,
        mayDecide: askedBy !== accountId,
      };
    }),
  };
});
